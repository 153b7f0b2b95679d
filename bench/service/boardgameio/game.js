// A game of two who lay one tile after another: the least that a move of SNEKAGON does.
const { INVALID_MOVE } = require("boardgame.io/core");

exports.game = {
  name: "tiles",
  setup: () => ({ laid: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: {
      move: ({ G }, tile) => {
        if (typeof tile !== "number") return INVALID_MOVE;
        G.laid.push(tile);
      },
      client: false, // no guess by the client: a move counts when the server has confirmed it
    },
  },
};
