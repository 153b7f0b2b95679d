// A bot in JavaScript: it makes the last legal move, and says how far its thinking is.
const lines = require("node:readline").createInterface({ input: process.stdin });
const say = (message) => console.log(JSON.stringify(message));

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "hello", protocol: 1, name: "last in JavaScript" });
  } else if (message.type === "choose") {
    say({ type: "analysis", id: message.id, progress: 1 });
    say({ type: "move", id: message.id, text: message.texts[message.texts.length - 1] });
  } else if (message.type === "stop") {
    lines.close();
  }
});
