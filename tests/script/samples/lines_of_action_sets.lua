-- Lines of Action (Claude Soucie) once more, with sets of fields: the same moves as lines_of_action.lua, made faster
game "Lines of Action" {
  id = "loa_sets", revision = 1,
  summary = "Bring all your pieces together in one group.",
  seats = { "black", "white" },
  kinds = { { "black", "b", 1 }, { "white", "w", 2 } },
  reasons = { connection = "all pieces are connected", no_moves = "no move is left" },
  repetition = { 3, "repetition" }, max_moves = 256,
}

size = integer(8, 6, 10, "Columns and rows of the board.")
jump_own = flag(true, "Whether a piece may jump over pieces of its own side.")
misere = flag(false, "Whether who connects all pieces loses.")
board = grid(size, size)

rules {
  ["L1.2"] = "Black begins on the lower and the upper edge, White on the left and the right one, corners left out.",
  ["L2.1"] = "A piece moves along a line as many fields as there are pieces on the whole line.",
  ["L2.2"] = "It may jump over pieces of its own side, not over others, and takes what stands on the field it reaches.",
  ["L3.1"] = "Who has all pieces in one group wins.",
  ["L3.2"] = "A move that connects both sides wins for who made it.",
  ["L3.4"] = "Who has no move passes.",
}

local none, count, each, where = board.none, board.count, board.each, board.where
local ray, ray_set, line_set = board.ray, board.ray_set, board.line_set
local but = {}                                                        -- all fields but one
for f = 1, board.n do but[f] = board.all & ~board.set(f) end

function start(p)                                                     -- L1.2
  for i = 2, size - 1 do
    p.cell[i], p.cell[board.n - size + i] = 1, 1
    p.cell[(i - 1) * size + 1], p.cell[i * size] = 2, 2
  end
end

function moves(p, seat, add)
  local own, theirs, any = where(p.cell, seat), where(p.cell, 3 - seat), false
  local all = own | theirs
  local against = jump_own and theirs or all
  for from in each(own) do
    local rays, sets, lines = ray[from], ray_set[from], line_set[from]
    for axis = 1, 4 do
      local n = count(lines[axis] & all)                              -- L2.1
      for way = axis, axis + 4, 4 do
        local to = rays[way][n]
        if to then
          local between = (sets[way] ~ ray_set[to][way]) & but[to]
          if p.cell[to] == seat or between & against ~= none then no("L2.2", from, to)
          else add(from, to); any = true end
        end
      end
    end
  end
  if not any then add("pass") end                                     -- L3.4
end

function play(p, seat, from, to)
  p.turn = 3 - seat
  if from == "pass" then uses("L3.4") return end
  local cell, takes = p.cell, p.cell[to] ~= 0
  cell[from], cell[to] = 0, seat
  local connected = board.connected
  local winner = connected(where(cell, seat)) and seat or takes and connected(where(cell, 3 - seat)) and 3 - seat
  if winner then win(p, misere and 3 - winner or winner, "connection") end -- L3.1, L3.2
end
