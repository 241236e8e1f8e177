-- Reversi (Lewis Waterman and John W. Mollett, 1883), with the set-up and the end that are usual today
game "Reversi" {
  id = "reversi", revision = 1,
  summary = "Enclose the other side's discs and turn them over; who has more at the end wins.",
  seats = { "black", "white" },
  kinds = { { "black_disc", "x", 1 }, { "white_disc", "o", 2 } },
  reasons = { more = "neither side can move, and one has more discs", equal = "neither side can move, and both have as many discs" },
}

half = integer(4, 2, 5, "Half the columns and rows of the board.")
board = grid(2 * half, 2 * half)

rules {
  ["R1.1"] = "Four discs stand in the middle, those of a colour diagonally to each other. Black moves first.",
  ["R2.1"] = "A disc is put onto an empty field so that it encloses discs of the other side in a straight line; these are turned over.",
  ["R2.2"] = "A move must turn over at least one disc.",
  ["R2.3"] = "All lines that are enclosed are turned over.",
  ["R2.4"] = "Who has no move passes.",
  ["R3.1"] = "When neither side can move, the game is over, and who has more discs wins.",
  ["R3.2"] = "With as many discs on both sides the game is a draw.",
}

function start(p)                                                     -- R1.1
  local low = (half - 1) * board.columns + half
  local high = low + board.columns
  p.cell[low], p.cell[low + 1], p.cell[high], p.cell[high + 1] = 2, 1, 1, 2
end

-- How many discs a ray turns over: those of the other side up to the first of one's own.
local function turned(cell, ray, seat)
  for i = 1, #ray do
    local kind = cell[ray[i]]
    if kind == seat then return i - 1 end
    if kind == 0 then return 0 end
  end
  return 0
end

local function turns(cell, f, seat)
  local rays = board.ray[f]
  for way = 1, 8 do if turned(cell, rays[way], seat) > 0 then return true end end
  return false
end

local function can_move(cell, seat)
  for f = 1, board.n do if cell[f] == 0 and turns(cell, f, seat) then return true end end
  return false
end

function moves(p, seat, add)
  local any = false
  for f = 1, board.n do
    if p.cell[f] == 0 then
      if turns(p.cell, f, seat) then add(f); any = true               -- R2.1
      else no("R2.2", f) end
    end
  end
  if not any then add("pass") end                                     -- R2.4
end

function play(p, seat, f)
  p.turn = 3 - seat
  if f == "pass" then uses("R2.4") return end
  local cell, lines = p.cell, 0
  for way = 1, 8 do
    local ray = board.ray[f][way]
    local n = turned(cell, ray, seat)
    if n > 0 then lines = lines + 1 end
    for i = 1, n do cell[ray[i]] = seat end                           -- R2.3
  end
  cell[f] = seat
  uses("R2.1")
  if lines > 1 then uses("R2.3") end
  if can_move(cell, 3 - seat) or can_move(cell, seat) then return end
  local count = { 0, 0 }
  for i = 1, board.n do if cell[i] ~= 0 then count[cell[i]] = count[cell[i]] + 1 end end
  if count[1] == count[2] then
    uses("R3.2")
    return draw(p, "equal")
  end
  uses("R3.1")
  win(p, count[1] > count[2] and 1 or 2, "more")
end

function check(p)
  if p.result == 0 and not can_move(p.cell, 1) and not can_move(p.cell, 2) then
    return "neither side can move here: the game is over"
  end
end

-- Corners can't be turned any more, and the fields beside an empty one give it away. Else moves count, and in the
-- end discs.
local corners = {}
for _, f in ipairs { 1, board.columns, board.n - board.columns + 1, board.n } do corners[#corners + 1] = f end

function evaluate(p, seat)
  local cell, value, empty = p.cell, 0, 0
  local other = 3 - seat
  for _, f in ipairs(corners) do
    if cell[f] == seat then value = value + 160
    elseif cell[f] == other then value = value - 160
    else
      for _, near in ipairs(board.around[f]) do
        if cell[near] == seat then value = value - 40 elseif cell[near] == other then value = value + 40 end
      end
    end
  end
  local discs, open = 0, 0
  for f = 1, board.n do
    local kind = cell[f]
    if kind == 0 then empty = empty + 1
    else
      local sign = kind == seat and 1 or -1
      discs = discs + sign
      for _, near in ipairs(board.around[f]) do if cell[near] == 0 then open = open + sign end end
    end
  end
  if empty < 10 then return value + 25 * discs end
  return value - 8 * open
end
