-- Peg Solitaire (known at the court of Louis XIV, 1697): jump until a single peg is left
game "Peg Solitaire" {
  id = "peg_solitaire", revision = 1,
  summary = "Jump over pegs and take them off until a single one is left.",
  seats = { "player" },
  kinds = { { "peg", "o", 1 } },
  reasons = { solved = "a single peg is left", stuck = "no peg can jump any more" },
}

shape = choice("english", { "english", "french", "small" }, "The board: 33 holes, 37, or 21 for a first game.")
centre = flag(false, "Whether the last peg must stand in the middle.")

-- Corners of a board of seven by seven (or five by five) without holes for pegs.
local cut = {
  english = { 1, 2, 6, 7, 8, 9, 13, 14, 36, 37, 41, 42, 43, 44, 48, 49 },
  french = { 1, 2, 6, 7, 8, 14, 36, 42, 43, 44, 48, 49 },
  small = { 1, 5, 21, 25 },
}
local names = {}
for _, f in ipairs(cut[shape]) do names[f] = false end
local width = shape == "small" and 5 or 7
board = grid(width, width, names)
local middle = (board.n + 1) // 2

rules {
  ["P1.1"] = "There is a peg in every hole but the middle one. (On the French board, which can't be solved so, the one above the middle is empty.)",
  ["P2.1"] = "A peg jumps along a row or a column over a neighbouring peg into the empty hole right behind it.",
  ["P2.2"] = "The peg that was jumped over is taken off.",
  ["P3.1"] = "When no peg can jump any more, the game is over. It is won if a single peg is left, in the middle if that is agreed.",
}

local function empty_first() return shape == "french" and board.step[middle].n or middle end

function start(p)                                                     -- P1.1
  for f = 1, board.n do p.cell[f] = 1 end
  p.cell[empty_first()] = 0
end

local ways = { "n", "e", "s", "w" }

local function jumps(cell, visit)
  for from = 1, board.n do
    if cell[from] == 1 then
      for i = 1, 4 do
        local over = board.step[from][ways[i]]
        local to = over and cell[over] == 1 and board.step[over][ways[i]]
        if to and cell[to] == 0 and visit(from, to) then return true end
      end
    end
  end
  return false
end

function moves(p, seat, add)
  jumps(p.cell, function(from, to) add(from, to) end)                 -- P2.1
  if asked() then
    for from = 1, board.n do
      for to = 1, board.n do
        if p.cell[from] == 1 and from ~= to then no("P2.1", from, to) end
      end
    end
  end
end

function play(p, seat, from, to)
  uses("P2.1")
  uses("P2.2")
  local cell = p.cell
  for _, way in ipairs(ways) do
    local over = board.step[from][way]
    if over and board.step[over][way] == to then cell[over] = 0 end   -- P2.2
  end
  cell[from], cell[to] = 0, 1
  if not jumps(cell, function() return true end) then                 -- P3.1
    uses("P3.1")
    local left = 0
    for f = 1, board.n do left = left + cell[f] end
    local won = left == 1 and (not centre or cell[middle] == 1)
    score(p, { won and 2 or 0 }, left == 1 and "solved" or "stuck")
  end
end

function check(p)
  local left = 0
  for f = 1, board.n do left = left + p.cell[f] end
  if p.result == 0 and not jumps(p.cell, function() return true end) then return "no peg can jump: the game is over" end
  if left == 0 or left == board.n then return "there are pegs, and an empty hole" end
end

-- Fewer pegs that stand alone are easier to bring together.
function evaluate(p, seat)
  local cell, value = p.cell, 0
  for f = 1, board.n do
    if cell[f] == 1 then
      value = value - 20
      local near = 0
      for _, g in ipairs(board.beside[f]) do near = near + cell[g] end
      if near == 0 then value = value - 30 end
    end
  end
  return value
end
