-- Three sides: a tiny Y on a triangle of hexagons
game "Three Sides" {
  id = "three_sides", revision = 1,
  summary = "Join all three sides of the triangle.",
  seats = { "white", "black" },
  kinds = { { "white_stone", "w", 1 }, { "black_stone", "b", 2 } },
  reasons = { joined = "a side has joined all three edges" },
}

board = hex_triangle(3)
rules { ["1"] = "A stone is put on an empty field." }

function start(p) end

function moves(p, seat, add)
  for f = 1, board.n do
    if p.cell[f] == 0 then add(f) else no("1", f) end
  end
end

function play(p, seat, f)
  uses("1")
  p.cell[f] = seat
  p.turn = 3 - seat
  local edges = { se = false, s = false, sw = false }
  for _, g in ipairs(board.group(p.cell, f)) do
    if board.row[g] == 1 then edges.s = true end
    if not board.step[g].w then edges.sw = true end
    if not board.step[g].e then edges.se = true end
  end
  if edges.se and edges.s and edges.sw then win(p, seat, "joined") end
end

function check(p)
  local men = { 0, 0 }
  for f = 1, board.n do
    if p.cell[f] ~= 0 then men[p.cell[f]] = men[p.cell[f]] + 1 end
  end
  if p.result ~= 0 then return end
  if men[1] - men[2] ~= p.turn - 1 then return "the sides put their stones in turn" end
  for f = 1, board.n do
    local edges = { false, false, false }
    for _, g in ipairs(p.cell[f] ~= 0 and board.group(p.cell, f) or {}) do
      if board.row[g] == 1 then edges[1] = true end
      if not board.step[g].w then edges[2] = true end
      if not board.step[g].e then edges[3] = true end
    end
    if edges[1] and edges[2] and edges[3] then return "somebody has won already" end
  end
end
