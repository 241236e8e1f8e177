-- Tablut, as Linnaeus saw it played in Lapland in 1732. What he left open, or what is read differently, can be chosen.
game "Tablut" {
  id = "tablut", revision = 1,
  summary = "Bring the king to the edge with few men, or take him with many.",
  seats = { "attackers", "defenders" },
  kinds = { { "attacker", "a", 1 }, { "defender", "d", 2 }, { "defender_king", "K", 2 } },
  reasons = {
    escaped = "the king has escaped", captured = "the king is taken", no_moves = "one side has no move",
  },
  repetition = { 3, "repetition" }, max_moves = 512,
}

goal = choice("edge", { "edge", "corners" }, "Where the king escapes.")
king_taken = choice("near_throne", { "near_throne", "always_four", "always_two" },
  "How the king is taken: by two pieces, and by three or four on and beside the throne; by four everywhere; by two everywhere.")
king_takes = flag(true, "Whether the king takes pieces too.")
pass_throne = flag(false, "Whether pieces may pass over the empty throne.")
throne_takes = flag(true, "Whether the empty throne helps to take pieces.")
begins = choice("attackers", { "attackers", "defenders" }, "Who moves first.")

rules {
  ["T1.1"] = "The king stands on the throne in the middle, his eight defenders around him, sixteen attackers at the edges.",
  ["T2.1"] = "All pieces move any distance along rows and columns, over empty fields only.",
  ["T2.2"] = "Only the king may stand on the throne; whether others may pass over it can be chosen.",
  ["T3.1"] = "A piece is taken when the move of an enemy puts it between two enemies in a row or column.",
  ["T3.2"] = "Who moves between two enemies isn't taken.",
  ["T3.3"] = "The empty throne counts as an enemy of every piece beside it.",
  ["T3.4"] = "On the throne the king is taken by four attackers, beside it by three, elsewhere by two.",
  ["T4.1"] = "The king who reaches the edge has escaped, and the defenders win.",
  ["T4.2"] = "If the king is taken, the attackers win.",
  ["T4.3"] = "Who has no move loses.",
  ["T4.4"] = "The third time the same position occurs, the game is a draw.",
}

board = grid(9, 9)
local throne = board.field.e5
local corners = { [1] = true, [9] = true, [73] = true, [81] = true }

function start(p)                                                     -- T1.1
  for _, name in ipairs { "d1", "e1", "f1", "e2", "d9", "e9", "f9", "e8", "a4", "a5", "a6", "b5", "i4", "i5", "i6", "h5" } do
    p.cell[board.field[name]] = 1
  end
  for _, name in ipairs { "e3", "e4", "e6", "e7", "c5", "d5", "f5", "g5" } do p.cell[board.field[name]] = 2 end
  p.cell[throne] = 3
  if begins == "defenders" then p.turn = 2 end
end

local function closed(f, kind)                                        -- where a piece may not stop
  return kind ~= 3 and (f == throne or goal == "corners" and corners[f])
end

local function side(kind) return kind == 3 and 2 or kind end

-- Calls found(from, to) for each move of a side, and forbidden(from, to) for what only T2.2 forbids.
local function each(cell, seat, found, forbidden)
  for from = 1, 81 do
    local kind = cell[from]
    if kind ~= 0 and side(kind) == seat then
      for way = 1, 7, 2 do
        for _, to in ipairs(board.ray[from][way]) do
          if cell[to] ~= 0 then break end
          if not closed(to, kind) then found(from, to)
          else
            forbidden(from, to)
            if to == throne and not pass_throne then break end
          end
        end
      end
    end
  end
end

function moves(p, seat, add)
  each(p.cell, seat, add, function(from, to) no("T2.2", from, to) end) -- T2.1, T2.2
end

local function hostile(cell, f, kind)                                 -- whether a field helps to take a piece
  local there = cell[f]
  if there == 0 then
    return f == throne and throne_takes or goal == "corners" and corners[f] or false
  end
  if there == 3 and not king_takes then return false end
  return side(there) ~= side(kind)
end

local function king_is_taken(cell, f, by)
  local around = 0
  for way = 1, 7, 2 do
    local near = board.step[f][way]
    if near and (cell[near] == 1 or near == throne and cell[near] == 0) then around = around + 1 end
  end
  local at_throne = f == throne
  for way = 1, 7, 2 do at_throne = at_throne or board.step[f][way] == throne end
  if king_taken == "always_four" or king_taken == "near_throne" and at_throne then return around == 4 end
  for way = 1, 7, 2 do                                                -- between two, one of them just come
    local near, behind = board.step[f][way], board.step[f][(way + 3) % 8 + 1]
    if near == by and behind and hostile(cell, behind, 3) then return true end
  end
  return false
end

local function can_move(cell, seat)
  local any = false
  each(cell, seat, function() any = true end, function() end)
  return any
end

function play(p, seat, from, to)
  local cell = p.cell
  local kind = cell[from]
  cell[from], cell[to] = 0, kind
  p.turn = 3 - seat
  uses("T2.1")
  for way = 1, 7, 2 do
    local near = board.step[to][way]
    local victim = near and cell[near] or 0
    if victim == 3 and seat == 1 then
      if king_is_taken(cell, near, to) then                           -- T3.4
        uses("T3.4")
        uses("T4.2")
        cell[near] = 0
        return win(p, 1, "captured")
      end
    elseif victim ~= 0 and victim ~= 3 and side(victim) ~= seat and (kind ~= 3 or king_takes) then
      local behind = board.step[near][way]
      if behind and hostile(cell, behind, victim) then                -- T3.1, T3.3
        uses(cell[behind] == 0 and "T3.3" or "T3.1")
        cell[near] = 0
      end
    end
  end
  if goal == "edge" and kind == 3 then
    if #board.beside[to] < 4 then uses("T4.1") return win(p, 2, "escaped") end
  elseif kind == 3 and corners[to] then
    uses("T4.1")
    return win(p, 2, "escaped")
  end
  if not can_move(cell, p.turn) then uses("T4.3") win(p, seat, "no_moves") end
end

function check(p)
  local count = { 0, 0, 0 }
  for f = 1, 81 do
    local kind = p.cell[f]
    if kind ~= 0 then
      count[kind] = count[kind] + 1
      if closed(f, kind) then return "only the king may stand on " .. board.name[f] end
      if kind == 3 and p.result == 0 and (goal == "edge" and #board.beside[f] < 4 or corners[f]) then
        return "the king has escaped: the game is over"
      end
    end
  end
  if count[3] > 1 or count[3] == 0 and p.result == 0 then return "there is one king" end
  if count[1] > 16 or count[2] > 8 then return "there are at most sixteen attackers and eight defenders" end
end

-- Pieces, and how many clear ways to the edge the king has.
function evaluate(p, seat)
  local cell, value, king = p.cell, 0, nil
  for f = 1, 81 do
    local kind = cell[f]
    if kind == 1 then value = value - 60 elseif kind == 2 then value = value + 110 elseif kind == 3 then king = f end
  end
  value = value + 60 * 16 - 110 * 8
  if not king then return seat == 1 and 4000 or -4000 end
  local open, guards = 0, 0
  for way = 1, 7, 2 do
    local clear = true
    for _, f in ipairs(board.ray[king][way]) do if cell[f] ~= 0 or closed(f, 3) then clear = false break end end
    if clear then open = open + 1 end
    local near = board.step[king][way]
    if near and cell[near] == 1 then guards = guards + 1 end
  end
  if goal == "edge" then value = value + (open > 1 and 900 or open == 1 and (p.turn == 2 and 900 or 150) or 0) end
  value = value - 60 * guards
  return seat == 2 and value or -value
end
