-- An empty board to begin with: change what you like and save.
game "Sample game" {
  id = "sample_game", revision = 1,
  summary = "Who places the last stone wins.",
  seats = { "first", "second" },
  kinds = { { "first_stone", "x", 1 }, { "second_stone", "o", 2 } },
  reasons = { last = "the board is full" },
}

size = integer(3, 2, 10, "Columns and rows of the board.")
board = grid(size, size)

rules {
  ["1"] = "The seats take turns to place a stone on an empty field.",
  ["2"] = "Who fills the board wins.",
}

function start(p) end                        -- p.cell[f] is 0 for an empty field, else the number of a kind

function moves(p, seat, add)
  for f = 1, board.n do
    if p.cell[f] == 0 then add(f) else no("1", f) end
  end
end

function play(p, seat, f)
  p.cell[f], p.turn = seat, 3 - seat
  for other = 1, board.n do if p.cell[other] == 0 then return end end
  win(p, seat, "last")                       -- 2
end
