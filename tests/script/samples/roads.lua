-- Roads: pieces on a graph of one's own, a house with a roof and a pond
game "Roads" {
  id = "roads", revision = 1,
  summary = "Walk along the roads; who can't move has lost.",
  seats = { "white", "black" },
  kinds = { { "white_man", "w", 1 }, { "black_man", "b", 2 }, { "stone", "s" } },
  reasons = { stuck = "one side can't move" },
}

board = graph {
  { "roof", 1, 2.5 }, { "left", 0, 1.5 }, { "right", 2, 1.5 },
  { "door", 1, 0, outline = 1, tone = 1 }, { "pond", 3, 0, outline = 1 },
  outlines = { { { -0.5, -0.5 }, { 0.5, -0.5 }, { 0.5, 0.5 }, { -0.5, 0.5 } } },
  lines = { { "left", "roof", "right", "left" }, { "left", "door", "right" }, { "door", "pond" } },
  labels = { { "pond", 3, -0.8 } },
}
rules { ["1"] = "A man walks along a road to an empty place, and the road behind it is closed with a stone." }

function start(p)
  p.cell[board.field.roof], p.cell[board.field.pond] = 1, 2
end

function moves(p, seat, add)
  for f = 1, board.n do
    if p.cell[f] == seat then
      for _, to in ipairs(board.around[f]) do
        if p.cell[to] == 0 then add(f, to) else no("1", f, to) end
      end
    end
  end
end

local function stuck(p, seat)
  for f = 1, board.n do
    if p.cell[f] == seat then
      for _, to in ipairs(board.around[f]) do
        if p.cell[to] == 0 then return false end
      end
    end
  end
  return true
end

function play(p, seat, from, to)
  uses("1")
  p.cell[from], p.cell[to] = 3, seat
  p.turn = 3 - seat
  if stuck(p, p.turn) then win(p, seat, "stuck") end
end

function check(p)
  local men = { 0, 0, 0 }
  for f = 1, board.n do
    if p.cell[f] ~= 0 then men[p.cell[f]] = men[p.cell[f]] + 1 end
  end
  if men[1] ~= 1 or men[2] ~= 1 then return "each side has one man" end
  if p.result == 0 and stuck(p, p.turn) then return "who can't move has lost: the game is over" end
end
