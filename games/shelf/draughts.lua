-- International draughts on 100 fields, by the rules of the FMJD
game "Draughts" {
  id = "draughts", revision = 1,
  summary = "Take as many as you can: international draughts on 10 by 10 fields.",
  seats = { "white", "black" },
  kinds = { { "white_man", "w", 1 }, { "black_man", "b", 2 }, { "white_king", "W", 1 }, { "black_king", "B", 2 } },
  reasons = {
    no_pieces = "one side has no pieces left", no_moves = "one side has no move",
    quiet = "twenty-five moves of each side with kings alone and without a capture",
    few_pieces = "the moves that few pieces have are used up",
  },
  repetition = { 3, "repetition" }, max_moves = 512,
}

few_pieces = flag(true, "Whether endings with few pieces against one king are a draw after sixteen or five moves.")

rules {
  ["D1.1"] = "Each side begins with twenty men on the dark fields of its four rows. White moves first.",
  ["D2.1"] = "A man moves one field diagonally forward.",
  ["D2.2"] = "A king moves any distance diagonally over empty fields.",
  ["D2.3"] = "A man whose move ends on the far row becomes a king.",
  ["D3.1"] = "A man takes by jumping over a neighbouring piece, forward or backward, to the empty field behind it.",
  ["D3.2"] = "A king takes a piece from any distance and lands on any empty field behind it.",
  ["D3.3"] = "If the same piece can take again, it must: all is one move, no piece is jumped over twice, and those that were taken are removed at the end.",
  ["D3.4"] = "Who can take must take as many pieces as possible.",
  ["D4.1"] = "Who has no pieces left has lost.",
  ["D4.2"] = "Who has no move has lost.",
  ["D4.3"] = "After twenty-five moves of each side with kings alone and without a capture the game is a draw.",
  ["D4.4"] = "Three pieces with a king among them against one king have sixteen moves each; two or one against one have five. Then the game is a draw.",
  ["D4.5"] = "The third time the same position occurs, the game is a draw.",
}

local names = {}
for row = 0, 9 do
  for column = 0, 9 do
    if (row + column) % 2 == 0 then names[row * 10 + column + 1] = tostring((9 - row) * 5 + column // 2 + 1) end
  end
end
board = grid(10, 10, names)
state { quiet_plies = byte(50), few_plies = byte(32) }

local diagonals = { "ne", "nw", "se", "sw" }
local ahead = { { "ne", "nw" }, { "se", "sw" } }
local back = { 10, 1 }
local dark = {}
for f = 1, 100 do if names[f] then dark[#dark + 1] = f end end

function start(p)                                                     -- D1.1
  for _, f in ipairs(dark) do p.cell[f] = f <= 40 and 1 or f > 60 and 2 or 0 end
end

local function owner(kind) return (kind - 1) % 2 + 1 end

-- Where a piece can land behind what it takes that way, and what it takes; nothing if it can't.
local function jump(cell, kind, f, way, taken, first)
  local ray = board.ray[f][way]
  local at = 1
  if kind > 2 then while ray[at] and (cell[ray[at]] == 0 or ray[at] == first) do at = at + 1 end end
  local over = ray[at]
  if not over or cell[over] == 0 or over == first or taken[over] or owner(cell[over]) == owner(kind) then return nil end
  local landings = {}
  for i = at + 1, kind > 2 and #ray or math.min(at + 1, #ray) do
    local to = ray[i]
    if cell[to] ~= 0 and to ~= first then break end
    landings[#landings + 1] = to
  end
  if #landings > 0 then return over, landings end
end

-- Longest captures of the piece on the first field of a path: { path, fields taken in order }.
local function follow(cell, kind, path, taken, order, found)
  local f, further = path[#path], false
  for _, way in ipairs(diagonals) do
    local over, landings = jump(cell, kind, f, way, taken, path[1])
    if over then
      further = true
      taken[over] = true
      order[#order + 1] = over
      for i = 1, #landings do
        path[#path + 1] = landings[i]
        follow(cell, kind, path, taken, order, found)
        path[#path] = nil
      end
      order[#order] = nil
      taken[over] = nil
    end
  end
  if further or #order == 0 then return end
  if #order > found.most then found.most = #order; found.list = {}; found.seen = {} end
  if #order < found.most then return end
  local set = { table.unpack(order) }                                 -- the same pieces by another way are the same move
  for i = 2, #set do
    local j = i
    while j > 1 and set[j - 1] > set[j] do set[j - 1], set[j] = set[j], set[j - 1]; j = j - 1 end
  end
  local name = path[1] .. ">" .. f .. ":" .. table.concat(set, ",")
  if found.seen[name] then return end
  found.seen[name] = true
  found.list[#found.list + 1] = { path = { table.unpack(path) }, taken = set }
end

local function captures(cell, seat)
  local found = { most = 0, list = {}, seen = {} }
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 and owner(kind) == seat then follow(cell, kind, { f }, {}, {}, found) end
  end
  return found.list, found.most
end

-- Where it begins and ends is enough to say a capture, unless another one does the same.
local function short(list, capture)
  local path, same = capture.path, 0
  for _, other in ipairs(list) do
    if other.path[1] == path[1] and other.path[#other.path] == path[#path] then same = same + 1 end
  end
  return same == 1 and { path[1], path[#path] } or path
end

local function say_less(cell, seat)                             -- D3.4, for who asks why
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 and owner(kind) == seat then
      for _, way in ipairs(diagonals) do
        local over, landings = jump(cell, kind, f, way, {}, f)
        if over then for _, to in ipairs(landings) do no("D3.4", { f, to }) end end
      end
    end
  end
end

function moves(p, seat, add)
  local cell = p.cell
  local list, most = captures(cell, seat)
  for _, capture in ipairs(list) do add(short(list, capture)) end     -- D3.1 to D3.4
  if most > 0 and asked() then say_less(cell, seat) end
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 and owner(kind) == seat then
      for _, way in ipairs(kind > 2 and diagonals or ahead[kind]) do  -- D2.1, D2.2
        for i, to in ipairs(board.ray[f][way]) do
          if cell[to] ~= 0 or i > 1 and kind <= 2 then break end
          if most == 0 then add({ f, to }) elseif asked() then no("D3.4", { f, to }) end
        end
      end
      if kind <= 2 and asked() then
        for _, way in ipairs(ahead[3 - kind]) do
          local to = board.step[f][way]
          if to and cell[to] == 0 then no("D2.1", { f, to }) end
        end
      end
    end
  end
end

-- The capture that a move is; nothing for one that takes nothing.
local function capture_of(cell, seat, move)
  local found = { most = 0, list = {}, seen = {} }
  follow(cell, cell[move[1]], { move[1] }, {}, {}, found)
  for _, capture in ipairs(found.list) do
    local path, same = capture.path, true
    if #move > 2 then
      same = #path == #move
      for i = 1, #path do if path[i] ~= move[i] then same = false end end
    end
    if same and path[#path] == move[#move] then return capture end
  end
end

local function can_move(cell, seat)
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 and owner(kind) == seat then
      for _, way in ipairs(diagonals) do
        local to = board.step[f][way]
        if to and cell[to] == 0 and (kind > 2 or way == ahead[kind][1] or way == ahead[kind][2]) then return true end
        if jump(cell, kind, f, way, {}, f) then return true end
      end
    end
  end
  return false
end

-- How many plies an ending has, 0 for all others. One side has a king alone.
local function few(cell)
  local men, kings = { 0, 0 }, { 0, 0 }
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 then
      local list = kind > 2 and kings or men
      list[owner(kind)] = list[owner(kind)] + 1
    end
  end
  for s = 1, 2 do
    local o = 3 - s
    if kings[s] == 1 and men[s] == 0 and kings[o] > 0 and kings[o] + men[o] <= 3 then
      return kings[o] + men[o] == 3 and 32 or 10
    end
  end
  return 0
end

function play(p, seat, move)
  local cell = p.cell
  local from, to = move[1], move[#move]
  local kind = cell[from]
  local capture = capture_of(cell, seat, move)
  local before = few_pieces and few(cell) or 0
  if capture then
    for _, f in ipairs(capture.taken) do cell[f] = 0 end
    uses(kind > 2 and "D3.2" or "D3.1")
    uses("D3.4")
    if #capture.taken > 1 then uses("D3.3") end
  else
    uses(kind > 2 and "D2.2" or "D2.1")
  end
  p.quiet_plies = (capture or kind <= 2) and 0 or p.quiet_plies + 1
  cell[from] = 0
  if kind <= 2 and board.row[to] == back[kind] then kind = kind + 2; uses("D2.3") end
  cell[to] = kind
  p.turn = 3 - seat
  local left = false
  for _, f in ipairs(dark) do if cell[f] ~= 0 and owner(cell[f]) ~= seat then left = true end end
  if not left then uses("D4.1") return win(p, seat, "no_pieces") end
  if not can_move(cell, 3 - seat) then uses("D4.2") return win(p, seat, "no_moves") end
  if few_pieces then
    local now = few(cell)
    p.few_plies = now > 0 and now == before and p.few_plies + 1 or 0
    if now > 0 and p.few_plies >= now then uses("D4.4") return draw(p, "few_pieces") end
  end
  if p.quiet_plies >= 50 then uses("D4.3") draw(p, "quiet") end
end

-- As clubs write it: 32-28, 28x19, and the fields between where that could be two moves.
function move_text(p, seat, move)
  local between = #move == 2 and not capture_of(p.cell, seat, move) and "-" or "x"
  local text = {}
  for i, f in ipairs(move) do text[i] = board.name[f] end
  return table.concat(text, between)
end

-- What a repetition doesn't look at.
function compare(p) p.quiet_plies, p.few_plies = 0, 0 end

function check(p)
  local count = { 0, 0 }
  for f = 1, 100 do
    local kind = p.cell[f]
    if kind ~= 0 then
      if not names[f] then return board.name[f] .. " is a light field: nothing can stand there" end
      if kind <= 2 and board.row[f] == back[kind] then return "a man on " .. board.name[f] .. " would be a king" end
      count[owner(kind)] = count[owner(kind)] + 1
    end
  end
  if count[1] > 20 or count[2] > 20 then return "a side has at most twenty pieces" end
end

function evaluate(p, seat)
  local value = { 0, 0 }
  local cell = p.cell
  for _, f in ipairs(dark) do
    local kind = cell[f]
    if kind ~= 0 then
      local s = owner(kind)
      if kind > 2 then value[s] = value[s] + 420
      else
        local come = kind == 1 and board.row[f] - 1 or 10 - board.row[f]
        local edge = (board.column[f] == 1 or board.column[f] == 10) and -4 or 0
        value[s] = value[s] + 150 + 3 * come + edge
      end
    end
  end
  local lead = value[1] - value[2]
  return seat == 1 and lead or -lead
end
