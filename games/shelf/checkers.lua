-- Checkers (English draughts), by the usual rules of its federations
game "Checkers" {
  id = "checkers", revision = 1,
  summary = "Take all the other side's pieces, or leave them without a move.",
  seats = { "black", "white" },
  kinds = { { "black_man", "b", 1 }, { "white_man", "w", 2 }, { "black_king", "B", 1 }, { "white_king", "W", 2 } },
  reasons = {
    no_pieces = "one side has no pieces left", no_moves = "one side has no move",
    quiet = "forty moves of each side without a capture or a move of a man",
  },
  repetition = { 3, "repetition" }, max_moves = 256,
}

quiet = integer(40, 10, 100, "Moves of each side without capture or man's move that end in a draw.")

rules {
  ["C1.1"] = "Each side begins with twelve men on the dark fields of its three rows. Black moves first.",
  ["C2.1"] = "A man moves one field diagonally forward.",
  ["C2.2"] = "A king moves one field diagonally in all directions.",
  ["C2.3"] = "A man that reaches the far row becomes a king, and the move is over.",
  ["C3.1"] = "A piece takes by jumping over a neighbouring piece of the other side to the empty field behind it; men jump only forward.",
  ["C3.2"] = "If the same piece can take again, it must: all is one move.",
  ["C3.3"] = "Who can take must take, and may choose between captures.",
  ["C4.1"] = "Who has no pieces left has lost.",
  ["C4.2"] = "Who has no move has lost.",
  ["C4.3"] = "After forty moves of each side without a capture or a move of a man the game is a draw.",
  ["C4.4"] = "The third time the same position occurs, the game is a draw.",
}

-- Fields are numbered from Black's side, on whose right hand number 1 lies.
local names = {}
for row = 0, 7 do
  for column = 0, 7 do
    if (row + column) % 2 == 0 then names[row * 8 + column + 1] = tostring(row * 4 + (7 - column) // 2 + 1) end
  end
end
board = grid(8, 8, names)
state { quiet_plies = byte(200) }

local ways = { { "ne", "nw" }, { "se", "sw" }, { "ne", "nw", "se", "sw" }, { "ne", "nw", "se", "sw" } }
local back = { 8, 1 }
local dark = {}
for f = 1, 64 do if names[f] then dark[#dark + 1] = f end end

function start(p)                                                     -- C1.1
  for _, f in ipairs(dark) do p.cell[f] = f <= 24 and 1 or f > 40 and 2 or 0 end
end

local function owner(kind) return (kind - 1) % 2 + 1 end

-- All ways in which what stands on a field takes on; paths of fields, the first being where it began.
local function captures(cell, kind, path, taken, found)
  local f, further = path[#path], false
  for _, way in ipairs(ways[kind]) do
    local over = board.step[f][way]
    local to = over and board.step[over][way]
    if to and cell[over] ~= 0 and owner(cell[over]) ~= owner(kind) and not taken[over]
      and (cell[to] == 0 or to == path[1]) then
      further = true
      taken[over] = true
      path[#path + 1] = to
      local crowned = kind <= 2 and board.row[to] == back[kind]
      if crowned or not captures(cell, kind, path, taken, found) then -- C2.3, C3.2
        found[#found + 1] = { table.unpack(path) }
      end
      path[#path] = nil
      taken[over] = nil
    end
  end
  return further
end

local function captures_from(cell, f)
  local found = {}
  captures(cell, cell[f], { f }, {}, found)
  return found
end

-- Where it begins and ends is enough to say a capture, unless another one does the same.
local function short(found, path)
  local same = 0
  for _, other in ipairs(found) do if other[#other] == path[#path] then same = same + 1 end end
  return same == 1 and { path[1], path[#path] } or path
end

function moves(p, seat, add)
  local cell, taking = p.cell, false
  for _, f in ipairs(dark) do
    if cell[f] ~= 0 and owner(cell[f]) == seat then
      local found = captures_from(cell, f)
      for _, path in ipairs(found) do add(short(found, path)); taking = true end -- C3.1
    end
  end
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 and owner(kind) == seat then
      for _, way in ipairs(ways[kind]) do                             -- C2.1, C2.2
        local to = board.step[f][way]
        if to and cell[to] == 0 then
          if not taking then add({ f, to }) elseif asked() then no("C3.3", { f, to }) end
        end
      end
      if kind <= 2 and asked() then
        for _, way in ipairs(ways[3 - kind]) do
          local to = board.step[f][way]
          if to and cell[to] == 0 then no("C2.1", { f, to }) end
        end
      end
    end
  end
end

-- The whole path of a move that may be said by its ends.
local function path_of(cell, move)
  if #move > 2 or math.abs(board.row[move[2]] - board.row[move[1]]) == 1 then return move end
  for _, path in ipairs(captures_from(cell, move[1])) do if path[#path] == move[2] then return path end end
  return move
end

local function can_move(cell, seat)
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 and owner(kind) == seat then
      for _, way in ipairs(ways[kind]) do
        local to = board.step[f][way]
        if to then
          if cell[to] == 0 then return true end
          local behind = board.step[to][way]
          if behind and cell[behind] == 0 and owner(cell[to]) ~= seat then return true end
        end
      end
    end
  end
  return false
end

function play(p, seat, move)
  local cell = p.cell
  local path = path_of(cell, move)
  local kind = cell[path[1]]
  cell[path[1]] = 0
  local takes = 0
  for i = 2, #path do
    local from, to = path[i - 1], path[i]
    if math.abs(board.row[to] - board.row[from]) == 2 then
      cell[(from + to) // 2] = 0
      takes = takes + 1
    end
  end
  local to = path[#path]
  if takes > 0 then uses("C3.1") uses("C3.3") else uses(kind <= 2 and "C2.1" or "C2.2") end
  if takes > 1 then uses("C3.2") end
  p.quiet_plies = (takes > 0 or kind <= 2) and 0 or p.quiet_plies + 1
  if kind <= 2 and board.row[to] == back[kind] then kind = kind + 2; uses("C2.3") end
  cell[to] = kind
  p.turn = 3 - seat
  local left = false
  for _, f in ipairs(dark) do if cell[f] ~= 0 and owner(cell[f]) ~= seat then left = true end end
  if not left then uses("C4.1") return win(p, seat, "no_pieces") end
  if not can_move(cell, 3 - seat) then uses("C4.2") return win(p, seat, "no_moves") end
  if p.quiet_plies >= 2 * quiet then uses("C4.3") draw(p, "quiet") end
end

-- As clubs write it: 11-15, 15x22, and the fields between where that could be two moves.
function move_text(p, seat, move)
  local takes = #move > 2 or math.abs(board.row[move[2]] - board.row[move[1]]) ~= 1
  if #move == 2 and not takes then return board.name[move[1]] .. "-" .. board.name[move[2]] end
  local text = {}
  for i, f in ipairs(move) do text[i] = board.name[f] end
  return table.concat(text, "x")
end

-- What a repetition doesn't look at.
function compare(p) p.quiet_plies = 0 end

function check(p)
  local count = { 0, 0 }
  for f = 1, 64 do
    local kind = p.cell[f]
    if kind ~= 0 then
      if not names[f] then return board.name[f] .. " is a light field: nothing can stand there" end
      if kind <= 2 and board.row[f] == back[kind] then return "a man on " .. board.name[f] .. " would be a king" end
      count[owner(kind)] = count[owner(kind)] + 1
    end
  end
  if count[1] > 12 or count[2] > 12 then return "a side has at most twelve pieces" end
end

function evaluate(p, seat)
  local value = { 0, 0 }
  local cell = p.cell
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 then
      local s = owner(kind)
      if kind > 2 then
        local middle = math.min(board.row[f] - 1, 8 - board.row[f], board.column[f] - 1, 8 - board.column[f])
        value[s] = value[s] + 260 + 8 * middle
      else
        local come = kind == 1 and board.row[f] - 1 or 8 - board.row[f]
        value[s] = value[s] + 180 + 5 * come + (come == 0 and 12 or 0)
      end
    end
  end
  -- Who has more pieces gains by exchanges.
  local lead = value[1] - value[2]
  lead = lead + lead * 400 // math.max(400, value[1] + value[2])
  return seat == 1 and lead or -lead
end
