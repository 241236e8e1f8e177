-- Hex (Piet Hein, 1942; John Nash, 1948): join your two sides on a rhombus of hexagons
game "Hex" {
  id = "hex", revision = 1,
  summary = "Join your two sides of the board with an unbroken chain of stones.",
  seats = { "black", "white" },
  kinds = { { "black_stone", "x", 1 }, { "white_stone", "o", 2 } },
  words = { "swap" },
  reasons = { joined = "both sides of a player are joined" },
}

size = integer(11, 3, 19, "Fields on each side of the board.")
pie = flag(true, "Whether White may take over Black's first stone.")
board = hex_rhombus(size, size)

-- The fields at both ends of the rows, or of the columns.
local function ends_of(line)
  local fields = {}
  for f = 1, board.n do
    if line[f] == 1 or line[f] == size then fields[#fields + 1] = f end
  end
  return fields
end
zone("black_sides", 1, ends_of(board.row))
zone("white_sides", 2, ends_of(board.column))

state { stones = byte(2) }                                            -- how many were put: 0, 1, then 2 for all others

rules {
  ["H1.1"] = "The board is empty at first. Black begins.",
  ["H2.1"] = "A stone is put on an empty field and stays there.",
  ["H2.2"] = "Instead of the first move of White the sides may be swapped, as agreed: Black's stone is taken away, and a white one is put on the field that mirrors it over the long diagonal.",
  ["H3.1"] = "Black wins with a chain of black stones from the upper side to the lower one, White with white stones from the left side to the right one.",
}

function start(p) end                                                 -- H1.1

local function can_swap(p) return pie and p.stones == 1 and p.turn == 2 end

function moves(p, seat, add)
  for f = 1, board.n do
    if p.cell[f] == 0 then add(f) else no("H2.1", f) end              -- H2.1
  end
  if can_swap(p) then add("swap") else no("H2.2", "swap") end         -- H2.2
end

-- The line, row or column, on which a field lies for a seat: from its first side to its last one.
local function line_of(seat, f) return seat == 1 and board.row[f] or board.column[f] end

function play(p, seat, f)
  if f == "swap" then
    uses("H2.2")
    for at = 1, board.n do
      if p.cell[at] ~= 0 then
        p.cell[at] = 0
        p.cell[(board.column[at] - 1) * size + board.row[at]] = 2
        break
      end
    end
  else
    p.cell[f] = seat
  end
  if p.stones < 2 then p.stones = p.stones + 1 end
  p.turn = 3 - seat
  if f == "swap" then return end
  local first, last = false, false
  local chain = board.group(p.cell, f)
  for i = 1, #chain do
    local line = line_of(seat, chain[i])
    if line == 1 then first = true end
    if line == size then last = true end
  end
  if first and last then                                              -- H3.1
    uses("H3.1")
    win(p, seat, "joined")
  end
end

-- How many stones a seat still needs: a way over its own stones costs nothing, one over empty fields a stone each.
local function missing(cell, seat)
  local cost, here, later, total = {}, {}, {}, 0
  for f = 1, board.n do
    if line_of(seat, f) == 1 then
      if cell[f] == seat then here[#here + 1] = f
      elseif cell[f] == 0 then later[#later + 1] = f end
    end
  end
  while #here > 0 or #later > 0 do
    local i = 1
    while i <= #here do
      local f = here[i]
      i = i + 1
      if not cost[f] then
        cost[f] = total
        if line_of(seat, f) == size then return total end
        local around = board.around[f]
        for j = 1, #around do
          local beside = around[j]
          if not cost[beside] then
            if cell[beside] == seat then here[#here + 1] = beside
            elseif cell[beside] == 0 then later[#later + 1] = beside end
          end
        end
      end
    end
    here, later, total = later, {}, total + 1
  end
  return size * size
end

function evaluate(p, seat)
  return 100 * (missing(p.cell, 3 - seat) - missing(p.cell, seat)) + (p.turn == seat and 40 or -40)
end
