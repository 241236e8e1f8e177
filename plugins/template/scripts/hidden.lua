-- Hidden cards: a bet on a card that the other one does not see.
game "Sample game" {
  id = "sample_game", revision = 1,
  summary = "Bet that your card is the higher one.",
  seats = { "first", "second" },
  words = { "fold", "bet", "call" },
  reasons = { fold = "a seat has folded", higher = "the higher card has won" },
}
state { card = bytes(2, 3), shown = byte(1) }        -- 0: not dealt, or not seen
rules {
  ["1"] = "Each seat gets one of three different cards and sees only its own.",
  ["2"] = "First bets or folds; against a bet Second calls or folds. Then the higher card wins.",
}
function start(p) p.turn = 0 end
function chance(p, add)                              -- 1
  for a = 1, 3 do for b = 1, 3 do if a ~= b then add(a * 4 + b, 1) end end end
end
function moves(p, seat, add)                         -- 2
  add("fold")
  add(seat == 1 and "bet" or "call")
end
function play(p, seat, move)
  if seat == 0 then p.card[1], p.card[2], p.turn = move // 4, move % 4, 1
  elseif move == "fold" then win(p, 3 - seat, "fold")
  elseif move == "bet" then p.turn = 2
  else p.shown = 1; win(p, p.card[1] > p.card[2] and 1 or 2, "higher") end
end
function view(p, viewer)                             -- what a seat may see: called on a copy
  for s = 1, 2 do if s ~= viewer and p.shown == 0 then p.card[s] = 0 end end
end
