-- Climb: stacks that go over and under each other, the smallest game with them
game "Climb" {
  id = "climb", revision = 1,
  summary = "Put your stacks onto others until your opponent can't move.",
  seats = { "white", "black" },
  kinds = { { "white_man", "w", 1 }, { "black_man", "b", 2 } },
  reasons = { stuck = "one side can't move" },
  words = { "under" },
}

board = grid(3, 2)
stacks(6, 6)

rules {
  ["1"] = "Whose man is on top moves the stack onto a neighbouring one, or under it.",
  ["2"] = "Nothing moves onto an empty field.",
}

function start(p)
  for f = 1, board.n do p.cell[f]:push(f % 2 == 1 and 1 or 2) end
end

function moves(p, seat, add)
  for from = 1, board.n do
    if p.cell[from]:top() == seat then
      for _, to in ipairs(board.beside[from]) do
        if #p.cell[to] > 0 then
          add(from, to)
          add(from, to, "under")
        else
          no("2", from, to)
        end
      end
    end
  end
end

function play(p, seat, from, to, under)
  uses("1")
  if under then
    while #p.cell[from] > 0 do p.cell[to]:tuck(p.cell[from]:pull()) end
  else
    p.cell[to]:push(p.cell[from])
  end
  p.turn = 3 - seat
  for f = 1, board.n do
    for _, near in ipairs(board.beside[f]) do
      if p.cell[f]:top() == p.turn and #p.cell[near] > 0 then return end
    end
  end
  win(p, seat, "stuck")
end

function check(p)
  local men = 0
  for f = 1, board.n do men = men + #p.cell[f] end
  if men ~= 6 then return "there are six men" end
end

function evaluate(p, seat)
  local value = 0
  for f = 1, board.n do
    local top = p.cell[f]:top()
    if top ~= 0 then value = value + (top == seat and 20 or -20) * #p.cell[f] end
  end
  return value
end
