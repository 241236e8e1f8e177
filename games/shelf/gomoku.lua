-- Gomoku: five in a row on the crossings of 15 by 15 lines
game "Gomoku" {
  id = "gomoku", revision = 1,
  summary = "Be the first to have five stones in a row.",
  seats = { "black", "white" },
  kinds = { { "black_stone", "x", 1 }, { "white_stone", "o", 2 } },
  reasons = { five = "five stones are in a row", full = "the board is full" },
}

size = integer(15, 9, 19, "Lines of the board in each direction.")
overline = flag(true, "Whether six stones or more in a row win as well.")
board = grid(size, size)

rules {
  ["G1.1"] = "The board is empty at first. Black begins.",
  ["G2.1"] = "A stone is put onto an empty crossing and stays there.",
  ["G3.1"] = "Who has five stones in a row, straight or diagonally, wins.",
  ["G3.2"] = "Six stones or more in a row win as well, or don't count, as agreed.",
  ["G3.3"] = "If the board is full before that, the game is a draw.",
}

function start(p) end                                                 -- G1.1

function moves(p, seat, add)
  for f = 1, board.n do
    if p.cell[f] == 0 then add(f) else no("G2.1", f) end              -- G2.1
  end
end

local function along(cell, ray, seat)
  for i = 1, #ray do if cell[ray[i]] ~= seat then return i - 1 end end
  return #ray
end

function play(p, seat, f)
  local cell, rays = p.cell, board.ray[f]
  cell[f], p.turn = seat, 3 - seat
  for axis = 1, 4 do
    local n = 1 + along(cell, rays[axis], seat) + along(cell, rays[axis + 4], seat)
    if n > 5 then uses("G3.2") end
    if n == 5 or n > 5 and overline then                              -- G3.1, G3.2
      uses("G3.1")
      return win(p, seat, "five")
    end
  end
  for i = 1, board.n do if cell[i] == 0 then return end end
  uses("G3.3")
  draw(p, "full")
end

-- Every five fields in line that only one side stands on count, the more stones the more.
local windows = {}
for f = 1, board.n do
  for axis = 1, 4 do
    local ray = board.ray[f][axis]
    if #ray >= 4 then windows[#windows + 1] = { f, ray[1], ray[2], ray[3], ray[4] } end
  end
end
local worth = { 2, 12, 60, 250, 0 }

function evaluate(p, seat)
  local cell, value = p.cell, 0
  local other = 3 - seat
  for i = 1, #windows do
    local w = windows[i]
    local own, others = 0, 0
    for j = 1, 5 do
      local kind = cell[w[j]]
      if kind == seat then own = own + 1 elseif kind == other then others = others + 1 end
    end
    if others == 0 then
      if own > 0 then value = value + worth[own] end
    elseif own == 0 then value = value - worth[others] end
  end
  return value + (p.turn == seat and 20 or -20)
end
