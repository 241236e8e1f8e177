-- A die says which stone moves. (The rules of EinStein würfelt nicht, Ingo Althöfer, 2004.)
game "Sample game" {
  id = "sample_game", revision = 1,
  summary = "Race a stone to the far corner; a die says which one moves.",
  seats = { "blue", "red" },
  kinds = { {"b1","1",1},{"b2","2",1},{"b3","3",1},{"b4","4",1},{"b5","5",1},{"b6","6",1},
            {"r1","a",2},{"r2","b",2},{"r3","c",2},{"r4","d",2},{"r5","e",2},{"r6","f",2} },
  reasons = { corner = "a stone has reached the far corner", taken = "all stones are taken" },
}
board = grid(5, 5)
state { next = byte(2), die = byte(6) }              -- who moves after the throw, and what it shows
corner = { 25, 1 }
ways = { { "e", "n", "ne" }, { "w", "s", "sw" } }
rules {
  ["E2.1"] = "The die says which stone moves; if it is gone, the next lower or the next higher one that is left.",
  ["E2.2"] = "A stone moves one field towards the far corner and takes whatever stands there, of either side.",
  ["E3.1"] = "Who reaches the far corner or takes the last stone of the other side wins.",
}

function start(p)
  for i, f in ipairs { 1, 2, 3, 6, 7, 11 } do p.cell[f], p.cell[26 - f] = i, 6 + i end
  p.turn, p.next = 0, 1                              -- chance is on turn
end
function chance(p, add) for n = 1, 6 do add(n, 1) end end

local function where(p, seat)                        -- field of each stone
  local at = {}
  for f = 1, 25 do
    local k = p.cell[f]
    if k ~= 0 and (k - 1) // 6 + 1 == seat then at[(k - 1) % 6 + 1] = f end
  end
  return at
end
function moves(p, seat, add)
  local at, lower, higher = where(p, seat), p.die, p.die
  while lower > 0 and not at[lower] do lower = lower - 1 end           -- E2.1
  while higher < 7 and not at[higher] do higher = higher + 1 end
  for _, n in ipairs(lower == higher and { lower } or { lower, higher }) do
    for _, way in ipairs(at[n] and ways[seat] or {}) do                -- E2.2
      local to = board.step[at[n]][way]
      if to then add(at[n], to) end
    end
  end
end
function play(p, seat, from, to)
  if seat == 0 then p.die, p.turn = from, p.next return end            -- the throw
  p.cell[to], p.cell[from] = p.cell[from], 0
  p.turn, p.next, p.die = 0, 3 - seat, 0
  if to == corner[seat] then win(p, seat, "corner")                    -- E3.1
  elseif not next(where(p, 3 - seat)) then win(p, seat, "taken")
  elseif not next(where(p, seat)) then win(p, 3 - seat, "taken") end
end
