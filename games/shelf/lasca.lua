-- Lasca (Emanuel Lasker, 1911): checkers where captured men are carried along below, and come free again
game "Lasca" {
  id = "lasca", revision = 1,
  summary = "Take the men on top of the other side's columns, until it can't move.",
  seats = { "white", "black" },
  kinds = {
    { "white_soldier", "w", 1 }, { "black_soldier", "b", 2 }, { "white_officer", "W", 1 }, { "black_officer", "B", 2 },
  },
  reasons = {
    no_columns = "one side leads no column any more", no_moves = "one side has no move",
    quiet = "no capture and no move of a soldier for too long",
  },
  repetition = { 3, "repetition" }, max_moves = 256,
}

again = choice("never", { "never", "not_back", "always" }, "Whether a column may be jumped over twice in one move.")
quiet = integer(40, 10, 100, "Moves of each side without capture or soldier's move that end in a draw.")

rules {
  ["L1.1"] = "Each side begins with eleven soldiers on the fields of its three rows. White moves first.",
  ["L2.1"] = "Men on each other are a column. It belongs to the side whose man is on top, and moves as that man does, with all that lies below.",
  ["L2.2"] = "A soldier moves one field diagonally forward.",
  ["L2.3"] = "An officer moves one field diagonally in all directions.",
  ["L2.4"] = "A soldier on top that reaches the far row becomes an officer, and the move is over. It stays one, also below others.",
  ["L3.1"] = "A column takes by jumping over a neighbouring one of the other side to the empty field behind it; soldiers jump only forward.",
  ["L3.2"] = "Only the man on top of that column is taken: it goes beneath the one that jumps. What lay below it stays, and belongs to whoever is on top now.",
  ["L3.3"] = "If the same column can take again, it must: all is one move.",
  ["L3.4"] = "As agreed, no column is jumped over twice in one move, or not directly back.",
  ["L3.5"] = "Who can take must take, and may choose between captures.",
  ["L4.1"] = "Who leads no column any more has lost.",
  ["L4.2"] = "Who has no move has lost.",
  ["L4.3"] = "After as many moves of each side as agreed without a capture or a move of a soldier the game is a draw.",
  ["L4.4"] = "The third time the same position occurs, the game is a draw.",
}

local light = {}
for row = 0, 6 do
  for column = 0, 6 do
    if (row + column) % 2 == 1 then light[row * 7 + column + 1] = false end
  end
end
board = grid(7, 7, light)
stacks(22, 22)
state { quiet_plies = byte(200) }

local ways = { { "ne", "nw" }, { "se", "sw" }, { "ne", "nw", "se", "sw" }, { "ne", "nw", "se", "sw" } }
local back = { 7, 1 }

local function owner(kind) return (kind - 1) % 2 + 1 end

-- What a jump goes over: [from][to].
local between = {}
for f = 1, board.n do
  between[f] = {}
  for _, way in ipairs(ways[3]) do
    local over = board.step[f][way]
    local to = over and board.step[over][way]
    if to then between[f][to] = over end
  end
end

function start(p)                                                     -- L1.1
  for f = 1, board.n do
    if board.row[f] <= 3 then p.cell[f]:push(1) elseif board.row[f] >= 5 then p.cell[f]:push(2) end
  end
end

-- All ways in which a column takes on; paths of fields, the first being where it began. taken[f]: men gone from there.
local function captures(cell, kind, path, taken, last, found)
  local f, further = path[#path], false
  local function top(g)
    if g == path[1] then return 0 end                                 -- it has left this field
    local s = cell[g]
    return s[#s - taken[g]]
  end
  for _, way in ipairs(ways[kind]) do
    local over = board.step[f][way]
    local to = over and board.step[over][way]
    if to and top(to) == 0 then
      local enemy = top(over)
      if enemy ~= 0 and owner(enemy) ~= owner(kind) then
        path[#path + 1] = to
        if again == "never" and taken[over] > 0 or again == "not_back" and over == last then -- L3.4
          no("L3.4", { table.unpack(path) })
        else
          further = true
          taken[over] = taken[over] + 1
          local crowned = kind <= 2 and board.row[to] == back[kind]
          if crowned or not captures(cell, kind, path, taken, over, found) then -- L2.4, L3.3
            found[#found + 1] = { table.unpack(path) }
          end
          taken[over] = taken[over] - 1
        end
        path[#path] = nil
      end
    end
  end
  return further
end

local function captures_from(cell, f)
  local found, taken = {}, {}
  for g = 1, board.n do taken[g] = 0 end
  captures(cell, cell[f]:top(), { f }, taken, 0, found)
  return found
end

-- Where it begins and ends is enough to say a capture, unless another one does the same.
local function short(found, path)
  local same = 0
  for _, other in ipairs(found) do if other[#other] == path[#path] then same = same + 1 end end
  return same == 1 and { path[1], path[#path] } or path
end

-- Whether a column could jump at all from there.
local function can_take(cell, f)
  local kind = cell[f]:top()
  for _, way in ipairs(ways[kind]) do
    local over = board.step[f][way]
    local to = over and board.step[over][way]
    if to and #cell[to] == 0 and #cell[over] > 0 and owner(cell[over]:top()) ~= owner(kind) then return true end
  end
  return false
end

function moves(p, seat, add)
  local cell, taking = p.cell, false
  for f = 1, board.n do
    local kind = cell[f]:top()
    if kind ~= 0 and owner(kind) == seat and can_take(cell, f) then
      taking = true
      local found = captures_from(cell, f)
      for _, path in ipairs(found) do add(short(found, path)) end     -- L3.1
    end
  end
  for f = 1, board.n do
    local kind = cell[f]:top()
    if kind ~= 0 and owner(kind) == seat then
      for _, way in ipairs(ways[kind]) do                             -- L2.2, L2.3
        local to = board.step[f][way]
        if to and #cell[to] == 0 then
          if not taking then add({ f, to }) else no("L3.5", { f, to }) end
        end
      end
      if kind <= 2 and asked() then
        for _, way in ipairs(ways[3 - kind]) do
          local to = board.step[f][way]
          if to and #cell[to] == 0 then no("L2.2", { f, to }) end
        end
      end
    elseif kind ~= 0 and asked() then
      no("L2.1", { f })
    end
  end
end

local function can_move(cell, seat)
  for f = 1, board.n do
    local kind = cell[f]:top()
    if kind ~= 0 and owner(kind) == seat then
      for _, way in ipairs(ways[kind]) do
        local to = board.step[f][way]
        if to and #cell[to] == 0 then return true end
      end
      if can_take(cell, f) then return true end
    end
  end
  return false
end

-- The whole path of a move that may be said by its ends.
local function path_of(cell, move)
  if #move > 2 or math.abs(board.row[move[2]] - board.row[move[1]]) == 1 then return move end
  for _, path in ipairs(captures_from(cell, move[1])) do if path[#path] == move[2] then return path end end
  return move
end

function play(p, seat, move)
  local cell = p.cell
  local path = path_of(cell, move)
  local kind, takes = cell[path[1]]:top(), 0
  if #cell[path[1]] > 1 then uses("L2.1") end
  for i = 2, #path do
    local from, to = path[i - 1], path[i]
    local over = between[from][to]
    cell[to]:push(cell[from])
    if over then
      cell[to]:tuck(cell[over]:pull())
      if #cell[over] > 0 then uses("L3.2") end
      takes = takes + 1
    end
  end
  local to = path[#path]
  if takes > 0 then uses("L3.1") uses("L3.5") else uses(kind <= 2 and "L2.2" or "L2.3") end
  if takes > 1 then uses("L3.3") end
  p.quiet_plies = (takes > 0 or kind <= 2) and 0 or p.quiet_plies + 1
  if kind <= 2 and board.row[to] == back[kind] then
    cell[to]:pull()
    cell[to]:push(kind + 2)
    uses("L2.4")
  end
  p.turn = 3 - seat
  local leads = false
  for f = 1, board.n do
    local top = cell[f]:top()
    if top ~= 0 and owner(top) ~= seat then leads = true end
  end
  if not leads then uses("L4.1") return win(p, seat, "no_columns") end
  if not can_move(cell, 3 - seat) then uses("L4.2") return win(p, seat, "no_moves") end
  if p.quiet_plies >= 2 * quiet then uses("L4.3") draw(p, "quiet") end
end

-- As in checkers: a3-b4, a3xc5, and the fields between where that could be two moves.
function move_text(p, seat, move)
  local takes = #move > 2 or math.abs(board.row[move[2]] - board.row[move[1]]) ~= 1
  local text = {}
  for i, f in ipairs(move) do text[i] = board.name[f] end
  return table.concat(text, takes and "x" or "-")
end

-- What a repetition doesn't look at.
function compare(p) p.quiet_plies = 0 end

function check(p)
  local count, leads = { 0, 0 }, { false, false }
  for f = 1, board.n do
    local s = p.cell[f]
    for i = 1, #s do count[owner(s[i])] = count[owner(s[i])] + 1 end
    if #s > 0 then leads[owner(s:top())] = true end
  end
  if count[1] > 11 or count[2] > 11 then return "a side has at most eleven men" end
  if p.result ~= 0 then return end
  if not leads[1] or not leads[2] then return "who leads no column has lost: the game is over" end
  if p.quiet_plies >= 2 * quiet then return "too many quiet moves: the game is a draw" end
end

-- Columns count by who leads them; own men directly below are a guard, captured ones a promise.
function evaluate(p, seat)
  local value = { 0, 0 }
  for f = 1, board.n do
    local s = p.cell[f]
    if #s > 0 then
      local top = s:top()
      local own, guard = owner(top), true
      local worth = top > 2 and 190 or 120 + 6 * (own == 1 and board.row[f] - 1 or 7 - board.row[f])
      for i = #s - 1, 1, -1 do
        local mine = owner(s[i]) == own
        guard = guard and mine
        worth = worth + (guard and (s[i] > 2 and 100 or 70) or mine and 30 or 12)
      end
      value[own] = value[own] + worth
    end
  end
  local lead = value[1] - value[2]
  return seat == 1 and lead or -lead
end
