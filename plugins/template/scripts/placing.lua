-- Placing stones: each falls to the lowest free field of its column; four in a row win.
game "Sample game" {
  id = "sample_game", revision = 1,
  summary = "Be the first to get four stones in a row.",
  seats = { "first", "second" },
  kinds = { { "first_stone", "x", 1 }, { "second_stone", "o", 2 } },
  reasons = { row = "four stones stand in a row", full = "the board is full" },
}

columns = integer(7, 4, 10, "Columns of the board.")
needed = integer(4, 3, 6, "How many stones in a row win.")
board = grid(columns, 6)

rules {
  ["1.1"] = "A stone falls to the lowest free field of the column that was chosen.",
  ["1.2"] = "A full column takes no more.",
  ["2.1"] = "Who gets four stones in a row wins, straight or diagonally.",
  ["2.2"] = "A full board without such a row is a draw.",
}

function start(p) end                                                 -- the board is empty, seat 1 begins

function moves(p, seat, add)
  for column = 1, columns do
    local field = column
    while field <= board.n and p.cell[field] ~= 0 do field = field + columns end
    if field <= board.n then add(field)                               -- 1.1
    else no("1.2", field - columns) end
  end
end

local function in_a_row(cell, field, seat)
  for axis = 1, 4 do
    local count = 1
    for way = axis, axis + 4, 4 do                                    -- both ways along the line
      for _, next_one in ipairs(board.ray[field][way]) do
        if cell[next_one] ~= seat then break end
        count = count + 1
      end
    end
    if count >= needed then return true end
  end
  return false
end

function play(p, seat, field)
  p.cell[field], p.turn = seat, 3 - seat
  if in_a_row(p.cell, field, seat) then win(p, seat, "row") return end -- 2.1
  for f = 1, board.n do if p.cell[f] == 0 then return end end
  draw(p, "full")                                                     -- 2.2
end
