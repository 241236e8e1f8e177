-- Ataxx (Dave Crummack and Craig Galley, 1988)
game "Ataxx" {
  id = "ataxx", revision = 1,
  summary = "Spread over the board and turn the pieces that you touch; who has more at the end wins.",
  seats = { "red", "blue" },
  kinds = { { "red_disc", "x", 1 }, { "blue_disc", "o", 2 } },
  reasons = {
    more = "nobody can move, and one side has more pieces", equal = "nobody can move, and both have as many pieces",
    gone = "one side has no pieces left", quiet = "a hundred jumps in a row",
  },
  repetition = { 3, "repetition" }, max_moves = 512,
}

size = integer(7, 4, 9, "Columns and rows of the board.")
board = grid(size, size)
state { jumps = byte(100) }

rules {
  ["A1.1"] = "Each side begins with two pieces in opposite corners. Red moves first.",
  ["A2.1"] = "A new piece is put onto an empty field beside one of one's own, diagonals included.",
  ["A2.2"] = "Or a piece jumps to an empty field two away.",
  ["A2.3"] = "All pieces of the other side beside the field that was reached change sides.",
  ["A2.4"] = "Who can't move passes.",
  ["A3.1"] = "When nobody can move, who has more pieces wins; as many are a draw.",
  ["A3.2"] = "Who has no pieces left has lost.",
  ["A3.3"] = "The third time the same position occurs, or after a hundred jumps in a row, the game is a draw.",
}

-- The fields two away: around the square of those beside it.
local far = {}
for f = 1, board.n do
  far[f] = {}
  for to = 1, board.n do
    local columns, rows = math.abs(board.column[f] - board.column[to]), math.abs(board.row[f] - board.row[to])
    if math.max(columns, rows) == 2 then table.insert(far[f], to) end
  end
end

function start(p)                                                     -- A1.1
  p.cell[board.n - size + 1], p.cell[size], p.cell[1], p.cell[board.n] = 1, 1, 2, 2
end

local function holds(cell, fields, kind)
  for i = 1, #fields do if cell[fields[i]] == kind then return true end end
  return false
end

local function can_move(cell, seat)
  for f = 1, board.n do
    if cell[f] == 0 and (holds(cell, board.around[f], seat) or holds(cell, far[f], seat)) then return true end
  end
  return false
end

function moves(p, seat, add)
  local cell, any = p.cell, false
  for f = 1, board.n do
    if cell[f] == 0 and holds(cell, board.around[f], seat) then add(f); any = true       -- A2.1
    elseif cell[f] == seat then
      for _, to in ipairs(far[f]) do if cell[to] == 0 then add(f, to); any = true end end -- A2.2
    end
  end
  if not any then add("pass") end                                     -- A2.4
end

function play(p, seat, from, to)
  p.turn = 3 - seat
  if from == "pass" then uses("A2.4") return end
  local cell, other = p.cell, 3 - seat
  uses(to and "A2.2" or "A2.1")
  if to then cell[from] = 0 end
  p.jumps = to and p.jumps + 1 or 0
  to = to or from
  cell[to] = seat
  for _, f in ipairs(board.around[to]) do                             -- A2.3
    if cell[f] == other then cell[f] = seat; uses("A2.3") end
  end
  local count = { 0, 0 }
  for f = 1, board.n do if cell[f] ~= 0 then count[cell[f]] = count[cell[f]] + 1 end end
  if count[other] == 0 then uses("A3.2") return win(p, seat, "gone") end
  if not can_move(cell, other) and not can_move(cell, seat) then
    uses("A3.1")
    if count[1] == count[2] then return draw(p, "equal") end
    return win(p, count[1] > count[2] and 1 or 2, "more")
  end
  if p.jumps == 100 then uses("A3.3") draw(p, "quiet") end
end

-- What a repetition doesn't look at.
function compare(p) p.jumps = 0 end

function check(p)
  if p.result == 0 and not can_move(p.cell, 1) and not can_move(p.cell, 2) then
    return "neither side can move here: the game is over"
  end
end

function evaluate(p, seat)
  local value = 0
  for f = 1, board.n do
    local kind = p.cell[f]
    if kind == seat then value = value + 40 elseif kind ~= 0 then value = value - 40 end
  end
  return value
end
