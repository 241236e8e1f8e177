-- Game of the Amazons (Walter Zamkauskas, 1988)
game "Amazons" {
  id = "amazons", revision = 1,
  summary = "Move like a queen, shoot an arrow, and be the last who can move.",
  seats = { "white", "black" },
  kinds = { { "white_amazon", "W", 1 }, { "black_amazon", "B", 2 }, { "arrow", "x" } },
  reasons = { no_moves = "one side can't move any more" },
  max_moves = 4096,
}

size = choice("ten", { "six", "eight", "ten" }, "Columns and rows of the board.")
columns = ({ six = 6, eight = 8, ten = 10 })[size]
board = grid(columns, columns)

rules {
  ["A1.1"] = "Each side begins with four amazons. White moves first.",
  ["A2.1"] = "An amazon moves any distance along rows, columns and diagonals, over empty fields only.",
  ["A2.2"] = "From where it stands then it shoots an arrow in the same way, at an empty field that stays blocked from now on.",
  ["A2.3"] = "Neither amazons nor arrows go over or onto fields with an amazon or an arrow.",
  ["A3.1"] = "Who can't move loses.",
}

local set_up = {
  six = { { "b1", "e6" }, { "a5", "f2" } },                           -- two amazons each
  eight = { { "c1", "f1", "a3", "h3" }, { "c8", "f8", "a6", "h6" } },
  ten = { { "d1", "g1", "a4", "j4" }, { "d10", "g10", "a7", "j7" } },
}

function start(p)                                                     -- A1.1
  for seat, names in ipairs(set_up[size]) do
    for _, name in ipairs(names) do p.cell[board.field[name]] = seat end
  end
end

function moves(p, seat, add)
  local cell = p.cell
  for from = 1, board.n do
    if cell[from] == seat then
      for way = 1, 8 do
        local path = board.ray[from][way]
        for i = 1, #path do                                           -- A2.1
          local to = path[i]
          if cell[to] ~= 0 then
            no("A2.3", from, to)
            break
          end
          for shot = 1, 8 do                                          -- A2.2
            local line = board.ray[to][shot]
            for j = 1, #line do
              local target = line[j]
              if cell[target] ~= 0 and target ~= from then
                no("A2.3", from, to, target)
                break
              end
              add(from, to, target)
            end
          end
        end
      end
    end
  end
end

function play(p, seat, from, to, target)
  local cell = p.cell
  cell[from], cell[to] = 0, seat
  cell[target] = 3
  p.turn = 3 - seat
  uses("A2.1")
  uses("A2.2")
  for f = 1, board.n do
    if cell[f] == p.turn then
      for _, near in ipairs(board.around[f]) do if cell[near] == 0 then return end end
    end
  end
  uses("A3.1")                                                        -- A3.1
  win(p, seat, "no_moves")
end

-- As it is usually written: d1-d7/g7.
function move_text(p, seat, from, to, target)
  return board.name[from] .. "-" .. board.name[to] .. "/" .. board.name[target]
end

-- In how many moves each side's nearest amazon could stand on each field.
local function reach(cell, seat)
  local moves_to, now = {}, {}
  for f = 1, board.n do if cell[f] == seat then now[#now + 1] = f end end
  local step = 0
  while #now > 0 and step < 6 do
    step = step + 1
    local next_now = {}
    for i = 1, #now do
      local rays = board.ray[now[i]]
      for way = 1, 8 do
        local ray = rays[way]
        for j = 1, #ray do
          local f = ray[j]
          if cell[f] ~= 0 then break end
          if not moves_to[f] then
            moves_to[f] = step
            next_now[#next_now + 1] = f
          end
        end
      end
    end
    now = next_now
  end
  return moves_to
end

function evaluate(p, seat)
  local cell, value = p.cell, 0
  local own, others = reach(cell, seat), reach(cell, 3 - seat)
  for f = 1, board.n do
    if cell[f] == 0 then
      local mine, theirs = own[f] or 99, others[f] or 99
      if mine < theirs then value = value + 20 elseif theirs < mine then value = value - 20
      elseif mine < 99 then value = value + (p.turn == seat and 4 or -4) end
    end
  end
  return value
end
