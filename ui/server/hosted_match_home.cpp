// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a match by correspondence does besides: replies that wait, time that is left out, whose turn it is for lists.
#include "framework/log/log.hpp"
#include "framework/match/json_parts.hpp"
#include "ui/server/hosted_match.hpp"

namespace boardwright::server {

void HostedMatch::tell_turn() {
  const Match* of = match();
  if (of == nullptr || !room_.events.turn) return;
  TurnNote note;
  note.match = facts_->match;
  note.plies = of->line().plies().size();
  note.over = of->is_over();
  note.takes_replies = takes_replies(of->rules());
  if (note.over) {
    note.result = json_form::write(*of->result(), SeatNames(of->rules()));
  } else {
    note.on_turn = of->seats_on_turn();
    note.next = of->next_flag();
    for (const auto& time : of->times(BW_SPECTATOR))
      if (time.deadline && (!note.due || *time.deadline < *note.due)) note.due = time.deadline;
    for (const auto& [seat, replies] : replies_)
      if (auto left = replies.possible(of->line()); !left.empty()) note.replies[seat] = std::move(left);
  }
  std::erase_if(replies_, [&](const auto& one) { return !note.replies.contains(one.first); });
  if (told_turn_) note.at = told_turn_->at;
  if (told_turn_ == note) return;
  told_turn_ = note;
  note.at = room_.time ? room_.time() : of->now();
  back([tell = room_.events.turn, note = std::move(note)] { tell(note); });
}

/// One at a time: each is a turn of its own, and comes back here.
void HostedMatch::play_replies() {
  if (!table_ || match()->is_over()) return;
  for (const auto& [seat, replies] : replies_)
    if (replies.due(match()->line(), seat)) {
      room_.strand.post([self = shared_from_this(), answers = seat] {
        const auto left = self->replies_.find(answers);
        if (!self->table_ || left == self->replies_.end()) return;
        const auto move = left->second.due(self->match()->line(), answers);
        if (!move) return;  // taken back meanwhile
        const Command command{Command::Type::kMove, answers, *move, self->match()->update(answers).number};
        if (auto done = self->table_->submit(command); !done) {
          log_warning("match " + self->facts_->match + ": a reply isn't played: " + done.error());
          self->replies_.erase(answers);
          self->tell_turn();
        }
      });
      return;
    }
}

void HostedMatch::look_at_clock() {
  room_.strand.post([self = shared_from_this()] {
    if (!self->table_) return;
    self->told_turn_.reset();  // whoever asks has forgotten when to ask next
    self->table_->look_at_clock();
  });
}

void HostedMatch::spare(std::map<Seat, SparedTimes> times) {
  room_.strand.post([self = shared_from_this(), times = std::move(times)] {
    for (const auto& [seat, spared] : times) {
      if (!self->table_ || self->match()->is_over()) return;
      SparedTimes now = self->match()->spared_time(seat);
      std::erase_if(now, [at = self->match()->now()](const auto& one) { return one.until <= at; });
      if (now == spared) continue;
      if (auto done = self->table_->spare_time(seat, spared); !done)
        log_warning("match " + self->facts_->match + ": a vacation doesn't stop the clock: " + done.error());
    }
  });
}

void HostedMatch::set_replies(Seat seat, std::vector<Replies::Line> lines,
                              std::function<void(Result<Replies>)> answered) {
  room_.strand.post(
      [self = shared_from_this(), seat, lines = std::move(lines), answered = std::move(answered)] {
        Result<Replies> read = fail("that game is over");
        if (self->table_ && lines.empty())
          read = Replies{};
        else if (self->table_)
          read = read_replies(self->match()->line(), seat, lines);
        if (read) {
          self->replies_[seat] = *read;
          self->tell_turn();
        }
        self->back([answered, read = std::move(read)] { answered(read); });
      });
}

}  // namespace boardwright::server
