// A game without rules whose state is about as large as a view of Carolus Magnus, so that both
// servers carry the same weight. The server alone decides a move, as in Regnum.

const FIELDS = 150;

exports.Weight = {
  name: "weight",
  setup: () => ({ count: 0, board: Array.from({ length: FIELDS }, (_, n) => ({ n, held: 0 })) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: {
      client: false,
      move: ({ G }, field) => {
        G.count += 1;
        G.board[field % FIELDS].held += 1;
      },
    },
  },
};
