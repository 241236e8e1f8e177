-- Stern-Halma (1892): bring your men across the star, by steps and by jumps over whoever stands there
players = integer(2, 2, 4, "How many play.")

local colours = { "red", "yellow", "blue", "green" }
local seats, kinds = {}, {}
for seat = 1, players do
  seats[seat] = colours[seat]
  kinds[seat] = { colours[seat] .. "_disc", colours[seat]:sub(1, 1), seat }
end

game "Stern-Halma" {
  id = "sternhalma", revision = 1,
  summary = "Bring all your men into the opposite point of the star.",
  seats = seats, kinds = kinds,
  -- Each seat's own point lies at the bottom of its board.
  turns = ({ [2] = { 0, 180 }, [3] = { 0, 240, 120 }, [4] = { 0, 300, 180, 120 } })[players],
  score_sum = players == 2 and 2 or 0,
  reasons = { home = "men are home", limit = "all have moved as often as agreed" },
  max_moves = 1024,
}

side = integer(4, 2, 4, "Rows of men in a point: four are ten men.")
filled = choice("most", { "all", "most", "one" }, "How many of the men in a full point must be one's own to be home.")
limit = integer(150, 20, 250, "Moves of each side after which the game ends.")
foreign = flag(false, "Whether men may end their move in points that are neither where they began nor where they go.")
board = hex_star(side)
state { place = bytes(4, 4), round = byte(250) }                      -- who came home first, second …; moves of each side

rules {
  ["S1.1"] = "Each side's men fill one point of the star: opposite ones for two, every other one for three, two opposite pairs for four. Red begins, and turns go round with the clock.",
  ["S2.1"] = "A man moves to a neighbouring empty field, or it jumps.",
  ["S2.2"] = "A man jumps over a neighbouring man of any side onto the empty field right behind it, and may go on jumping. Nothing is taken.",
  ["S2.3"] = "A man that stands in the opposite point stays in it.",
  ["S2.4"] = "A man doesn't end its move in a point that is neither where its side began nor where it goes, unless that is agreed.",
  ["S2.5"] = "Who can't move passes.",
  ["S3.1"] = "A side is home when its opposite point is full and, as agreed, all men there, most of them or at least one are its own.",
  ["S3.2"] = "The first one home wins. Of three or four the others play on for the second place.",
  ["S3.3"] = "When all have moved as often as agreed, the game ends: whoever isn't home has drawn with the others who aren't.",
}

-- The six points of the star, with the clock from the lowest one. The opposite one is three further on.
local point = {}                                                      -- of each field; 0 in the middle
for f = 1, board.n do
  local up = board.row[f] - 2 * side - 1
  local rising = board.column[f] - 2 * side - 1
  local across = rising - up
  if up < -side then point[f] = 1
  elseif rising < -side then point[f] = 2
  elseif across < -side then point[f] = 3
  elseif up > side then point[f] = 4
  elseif rising > side then point[f] = 5
  elseif across > side then point[f] = 6
  else point[f] = 0 end
end
local begins = ({ [2] = { 1, 4 }, [3] = { 1, 3, 5 }, [4] = { 1, 2, 4, 5 } })[players]
local goes, men_of_point = {}, side * (side + 1) // 2
for seat, from in ipairs(begins) do goes[seat] = (from + 2) % 6 + 1 end

function start(p)                                                     -- S1.1
  for f = 1, board.n do
    for seat, from in ipairs(begins) do
      if point[f] == from then p.cell[f] = seat end
    end
  end
end

-- Which rule forbids ending a move there; nothing if none does.
local function forbids(seat, from, to)
  if point[from] == goes[seat] and point[to] ~= goes[seat] then return "S2.3" end
  if not foreign and point[to] ~= 0 and point[to] ~= begins[seat] and point[to] ~= goes[seat] then return "S2.4" end
end

-- The fields that a man reaches by jumps, in the order in which they are found.
local function jumps(cell, from)
  local found, seen, i = { from }, { [from] = true }, 1
  while i <= #found do
    local step = board.step[found[i]]
    for way = 1, 6 do
      local over = step[way]
      if over and over ~= from and cell[over] ~= 0 then
        local to = board.step[over][way]
        if to and not seen[to] and cell[to] == 0 then
          seen[to] = true
          found[#found + 1] = to
        end
      end
    end
    i = i + 1
  end
  return found, seen
end

function moves(p, seat, add)
  local cell, any = p.cell, false
  local function offer(from, to)
    local rule = forbids(seat, from, to)
    if rule then return no(rule, from, to) end
    any = true
    add(from, to)
  end
  for from = 1, board.n do
    if cell[from] == seat then
      local found, seen = jumps(cell, from)                           -- S2.2
      for i = 2, #found do offer(from, found[i]) end
      local near = board.around[from]
      for i = 1, #near do                                             -- S2.1
        if cell[near[i]] == 0 and not seen[near[i]] then offer(from, near[i]) end
      end
      if asked() then
        for to = 1, board.n do
          local beside = false
          for _, f in ipairs(near) do beside = beside or f == to end
          if not beside and not seen[to] then no(cell[to] == 0 and "S2.2" or "S2.1", from, to) end
        end
      end
    end
  end
  if not any then add("pass") end                                     -- S2.5
end

local function is_home(cell, seat)                                    -- S3.1
  local own, others = 0, 0
  for f = 1, board.n do
    if point[f] == goes[seat] then
      if cell[f] == seat then own = own + 1
      elseif cell[f] ~= 0 then others = others + 1 end
    end
  end
  if own + others < men_of_point or own == 0 then return false end
  return filled == "one" or others == 0 or filled == "most" and own > others
end

function play(p, seat, from, to)
  local cell = p.cell
  if from == "pass" then
    uses("S2.5")
  else
    local beside = false
    for _, f in ipairs(board.around[from]) do beside = beside or f == to end
    uses(beside and "S2.1" or "S2.2")
    if point[from] == goes[seat] then uses("S2.3") end
    cell[from], cell[to] = 0, seat
  end
  local home = 0
  for s = 1, players do
    if p.place[s] > 0 then home = home + 1 end
  end
  for i = 0, players - 1 do                                           -- a man may make another side's point full
    local s = (seat - 1 + i) % players + 1
    if p.place[s] == 0 and is_home(cell, s) then
      home = home + 1
      p.place[s] = home
      uses("S3.1")
    end
  end
  if home >= math.min(2, players - 1) then                            -- S3.2
    uses("S3.2")
    local points = {}
    for s = 1, players do
      points[s] = p.place[s] == 1 and 2 or p.place[s] == 2 and players > 2 and 1 or 0
    end
    score(p, points, "home")
    return
  end
  local last = seat
  repeat seat = seat % players + 1 until p.place[seat] == 0
  p.turn = seat
  if seat <= last then p.round = p.round + 1 end                      -- once round
  if p.round == limit then                                            -- S3.3
    uses("S3.3")
    local points = {}
    for s = 1, players do points[s] = p.place[s] == 1 and 2 or 1 end
    score(p, points, "limit")
  end
end

function check(p)
  local count, home = { 0, 0, 0, 0 }, 0
  for f = 1, board.n do
    if p.cell[f] ~= 0 then count[p.cell[f]] = count[p.cell[f]] + 1 end
  end
  for s = 1, players do
    if count[s] ~= men_of_point then return "each side has " .. men_of_point .. " men" end
    if p.place[s] > 0 then home = home + 1 end
  end
  for s = 1, 4 do
    if s > players and p.place[s] ~= 0 then return "only who plays has a place" end
    if p.place[s] > home then return "places are given in turn: first, second" end
    for other = s + 1, 4 do
      if p.place[s] > 0 and p.place[s] == p.place[other] then return "no two sides have the same place" end
    end
  end
  for s = 1, players do
    if (p.place[s] > 0) ~= is_home(p.cell, s) and p.place[s] == 0 then return "who is home has a place" end
  end
  if p.result ~= 0 then return end
  if home >= math.min(2, players - 1) then return "with so many home the game is over" end
  if p.round >= limit then return "with so many moves played the game is over" end
  if p.place[p.turn] > 0 then return "who is home doesn't move any more" end
end

-- How far all men have come, and those behind weigh a little more.
local rest = {}                                                       -- [seat][f]: steps to the tip of the opposite point
for seat = 1, players do
  rest[seat] = {}
  local tip
  for f = 1, board.n do
    local ends = 0
    for _, g in ipairs(board.around[f]) do ends = ends + (point[g] == goes[seat] and 1 or 0) end
    if point[f] == goes[seat] and #board.around[f] == 2 and ends == 2 then tip = f end
  end
  local list, i = { tip }, 1
  rest[seat][tip] = 0
  while i <= #list do
    for _, g in ipairs(board.around[list[i]]) do
      if not rest[seat][g] then
        rest[seat][g] = rest[seat][list[i]] + 1
        list[#list + 1] = g
      end
    end
    i = i + 1
  end
end

function evaluate(p, seat)
  local value = 0
  for s = 1, players do
    local way = 0
    for f = 1, board.n do
      if p.cell[f] == s then
        local far = rest[s][f]
        way = way + 16 * far + far * far // 2
      end
    end
    value = value + (s == seat and -way * (players - 1) or way)
  end
  return value // (players - 1)
end
