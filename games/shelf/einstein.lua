-- EinStein würfelt nicht! (Ingo Althöfer, 2004): a die says which stone may move
game "EinStein würfelt nicht!" {
  id = "einstein", revision = 1,
  summary = "Race a stone to the far corner; a die says which one moves.",
  seats = { "blue", "red" },
  kinds = {
    { "blue_stone_1", "1", 1 }, { "blue_stone_2", "2", 1 }, { "blue_stone_3", "3", 1 },
    { "blue_stone_4", "4", 1 }, { "blue_stone_5", "5", 1 }, { "blue_stone_6", "6", 1 },
    { "red_stone_1", "a", 2 }, { "red_stone_2", "b", 2 }, { "red_stone_3", "c", 2 },
    { "red_stone_4", "d", 2 }, { "red_stone_5", "e", 2 }, { "red_stone_6", "f", 2 },
  },
  reasons = { corner = "a stone has reached the far corner", taken = "all stones are taken" },
}

shuffled = flag(true, "Whether chance lays out the stones; else they lie in the order of their numbers.")
board = grid(5, 5)
-- next: who moves after the throw; die: what it shows; laid: how many stones lie
state { next = byte(2), die = byte(6), laid = byte(12) }

rules {
  ["E1.1"] = "Each side begins with six stones in its corner, laid out by chance or in order. Blue begins.",
  ["E2.1"] = "The die says which stone moves; if it is gone, the next lower or the next higher one that is left.",
  ["E2.2"] = "A stone moves one field towards the far corner: straight ahead, sideways or diagonally.",
  ["E2.3"] = "It takes whatever stands there, of either side.",
  ["E3.1"] = "Who reaches the far corner wins.",
  ["E3.2"] = "Who has no stones left has lost.",
}

local corner = { 25, 1 }
local ways = { { "e", "n", "ne" }, { "w", "s", "sw" } }
local homes = { 1, 2, 3, 6, 7, 11, 25, 24, 23, 20, 19, 15 }           -- Blue's, then Red's

function start(p)                                                     -- E1.1
  p.turn, p.next = 0, 1                                               -- chance is on turn
  if shuffled then return end
  for i, f in ipairs(homes) do p.cell[f] = i end
  p.laid = 12
end

-- Where each stone of a side is.
local function where(p, seat)
  local at = {}
  for f = 1, 25 do
    local kind = p.cell[f]
    if kind ~= 0 and (kind - 1) // 6 + 1 == seat then at[(kind - 1) % 6 + 1] = f end
  end
  return at
end

function chance(p, add)
  if p.laid == 12 then
    for n = 1, 6 do add(n, 1) end
    return
  end
  local at = where(p, p.laid // 6 + 1)                                -- the next home gets a stone that doesn't lie yet
  for n = 1, 6 do if not at[n] then add(n, 1) end end
end

function moves(p, seat, add)
  local at, lower, higher = where(p, seat), p.die, p.die
  while lower > 0 and not at[lower] do lower = lower - 1 end           -- E2.1
  while higher < 7 and not at[higher] do higher = higher + 1 end
  for n = 1, 6 do
    if at[n] then
      for _, way in ipairs(ways[seat]) do                              -- E2.2
        local to = board.step[at[n]][way]
        if to then
          if n == lower or n == higher then add(at[n], to) else no("E2.1", at[n], to) end
        end
      end
    end
  end
end

function play(p, seat, from, to)
  if seat == 0 then
    if p.laid < 12 then
      p.laid = p.laid + 1
      p.cell[homes[p.laid]] = p.laid > 6 and from + 6 or from
    else
      p.die, p.turn = from, p.next                                     -- the throw
    end
    return
  end
  uses("E2.2")
  if (p.cell[from] - 1) % 6 + 1 ~= p.die then uses("E2.1") end
  if p.cell[to] ~= 0 then uses("E2.3") end
  p.cell[to], p.cell[from] = p.cell[from], 0
  p.turn, p.next, p.die = 0, 3 - seat, 0
  if to == corner[seat] then
    uses("E3.1")
    win(p, seat, "corner")
  elseif not next(where(p, 3 - seat)) then
    uses("E3.2")
    win(p, seat, "taken")
  elseif not next(where(p, seat)) then
    uses("E3.2")
    win(p, 3 - seat, "taken")
  end
end

function check(p)
  local seen = {}
  for f = 1, 25 do
    local kind = p.cell[f]
    if kind ~= 0 then
      if seen[kind] then return "there is one stone of each number" end
      seen[kind] = true
    end
  end
  if p.result ~= 0 then return end
  if p.next == 0 then return "somebody moves after the throw: next is 1 or 2" end
  if p.turn ~= 0 and (p.die == 0 or p.next ~= p.turn or p.laid < 12) then return "who is on turn has thrown the die" end
  if p.turn == 0 and p.die ~= 0 then return "before the throw the die shows nothing" end
  for i, f in ipairs(homes) do
    local kind = p.cell[f]
    if p.laid < 12 and (kind ~= 0) ~= (i <= p.laid) then return "the stones that are laid lie at home" end
    if p.laid < 12 and kind ~= 0 and (kind > 6) ~= (i > 6) then return "each stone is laid in its own corner" end
  end
  if p.laid < 12 then
    if p.next ~= 1 or p.turn ~= 0 then return "Blue begins when all stones lie" end
    for f = 1, 25 do
      local home = false
      for _, h in ipairs(homes) do home = home or h == f end
      if p.cell[f] ~= 0 and not home then return "the stones that are laid lie at home" end
    end
    return
  end
  if not next(where(p, 1)) or not next(where(p, 2)) then return "who has no stones has lost: the game is over" end
  if p.cell[25] ~= 0 and p.cell[25] <= 6 or p.cell[1] > 6 then return "a stone is in the far corner: the game is over" end
end

-- How far the nearest stones are, weighed by how likely the die lets them move.
function evaluate(p, seat)
  local value = 0
  for s = 1, 2 do
    local at, best = where(p, s), 0
    for n = 1, 6 do
      if at[n] then
        local f = at[n]
        local far = s == 1 and math.max(5 - board.column[f], 5 - board.row[f]) or math.max(board.column[f], board.row[f]) - 1
        local chances = 1                                              -- throws that let it move
        for m = n + 1, 6 do if at[m] then break end chances = chances + 1 end
        for m = n - 1, 1, -1 do if at[m] then break end chances = chances + 1 end
        best = math.max(best, (5 - far) * (40 + 12 * chances))
      end
    end
    value = value + (s == seat and best or -best)
  end
  return value
end
