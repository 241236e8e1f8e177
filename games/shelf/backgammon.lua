-- Backgammon: two dice bring fifteen men home and off the board
game "Backgammon" {
  id = "backgammon", revision = 1,
  summary = "Bring your men home and off the board before the other side does.",
  seats = { "white", "black" },
  kinds = {
    { "white_disc", "w", 1 }, { "black_disc", "b", 2 },
    { "die_1", "1" }, { "die_2", "2" }, { "die_3", "3" }, { "die_4", "4" }, { "die_5", "5" }, { "die_6", "6" },
  },
  reasons = {
    single = "all men of one side are off the board",
    gammon = "all men of one side are off, and none of the other's",
    triple = "all men of one side are off, none of the other's, and some are on the bar or in the winner's home",
  },
}

men = choice("usual", { "usual", "nack", "three" }, "Where the men stand at first.")
new_throw = flag(false, "Whether who begins throws both dice anew, instead of using the first throw.")

rules {
  ["B1.1"] = "Each side has fifteen men, or as many as agreed, on the points agreed for the start. White goes from point 24 to point 1, Black from 1 to 24; the last six points on each side's way are its home.",
  ["B1.2"] = "Each side throws one die; who has the higher number begins, with both numbers or as agreed with a new throw. Equal numbers are thrown again.",
  ["B2.1"] = "Each number of the throw moves one man as many points on.",
  ["B2.2"] = "A man moves to an empty point, to own men or to a single man of the other side, never to two or more of them.",
  ["B2.3"] = "A single man that is met there goes onto the bar.",
  ["B2.4"] = "Who has men on the bar must first bring them in: they begin before the first point on their way.",
  ["B2.5"] = "If both dice show the same, the number counts four times.",
  ["B2.6"] = "As many numbers must be used as possible, and the larger one if only one of the two can be.",
  ["B2.7"] = "Who can use no number passes.",
  ["B3.1"] = "When all men of a side are at home, they are borne off: each with the number that brings it just past the last point.",
  ["B3.2"] = "A higher number than any man needs bears off a man from the furthest point.",
  ["B4.1"] = "Whose men are all off first wins.",
  ["B4.2"] = "It is a gammon if the other side has borne off no man yet.",
  ["B4.3"] = "It is a backgammon if the other side, besides, has a man on the bar or in the winner's home.",
}

-- Points 1 to 24 are fields 1 to 24; then each side's bar, the men that are off, and places for four dice.
local bar, off, dice_at = { 25, 26 }, { 27, 28 }, 28
local fields, labels = {}, {}
for n = 1, 24 do
  local x = n <= 6 and 13 - n or n <= 12 and 12 - n or n <= 18 and n - 13 or n - 12
  local y = n <= 12 and -3.1 or 3.1
  fields[n] = { tostring(n), x, y, outline = n <= 12 and 1 or 2, tone = n % 2 == 1 and 3 or 2 }
  labels[n] = { tostring(n), x, n <= 12 and -5.95 or 5.95 }
end
fields[25], fields[26] = { "wbar", 6, 3.1, outline = 3, tone = 5 }, { "bbar", 6, -3.1, outline = 3, tone = 5 }
fields[27], fields[28] = { "woff", 13.25, -3.1, outline = 3, tone = 5 }, { "boff", 13.25, 3.1, outline = 3, tone = 5 }
for i = 1, 4 do fields[28 + i] = { "die" .. i, 7 + i, 0 } end
fields.outlines = {
  { { -0.5, -2.5 }, { 0.5, -2.5 }, { 0, 2.5 } }, { { -0.5, 2.5 }, { 0, -2.5 }, { 0.5, 2.5 } },
  { { -0.5, -2.5 }, { 0.5, -2.5 }, { 0.5, 2.5 }, { -0.5, 2.5 } },
}
fields.labels = labels
board = graph(fields)
stacks(15, 34, "beside")
state { next = byte(2) }                                              -- who throws next; 0: nobody yet, or somebody moves

local starts = {                                                      -- men by the points they still have to go
  usual = { [24] = 2, [13] = 5, [8] = 3, [6] = 5 },
  nack = { [24] = 2, [23] = 2, [13] = 4, [8] = 3, [6] = 4 },
  three = { [24] = 1, [23] = 1, [22] = 1 },
}
local all = men == "three" and 3 or 15

-- A field by the points that a side still has to go from there: 25 is its bar, 0 is off.
local function field_of(seat, pips)
  if pips == 25 then return bar[seat] end
  if pips <= 0 then return off[seat] end
  return seat == 1 and pips or 25 - pips
end

local function pips_of(seat, f)
  if f == bar[seat] then return 25 end
  if f == off[seat] then return 0 end
  return seat == 1 and f or 25 - f
end

function start(p)                                                     -- B1.1
  for seat = 1, 2 do
    for pips, count in pairs(starts[men]) do
      for _ = 1, count do p.cell[field_of(seat, pips)]:push(seat) end
    end
  end
  p.turn = 0                                                          -- chance is on turn
end

-- The numbers that are still to be used, the larger first.
local function dice_of(p)
  local dice = {}
  for i = 1, 4 do
    local die = p.cell[dice_at + i]:top()
    if die ~= 0 then dice[#dice + 1] = die - 2 end
  end
  return dice
end

local function lay_dice(p, dice)
  for i = 1, 4 do
    local s = p.cell[dice_at + i]
    if #s > 0 then s:pull() end
    if dice[i] then s:push(dice[i] + 2) end
  end
end

local function without(dice, k)
  local rest = {}
  for i = 1, #dice do if i ~= k then rest[#rest + 1] = dice[i] end end
  return rest
end

-- Own men and the other side's by the points that this side still has to go.
local function stand(p, seat)
  local own, foe = { [0] = #p.cell[off[seat]], [25] = #p.cell[bar[seat]] }, {}
  for pips = 1, 24 do
    local s = p.cell[field_of(seat, pips)]
    local mine = s:top() == seat
    own[pips] = mine and #s or 0
    foe[pips] = mine and 0 or #s
  end
  return own, foe
end

local function furthest(own)
  for pips = 25, 1, -1 do if own[pips] > 0 then return pips end end
  return 0
end

-- Nothing if a man may go so far from there, else the rule that forbids it. `far`: the furthest man.
local function forbids(own, foe, far, from, die)
  if own[25] > 0 and from ~= 25 then return "B2.4" end
  if from > die then return foe[from - die] >= 2 and "B2.2" or nil end
  if far > 6 then return "B3.1" end
  if from < die and far > from then return "B3.2" end
end

-- How many of these numbers can be used at most. Equal ones are used from the furthest man on: that loses none.
local function most(own, foe, dice, limit)
  local best, far = 0, furthest(own)
  for k = 1, #dice do
    local die = dice[k]
    if die ~= dice[k - 1] then
      local rest = without(dice, k)
      for from = math.min(far, dice[1] == dice[#dice] and limit or 25), 1, -1 do
        if own[from] > 0 and not forbids(own, foe, far, from, die) then
          if #rest == 0 then return 1 end
          local to = math.max(0, from - die)
          local met = foe[to]
          own[from] = own[from] - 1
          own[to] = own[to] + 1
          if to > 0 then foe[to] = 0 end
          best = math.max(best, 1 + most(own, foe, rest, dice[1] == dice[#dice] and from or 25))
          own[from] = own[from] + 1
          own[to] = own[to] - 1
          if to > 0 then foe[to] = met end
          if best == #dice then return best end
        end
      end
    end
  end
  return best
end

-- The moves of one man that leave as many numbers to be used as possible: { from, to, die }.
local function steps(p, seat, dice)
  local own, foe = stand(p, seat)
  local best, far, found = most(own, foe, dice, 25), furthest(own), {}
  if best == 0 then return found end
  for k = #dice, 1, -1 do
    local die = dice[k]
    if die ~= dice[k + 1] then
      local rest = without(dice, k)
      for from = 25, 1, -1 do
        local rule = own[from] == 0 or forbids(own, foe, far, from, die)
        if not rule then
          local to = math.max(0, from - die)
          local met = foe[to]
          own[from] = own[from] - 1
          own[to] = own[to] + 1
          if to > 0 then foe[to] = 0 end
          local done = own[0] == all                                  -- the game is over then, whatever number is left
          local used = 1 + (#rest > 0 and best > 1 and most(own, foe, rest, 25) or 0)
          own[from] = own[from] + 1
          own[to] = own[to] - 1
          if to > 0 then foe[to] = met end
          if used == best or done then found[#found + 1] = { from, to, die } end
        end
      end
    end
  end
  if best == 1 and #dice == 2 and dice[1] ~= dice[2] then             -- B2.6
    local larger = {}
    for _, step in ipairs(found) do if step[3] == dice[1] then larger[#larger + 1] = step end end
    if #larger > 0 then return larger end
  end
  return found
end

function chance(p, add)
  for a = 1, 6 do
    for b = 1, p.next == 0 and 6 or a do
      if p.next ~= 0 then add(a, b, a == b and 1 or 2)
      elseif a ~= b then add(a, b, 1) end                             -- White's die, then Black's; equal ones don't count
    end
  end
end

local function explain(p, seat, dice, legal)
  local own, foe = stand(p, seat)
  local far = furthest(own)
  for from = 1, 25 do
    for to = 0, 24 do
      if own[from] > 0 and not legal[from * 25 + to] then
        local rule = "B2.1"
        for _, die in ipairs(dice) do
          if to == math.max(0, from - die) then rule = forbids(own, foe, far, from, die) or "B2.6" end
        end
        no(rule, field_of(seat, from), field_of(seat, to))
      end
    end
  end
end

function moves(p, seat, add)
  local dice, legal = dice_of(p), {}
  for _, step in ipairs(steps(p, seat, dice)) do
    legal[step[1] * 25 + step[2]] = true
    add(field_of(seat, step[1]), field_of(seat, step[2]))
  end
  if not next(legal) then add("pass") end                             -- B2.7
  if asked() then explain(p, seat, dice, legal) end
end

local function finish(p, seat)
  local other, reason = 3 - seat, "single"
  uses("B4.1")
  if #p.cell[off[other]] == 0 then
    reason = "gammon"
    uses("B4.2")
    local late = #p.cell[bar[other]] > 0
    for pips = 1, 6 do late = late or p.cell[field_of(seat, pips)]:top() == other end
    if late then
      reason = "triple"
      uses("B4.3")
    end
  end
  win(p, seat, reason)
end

local function throw(p, seat, a, b)
  if seat == 0 then
    p.turn = a > b and 1 or 2                                         -- B1.2
    if new_throw then
      p.turn, p.next = 0, p.turn
      return
    end
  else
    p.turn, p.next = seat, 0
  end
  lay_dice(p, a == b and { a, a, a, a } or { math.max(a, b), math.min(a, b) })
end

local function end_turn(p, seat)
  lay_dice(p, {})
  p.turn, p.next = 0, 3 - seat
end

-- Which of the numbers a move uses: its own, or when a man is borne off the smallest that is large enough.
local function die_for(dice, pips)
  for k = #dice, 1, -1 do if dice[k] >= pips then return k end end
end

function play(p, seat, from, to)
  if seat == 0 then return throw(p, p.next, from, to) end
  if from == "pass" then
    uses("B2.7")
    return end_turn(p, seat)
  end
  local dice = dice_of(p)
  local far = furthest((stand(p, seat)))
  local pips = pips_of(seat, from) - pips_of(seat, to)
  local k = die_for(dice, pips)
  local rest = without(dice, k)
  if to == off[seat] then uses(dice[k] > pips and far == pips and "B3.2" or "B3.1") else uses("B2.1") end
  if #dice > 2 then uses("B2.5") end
  if from == bar[seat] then uses("B2.4") end
  p.cell[from]:pull()
  if to <= 24 then
    if p.cell[to]:top() == 3 - seat then
      p.cell[bar[3 - seat]]:push(p.cell[to]:pull())                   -- B2.3
      uses("B2.3")
    elseif #p.cell[to] > 0 then
      uses("B2.2")
    end
  end
  p.cell[to]:push(seat)
  if #p.cell[off[seat]] == all then
    lay_dice(p, {})
    return finish(p, seat)
  end
  local own, foe = stand(p, seat)
  if #rest == 0 then return end_turn(p, seat) end
  if most(own, foe, rest, 25) == 0 then
    uses("B2.6")
    return end_turn(p, seat)
  end
  lay_dice(p, rest)
end

-- As it is usually written: 8/5, bar/20, 4/off, and * where a man is hit.
function move_text(p, seat, from, to)
  if from == "pass" then return "pass" end
  local text = from == bar[seat] and "bar" or board.name[from]
  text = text .. "/" .. (to == off[seat] and "off" or board.name[to])
  return to <= 24 and #p.cell[to] == 1 and p.cell[to]:top() == 3 - seat and text .. "*" or text
end

local function check_field(p, f, count)
  local s = p.cell[f]
  for i = 1, #s do
    local kind = s[i]
    if f > dice_at then
      if kind <= 2 or #s > 1 then return "one die lies in each of its places" end
    else
      if kind > 2 then return "dice lie in their own places" end
      if kind ~= s[1] then return "men of both sides can't stand on " .. board.name[f] end
      if f == bar[3 - kind] or f == off[3 - kind] then return "each side has its own bar, and its own men that are off" end
      count[kind] = count[kind] + 1
    end
  end
end

local function check_dice(p)
  local dice = dice_of(p)
  for i = 1, #dice do
    if #p.cell[dice_at + i] == 0 then return "dice lie in the first places" end
    if i > 1 and dice[i] > dice[i - 1] then return "the larger number lies first" end
    if #dice > 2 and dice[i] ~= dice[1] then return "more than two numbers are equal ones" end
  end
  if p.result ~= 0 or p.turn == 0 then return #dice > 0 and "before the throw there are no dice" or nil end
  if #dice == 0 then return "who is on turn has thrown the dice" end
  if p.next ~= 0 then return "who throws next is said only before a throw" end
end

function check(p)
  local count = { 0, 0 }
  for f = 1, board.n do
    local wrong = check_field(p, f, count)
    if wrong then return wrong end
  end
  if count[1] ~= all or count[2] ~= all then return "each side has " .. all .. " men" end
  local wrong = check_dice(p)
  if wrong or p.result ~= 0 then return wrong end
  if #p.cell[off[1]] == all or #p.cell[off[2]] == all then return "all men of a side are off: the game is over" end
end

-- The points that are still to go count most; then points that are held, and single men in the way of the other side.
function evaluate(p, seat)
  local value = 0
  for s = 1, 2 do
    local own, foe = stand(p, s)
    local worth, behind = 0, 0                                         -- behind: men of the other side that still pass
    for pips = 1, 25 do worth = worth - 4 * pips * own[pips] end
    behind = #p.cell[bar[3 - s]]
    for pips = 1, 24 do
      if own[pips] == 1 and behind > 0 then worth = worth - 10 - (25 - pips) end
      if own[pips] >= 2 then worth = worth + (behind > 0 and (pips <= 6 and 22 or pips <= 12 and 10 or 8) or 0) end
      behind = behind + foe[pips]
    end
    worth = worth + 12 * own[0] - 30 * own[25]
    value = value + (s == seat and worth or -worth)
  end
  if p.turn == seat or p.next == seat then value = value + 16 elseif p.turn ~= 0 or p.next ~= 0 then value = value - 16 end
  return value
end
