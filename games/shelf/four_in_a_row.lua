-- Four in a row: discs fall into columns
game "Four in a Row" {
  id = "four_in_a_row", revision = 1,
  summary = "Let discs fall into the columns and be the first with four in a row.",
  seats = { "yellow", "red" },
  kinds = { { "yellow_disc", "x", 1 }, { "red_disc", "o", 2 } },
  reasons = { line = "a row is complete", full = "the board is full" },
}

columns = integer(7, 4, 10, "Columns of the board.")
height = integer(6, 4, 10, "Fields in a column.")
length = integer(4, 3, 5, "How many discs make a row.")
board = grid(columns, height)

rules {
  ["F1.1"] = "The board is empty at first. Yellow begins.",
  ["F2.1"] = "A disc falls to the lowest empty field of a column.",
  ["F2.2"] = "No disc stays above an empty field.",
  ["F3.1"] = "Who has four discs in a row, straight or diagonally, wins.",
  ["F3.2"] = "If the board is full before that, the game is a draw.",
}

function start(p) end                                                 -- F1.1

function moves(p, seat, add)
  for column = 1, columns do
    local f = column
    while f and p.cell[f] ~= 0 do f = board.step[f].n end
    if f then
      add(f)                                                          -- F2.1
      if asked() then for _, above in ipairs(board.ray[f].n) do no("F2.2", above) end end
    end
  end
end

local function along(cell, ray, seat)
  for i = 1, #ray do if cell[ray[i]] ~= seat then return i - 1 end end
  return #ray
end

function play(p, seat, f)
  local cell, rays = p.cell, board.ray[f]
  cell[f], p.turn = seat, 3 - seat
  uses("F2.1")
  for axis = 1, 4 do                                                  -- F3.1
    if 1 + along(cell, rays[axis], seat) + along(cell, rays[axis + 4], seat) >= length then
      uses("F3.1")
      return win(p, seat, "line")
    end
  end
  for top = board.n - columns + 1, board.n do if cell[top] == 0 then return end end
  uses("F3.2")
  draw(p, "full")
end

function check(p)
  for f = columns + 1, board.n do
    if p.cell[f] ~= 0 and p.cell[f - columns] == 0 then return board.name[f] .. " has nothing below it" end
  end
end

-- Every row that can still become one counts, the more discs it has the more.
local windows = {}
for f = 1, board.n do
  for axis = 1, 4 do
    local ray = board.ray[f][axis]
    if #ray >= length - 1 then
      local window = { f }
      for i = 1, length - 1 do window[i + 1] = ray[i] end
      windows[#windows + 1] = window
    end
  end
end
local worth = { 1, 5, 25, 80 }

function evaluate(p, seat)
  local cell, value = p.cell, 0
  for i = 1, #windows do
    local window, own, others = windows[i], 0, 0
    for j = 1, length do
      local kind = cell[window[j]]
      if kind == seat then own = own + 1 elseif kind ~= 0 then others = others + 1 end
    end
    if others == 0 and own > 0 then value = value + worth[own]
    elseif own == 0 and others > 0 then value = value - worth[others] end
  end
  return value
end
