// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/hosted_match.hpp"

#include "framework/log/log.hpp"
#include "framework/match/json_parts.hpp"
#include "framework/match/time_source.hpp"
#include "framework/table/reopen.hpp"
#include "ui/server/late_journal.hpp"

namespace boardwright::server {
HostedMatch::HostedMatch(Room room)
    : room_(std::move(room)),
      views_([this](const ViewKey& key, const SharedText& update) {
        back([tell = room_.events.update, id = facts_->match, key, update] { tell(id, key, update); });
      }),
      turns_(room_.replies) {}
HostedMatch::~HostedMatch() = default;

const Match* HostedMatch::match() const { return table_ ? &table_->match() : finished_.get(); }

void HostedMatch::note(const KeptMatch& kept) {
  const auto known = room_.club->people().all();
  facts_ =
      facts_of(kept.id(), kept.header(), kept.plan(), known ? *known : std::map<std::string, ClubPlayer>());
}

void HostedMatch::take(std::unique_ptr<KeptMatch> kept, Computers computers, bool played_before) {
  note(*kept);
  table_ = Table::of(std::move(kept), std::move(computers), {room_.strand, room_.thinkers, room_.club});
  TableEvents events;
  events.changed = [this] {
    tell_end();
    play_replies();
    tell_turn();
  };
  events.pace = [](Seat) { return kPace; };
  events.failed = [id = facts_->match](const std::string& why) { log_warning("match " + id + ": " + why); };
  events.stuck = [id = facts_->match](Seat, const std::string& why) {
    log_warning("match " + id + " can't go on: " + why);
  };
  if (played_before && room_.delay.any() && views_.late() == nullptr)
    if (auto read = read_late(facts_->match); !read)  // it is shown from the start instead
      log_warning("match " + facts_->match + ": what spectators saw can't be read: " + read.error());
  if (room_.delay.any() || views_.late() != nullptr) follow_late();
  table_->go(std::move(events));
  for (const Seat seat : away_) table_->note_away(seat, true);
}

void HostedMatch::tell_end() {
  if (!match()) return;
  const bool over = match()->is_over(), held_back = views_.holds_back_end(*match());
  if (over == told_over_ && held_back == told_held_back_) return;
  told_over_ = over, told_held_back_ = held_back;
  nlohmann::json result;
  if (told_over_) result = json_form::write(*match()->result(), SeatNames(match()->rules()));
  back([tell = room_.events.ended, id = facts_->match, result = std::move(result), held_back] {
    tell(id, result, held_back);
  });
}

void HostedMatch::begin(MatchPlan plan, Begun begun) {
  room_.strand.post([self = shared_from_this(), plan = std::move(plan), begun = std::move(begun)] {
    const auto done = [&](Result<MatchFacts> facts) {
      self->back([begun, facts = std::move(facts)] { begun(facts); });
    };
    auto computers = seat_computers(plan);
    if (!computers) return done(fail(computers.error()));
    auto kept = self->room_.club->start(plan, self->room_.time);
    if (!kept) return done(fail(kept.error()));
    self->note(**kept);
    done(*self->facts_);  // before anything that happens at the table
    self->take(std::move(*kept), std::move(*computers), false);
  });
}

void HostedMatch::resume(const std::string& match, Begun begun) {
  room_.strand.post([self = shared_from_this(), match, begun = std::move(begun)] {
    const auto done = [&](Result<MatchFacts> facts) {
      self->back([begun, facts = std::move(facts)] { begun(facts); });
    };
    auto kept = self->room_.club->resume(match, self->room_.catalogue, self->room_.time);
    if (!kept && self->read_finished(match)) {  // by another program, while nobody looked here
      done(*self->facts_);
      return self->tell_finished();
    }
    if (!kept) return done(fail(kept.error()));
    auto computers = seat_computers((*kept)->plan());
    if (!computers) return done(fail(computers.error()));
    self->note(**kept);
    done(*self->facts_);
    self->take(std::move(*kept), std::move(*computers), true);
  });
}

Result<void> HostedMatch::read_finished(const std::string& match) {
  const auto journal = room_.club->store().use([&](Store& store) { return store.journal(match); });
  if (!journal) return fail(journal.error());
  if (journal->empty() || journal->back().what.kind != entry_kind::kResult)
    return fail("there is no such match");
  auto reopened = reopen(*journal, room_.catalogue);
  if (!reopened) return fail(reopened.error());
  auto over = Match::resume(reopened->options(), reopened->steps);
  if (!over) return fail(over.error());
  const auto known = room_.club->people().all();
  if (!known) return fail(known.error());
  finished_ = std::move(*over);
  facts_ = facts_of(match, reopened->header, reopened->plan, *known);
  told_over_ = true;
  return {};
}

void HostedMatch::tell_finished() {
  if (room_.delay.any())
    if (auto read = read_late(facts_->match); !read)
      log_warning("match " + facts_->match + ": what spectators saw can't be read: " + read.error());
  told_over_ = false;
  tell_end();
  tell_turn();
}

void HostedMatch::look_at(const std::string& match, Begun begun) {
  room_.strand.post([self = shared_from_this(), match, begun = std::move(begun)] {
    auto read = self->read_finished(match);
    if (read && self->room_.delay.any()) read = self->read_late(match);
    if (read && self->views_.holds_back_end(*self->match())) self->told_held_back_ = false, self->tell_end();
    Result<MatchFacts> facts = read ? Result<MatchFacts>(*self->facts_) : fail(read.error());
    self->back([begun, facts = std::move(facts)] { begun(facts); });
  });
}

Result<ViewerStream*> HostedMatch::stream(const ViewKey& key, bool plays) {
  if (match() == nullptr) return fail("there is no such match");
  return views_.stream(key, plays, viewed());
}

void HostedMatch::watch(const ViewKey& key, bool plays, const std::optional<Have>& have,
                        std::function<void(Result<Watching>)> answered) {
  room_.strand.post([self = shared_from_this(), key, plays, have, answered = std::move(answered)] {
    const auto of = self->stream(key, plays);
    if (!of) return self->back([answered, why = of.error()] { answered(fail(why)); });
    Watching watching{self->facts_, (*of)->catch_up(have), self->match()->is_over()};
    const LateLink* late = self->views_.late();
    if (self->views_.is_late(*of)) watching.over = late->shows_end();
    if (late != nullptr) watching.late = late->delay();
    self->back([answered, watching = std::move(watching)] { answered(watching); });
  });
}

void HostedMatch::command(Seat seat, CommandRequest asked, Milliseconds network, Answered answered) {
  room_.strand.post(
      [self = shared_from_this(), seat, network, asked = std::move(asked), answered = std::move(answered)] {
        const auto send = [self, answered](const SharedText& text) {
          self->back([answered, text] { answered(text); });
        };
        const auto of = self->stream({seat, false}, true);
        // Whoever has seen what was hidden can't have the last turn back.
        if (!of || self->views_.told_everything()) {
          nlohmann::json refused{{"type", "refused"}, {"id", asked.id}, {"match", asked.match}};
          refused["refusal"] = {{"version", 1}, {"refused", "over"}, {"sentence", "the game is over"}};
          return send(shared_text(refused.dump()));
        }
        (*of)->command(asked, network, send);
      });
}

void HostedMatch::ask(const ViewKey& key, AskRequest asked, Answered answered) {
  room_.strand.post(
      [self = shared_from_this(), key, asked = std::move(asked), answered = std::move(answered)] {
        const auto send = [&](const SharedText& text) { self->back([answered, text] { answered(text); }); };
        const auto of = self->stream(key, true);  // whoever asks was let in by watch
        if (of) return (*of)->ask(asked, send);
        send(shared_text(nlohmann::json{
            {"type", "refused"},
            {"match", asked.match},
            {"ask", asked.id},
            {"code", "unknown"},
            {"sentence",
             of.error()}}.dump()));
      });
}

void HostedMatch::adjudicate(std::map<std::string, std::uint32_t> half_points, std::string why,
                             std::function<void(Result<void>)> answered) {
  room_.strand.post([self = shared_from_this(), half_points = std::move(half_points), why = std::move(why),
                     answered = std::move(answered)] {
    const auto decide = [&]() -> Result<void> {
      if (!self->table_ || self->match()->is_over()) return fail("that game is over already");
      if (half_points.size() != self->facts_->seats.size()) return fail("every seat needs its half points");
      std::vector<std::uint32_t> scores;
      for (const auto& seat : self->facts_->seats) {
        const auto score = half_points.find(seat);
        if (score == half_points.end()) return fail("every seat needs its half points");
        scores.push_back(score->second);
      }
      if (self->match()->line().plies().empty()) return fail("nobody has moved yet");
      const std::string id = self->facts_->match;
      // The store's is the only word on it now: nobody may write on behind it.
      self->views_.leave_table();
      auto left = self->table_->leave();
      self->table_.reset();
      self->late_follows_ = false;
      if (!left) log_warning("match " + id + ": " + left.error());
      const auto done =
          self->room_.club->matches().adjudicate(id, std::move(scores), why, self->room_.catalogue);
      if (done) {
        const auto read = self->read_finished(id);
        if (LateLink* late = self->views_.late(); read && late != nullptr) {
          late->take(self->match()->update(BW_SPECTATOR), self->match()->line(), waking_time());
          self->release_late();
        }
        return read;
      }
      // It goes on as it was.
      auto kept = self->room_.club->resume(id, self->room_.catalogue, self->room_.time);
      auto computers = kept ? seat_computers((*kept)->plan()) : Result<Computers>(fail(""));
      if (kept && computers) self->take(std::move(*kept), std::move(*computers), true);
      return done;
    };
    auto decided = decide();
    if (decided) self->told_over_ = false, self->tell_end(), self->tell_turn();
    self->back([answered, decided = std::move(decided)] { answered(decided); });
  });
}

void HostedMatch::end_clock_wait(std::function<void(Result<void>)> answered) {
  room_.strand.post([self = shared_from_this(), answered = std::move(answered)] {
    Result<void> done = fail("no clock waits there");
    if (self->table_ && self->match()->clock_waits())
      done = self->table_->submit(Command::Type::kStartClock, 0);
    self->back([answered, done = std::move(done)] { answered(done); });
  });
}

void HostedMatch::position_after(std::size_t ply, std::function<void(Result<Looked>)> answered) {
  room_.strand.post([self = shared_from_this(), ply, answered = std::move(answered)] {
    Result<Looked> looked = fail("that match isn't over yet");
    if (const Match* match = self->match(); match != nullptr && match->is_over()) {
      const std::size_t at = std::min(ply, match->line().plies().size());
      looked = Looked{at, match->line().position(at).text()};
    }
    self->back([answered, looked = std::move(looked)] { answered(looked); });
  });
}

void HostedMatch::follow_late() {
  if (views_.late() == nullptr)
    views_.begin_late(LateLink::from_start(room_.delay, match()->line(), match()->generation()), viewed());
  if (std::exchange(late_follows_, true)) return;
  table_->watch(BW_SPECTATOR, [this](const Update& update) {
    if (views_.late() == nullptr || !table_) return;
    views_.late()->take(update, table_->match().line(), waking_time());
    release_late();
  });
}

void HostedMatch::release_late() {
  if (views_.late() == nullptr || match() == nullptr) return;
  const UtcTime now = waking_time();
  views_.late()->release(now);
  tell_end();
  const auto due = views_.late()->next_due();
  if (!due) return;
  room_.strand.post_after(*due - now, [weak = weak_from_this(), wait = ++late_wait_] {
    const auto self = weak.lock();
    if (self && self->late_wait_ == wait) self->release_late();
  });
}

/// What spectators have seen by now of a match that was played before it came here.
Result<void> HostedMatch::read_late(const std::string& id) {
  const auto journal = room_.club->store().use([&](Store& store) { return store.journal(id); });
  if (!journal) return fail(journal.error());
  auto late = late_link_of(*journal, room_.catalogue, room_.delay, waking_time());
  if (!late) return fail(late.error());
  if (!*late) return {};
  views_.begin_late(std::move(*late), viewed());
  told_held_back_ = views_.holds_back_end(*match());
  release_late();
  return {};
}

void HostedMatch::set_delay(SpectatorDelay delay, std::function<void(Result<void>)> answered) {
  room_.strand.post([self = shared_from_this(), delay, answered = std::move(answered)] {
    Result<void> done = fail("that game is over already");
    if (self->table_ && !self->match()->is_over()) {
      done = Result<void>();
      self->room_.delay = delay;
      if (LateLink* late = self->views_.late()) {
        late->set_delay(delay);
      } else if (delay.any()) {
        // What is shown is known already; what comes from now on waits.
        self->views_.begin_late(
            std::make_unique<LateLink>(delay, self->match()->line(), self->match()->update(BW_SPECTATOR)),
            self->viewed());
        self->follow_late();
      }
      self->release_late();
    }
    self->back([answered, done = std::move(done)] { answered(done); });
  });
}

void HostedMatch::tell_turn() {
  if (match() == nullptr || !room_.events.turn) return;
  if (auto news = turns_.news(facts_->match, *match(), room_.time))
    back([tell = room_.events.turn, note = std::move(*news)] { tell(note); });
}

/// One at a time: each is a turn of its own, and comes back here.
void HostedMatch::play_replies() {
  if (!table_ || match()->is_over()) return;
  const auto seat = turns_.seat_due(match()->line());
  if (!seat) return;
  room_.strand.post([self = shared_from_this(), answers = *seat] {
    const auto move = self->table_ ? self->turns_.due(self->match()->line(), answers) : std::nullopt;
    if (!move) return;  // taken back meanwhile
    const Command command{Command::Type::kMove, answers, *move, self->match()->update(answers).number};
    if (auto done = self->table_->submit(command); !done) {
      log_warning("match " + self->facts_->match + ": a reply isn't played: " + done.error());
      self->turns_.drop(answers);
      self->tell_turn();
    }
  });
}

void HostedMatch::look_at_clock() {
  room_.strand.post([self = shared_from_this()] {
    if (!self->table_) return;
    self->turns_.forget_told();  // whoever asks has forgotten when to ask next
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
          self->turns_.set(seat, *read);
          self->tell_turn();
        }
        self->back([answered, read = std::move(read)] { answered(read); });
      });
}

void HostedMatch::note_away(Seat seat, bool away) {
  room_.strand.post([self = shared_from_this(), seat, away] {
    if (away)
      self->away_.insert(seat);
    else
      self->away_.erase(seat);
    if (self->table_) self->table_->note_away(seat, away);
  });
}

void HostedMatch::close(std::function<void()> closed) {
  room_.strand.post([self = shared_from_this(), closed = std::move(closed)] {
    self->views_.close();
    if (self->table_)
      if (auto left = self->table_->leave(); !left)
        log_warning("match " + self->facts_->match + ": " + left.error());
    self->table_.reset();
    self->finished_.reset();
    closed();
  });
}

}  // namespace boardwright::server
