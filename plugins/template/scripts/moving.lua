-- Moving pieces: one field ahead, taking diagonally, to the far row. (The rules of Breakthrough, Dan Troyka, 2000.)
game "Sample game" {
  id = "sample_game", revision = 1,
  summary = "Be the first to bring a piece to the far row.",
  seats = { "white", "black" },
  kinds = { { "white_man", "w", 1 }, { "black_man", "b", 2 } },
  reasons = { reached = "a piece has reached the far row", taken = "all pieces are taken" },
}

size = integer(8, 5, 10, "Columns and rows of the board.")
board = grid(size, size)

rules {
  ["B1.1"] = "Each side begins with two rows of pieces. White moves first.",
  ["B2.1"] = "A piece moves one field forward, straight or diagonally, to an empty field.",
  ["B2.2"] = "A piece takes diagonally only.",
  ["B2.3"] = "A field with a piece of its own side is closed to it.",
  ["B3.1"] = "Who brings a piece to the far row wins.",
  ["B3.2"] = "Who takes the last piece of the other side wins.",
}

forward = { { "nw", "n", "ne" }, { "sw", "s", "se" } }
goal = { size, 1 }

function start(p)                                                     -- B1.1
  for f = 1, 2 * size do p.cell[f], p.cell[board.n + 1 - f] = 1, 2 end
end

function moves(p, seat, add)
  for from = 1, board.n do
    if p.cell[from] == seat then
      for i, way in ipairs(forward[seat]) do                          -- B2.1
        local to = board.step[from][way]
        if to then
          if p.cell[to] == seat then no("B2.3", from, to)
          elseif p.cell[to] ~= 0 and i == 2 then no("B2.2", from, to)
          else add(from, to) end
        end
      end
    end
  end
end

function play(p, seat, from, to)
  if p.cell[to] ~= 0 then uses("B2.2") end
  p.cell[from], p.cell[to] = 0, seat
  p.turn = 3 - seat
  if board.row[to] == goal[seat] then win(p, seat, "reached") return end -- B3.1
  for f = 1, board.n do if p.cell[f] == 3 - seat then return end end
  win(p, seat, "taken")                                               -- B3.2
end
