-- Breakthrough (Dan Troyka, 2000)
game "Breakthrough" {
  id = "breakthrough", revision = 1,
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
  ["B2.2"] = "A piece takes only diagonally; straight ahead a piece of the other side blocks it.",
  ["B2.3"] = "A field with a piece of its own side is closed to it.",
  ["B3.1"] = "Who brings a piece to the far row wins.",
  ["B3.2"] = "Who takes the last piece of the other side wins.",
}

local forward = { { "nw", "n", "ne" }, { "sw", "s", "se" } }
local goal = { size, 1 }

function start(p)                                                     -- B1.1
  for f = 1, 2 * size do p.cell[f], p.cell[board.n + 1 - f] = 1, 2 end
end

function moves(p, seat, add)
  local cell = p.cell
  for from = 1, board.n do
    if cell[from] == seat then
      local step = board.step[from]
      for i, way in ipairs(forward[seat]) do                          -- B2.1
        local to = step[way]
        if to then
          if cell[to] == seat then no("B2.3", from, to)
          elseif cell[to] ~= 0 and i == 2 then no("B2.2", from, to)
          else add(from, to) end
        end
      end
    end
  end
end

function play(p, seat, from, to)
  local takes = p.cell[to] ~= 0
  uses(takes and "B2.2" or "B2.1")
  p.cell[from], p.cell[to] = 0, seat
  p.turn = 3 - seat
  if board.row[to] == goal[seat] then                                 -- B3.1
    uses("B3.1")
    return win(p, seat, "reached")
  end
  if takes then                                                       -- B3.2
    for f = 1, board.n do if p.cell[f] == 3 - seat then return end end
    uses("B3.2")
    win(p, seat, "taken")
  end
end

-- Pieces count, and more the farther they have come; one that nobody can stop has all but won.
function evaluate(p, seat)
  local value = { 0, 0 }
  for f = 1, board.n do
    local s = p.cell[f]
    if s ~= 0 then
      local come = s == 1 and board.row[f] - 1 or size - board.row[f]
      value[s] = value[s] + 100 + 4 * come * come
    end
  end
  return value[seat] - value[3 - seat]
end
