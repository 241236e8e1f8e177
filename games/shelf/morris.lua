-- Nine Men's Morris (known to the Romans): three men in a row take one away
game "Nine Men's Morris" {
  id = "morris", revision = 1,
  summary = "Bring three men into a row and take one of the other side.",
  seats = { "white", "black" },
  kinds = { { "white_man", "w", 1 }, { "black_man", "b", 2 } },
  reasons = {
    few = "a side has only two men left",
    stuck = "one side can't move",
    quiet = "nothing has been taken for too long",
  },
  repetition = { 3, "repetition" },
  max_moves = 512,                                                    -- three men that fly, each with a mill
}

flying = flag(true, "Whether who has only three men left may move them anywhere.")
quiet_moves = integer(50, 10, 100, "Moves of each side without a man taken after which the game is drawn.")
board = morris()
state { hand = bytes(2, 9), quiet = byte(200) }                       -- men still to be put; moves since the last was taken

rules {
  ["M1.1"] = "The board is empty at first, and each side has nine men in hand. White begins.",
  ["M2.1"] = "Who has men in hand puts one of them onto an empty point.",
  ["M2.2"] = "After that a man moves along a line to the next point if that is empty.",
  ["M2.3"] = "Who has only three men left may move one of them to any empty point, as agreed.",
  ["M3.1"] = "Who brings three men into a row along a line, a mill, takes one man of the other side off the board.",
  ["M3.2"] = "A man in a mill is taken only if all men of the other side stand in mills.",
  ["M3.3"] = "Two mills at once take one man.",
  ["M4.1"] = "Who has only two men left, on the board and in hand, has lost.",
  ["M4.2"] = "Who is on turn and can't move has lost.",
  ["M4.3"] = "If the same position occurs for the third time, or no man is taken for as many moves of each side as agreed, the game is a draw.",
}

function start(p) p.hand[1], p.hand[2] = 9, 9 end                     -- M1.1

-- How many mills a man of this seat closes on a point, when it comes from another one (or from the hand: 0).
local function closes(cell, seat, from, to)
  local mills = 0
  for axis = 1, 2 do
    local line, own = board.line[to][axis], 0
    for i = 1, 3 do
      if line[i] ~= to and line[i] ~= from and cell[line[i]] == seat then own = own + 1 end
    end
    if own == 2 then mills = mills + 1 end
  end
  return mills
end

local function in_mill(cell, f) return closes(cell, cell[f], 0, f) > 0 end

-- The men of a seat that may be taken.                               -- M3.2
local function to_take(cell, seat)
  local free, all = {}, {}
  for f = 1, board.n do
    if cell[f] == seat then
      all[#all + 1] = f
      if not in_mill(cell, f) then free[#free + 1] = f end
    end
  end
  return #free > 0 and free or all
end

local function men(p, seat)
  local count = p.hand[seat]
  for f = 1, board.n do
    if p.cell[f] == seat then count = count + 1 end
  end
  return count
end

local function flies(p, seat) return flying and men(p, seat) == 3 end

function moves(p, seat, add)
  local cell, taken = p.cell, nil
  local function offer(from, to)
    local closed = closes(cell, seat, from, to) > 0                   -- M3.1
    if closed then taken = taken or to_take(cell, 3 - seat) end
    if not closed or #taken == 0 then
      if from == 0 then add(to) else add(from, to) end
      return
    end
    for i = 1, #taken do
      if from == 0 then add(to, taken[i]) else add(from, to, taken[i]) end
    end
    if asked() then
      for f = 1, board.n do
        if cell[f] == 3 - seat and in_mill(cell, f) and not in_mill(cell, taken[1]) then
          if from == 0 then no("M3.2", to, f) else no("M3.2", from, to, f) end
        end
      end
    end
  end
  if p.hand[seat] > 0 then                                            -- M2.1
    for f = 1, board.n do
      if cell[f] == 0 then offer(0, f) else no("M2.1", f) end
    end
    return
  end
  local anywhere = flies(p, seat)
  for from = 1, board.n do
    if cell[from] == seat then
      if anywhere then                                                -- M2.3
        for to = 1, board.n do
          if cell[to] == 0 then offer(from, to) end
        end
      else
        local near = board.around[from]
        for i = 1, #near do                                           -- M2.2
          if cell[near[i]] == 0 then offer(from, near[i]) end
        end
        if asked() then
          for to = 1, board.n do
            if cell[to] == 0 and to ~= from then no(flying and "M2.2" or "M2.3", from, to) end
          end
        end
      end
    end
  end
end

local function can_move(p, seat)
  if p.hand[seat] > 0 then return true end
  local fly = flies(p, seat)
  for f = 1, board.n do
    if p.cell[f] == seat then
      if fly then return true end
      for _, near in ipairs(board.around[f]) do
        if p.cell[near] == 0 then return true end
      end
    end
  end
  return false
end

function play(p, seat, first, second, third)
  local cell, from, to, taken = p.cell, 0, first, second
  if p.hand[seat] > 0 then
    p.hand[seat] = p.hand[seat] - 1
    uses("M2.1")
  else
    from, to, taken = first, second, third
    local near = false
    for _, f in ipairs(board.around[from]) do near = near or f == to end
    uses(near and "M2.2" or "M2.3")
    cell[from] = 0
  end
  local mills = closes(cell, seat, 0, to)
  cell[to] = seat
  p.quiet = p.quiet + 1
  if mills > 0 then
    uses("M3.1")
    if mills > 1 then uses("M3.3") end
    if taken then
      if in_mill(cell, taken) then uses("M3.2") end
      cell[taken] = 0
      p.quiet = 0
    end
  end
  if p.hand[1] + p.hand[2] > 0 then p.quiet = 0 end
  p.turn = 3 - seat
  if men(p, p.turn) < 3 then                                          -- M4.1
    uses("M4.1")
    win(p, seat, "few")
  elseif not can_move(p, p.turn) then                                 -- M4.2
    uses("M4.2")
    win(p, seat, "stuck")
  elseif p.quiet >= 2 * quiet_moves then                              -- M4.3
    uses("M4.3")
    draw(p, "quiet")
  end
end

-- As it is usually written: a4, a4-a7, a4-a7xb2; a man that is put and takes: a4xb2.
function move_text(p, seat, first, second, third)
  local text = board.name[first]
  if p.hand[seat] > 0 then return second and text .. "x" .. board.name[second] or text end
  text = text .. "-" .. board.name[second]
  return third and text .. "x" .. board.name[third] or text
end

-- What a repetition doesn't look at.
function compare(p) p.quiet = 0 end

function check(p)
  local count = { p.hand[1], p.hand[2] }
  for f = 1, board.n do
    if p.cell[f] ~= 0 then count[p.cell[f]] = count[p.cell[f]] + 1 end
  end
  if count[1] > 9 or count[2] > 9 then return "each side has nine men at most" end
  local ahead = p.hand[2] - p.hand[1]                                 -- White puts the first man
  if p.result == 0 and p.turn == 1 and ahead ~= 0 or p.result == 0 and p.turn == 2 and ahead ~= 1 and p.hand[1] + p.hand[2] > 0 then
    return "the sides put their men in turn: White first"
  end
  if p.quiet > 0 and p.hand[1] + p.hand[2] > 0 then return "quiet moves are counted when all men are put" end
  if p.result ~= 0 then return end
  if count[1] < 3 or count[2] < 3 then return "who has two men has lost: the game is over" end
  if not can_move(p, p.turn) then return "who can't move has lost: the game is over" end
  if p.quiet >= 2 * quiet_moves then return "too many quiet moves: the game is a draw" end
end

-- Men count most, then mills, then how freely they move.
function evaluate(p, seat)
  local cell, value = p.cell, 0
  for s = 1, 2 do
    local sign = s == seat and 1 or -1
    local placed, mills, ways = 0, 0, 0
    for f = 1, board.n do
      if cell[f] == s then
        placed = placed + 1
        if in_mill(cell, f) then mills = mills + 1 end
        for _, near in ipairs(board.around[f]) do
          if cell[near] == 0 then ways = ways + 1 end
        end
      end
    end
    value = value + sign * (110 * (placed + p.hand[s]) + 12 * mills + 9 * ways)
  end
  return value
end
