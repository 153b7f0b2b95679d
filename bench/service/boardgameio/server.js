// boardgame.io's server with its own file storage: node server.js PORT FOLDER
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { game } = require("./game");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  db: new FlatFile({ dir: folder }),
});
// Its lobby needs a port of its own: on a shared one, newer versions of koa never reach it.
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } });
