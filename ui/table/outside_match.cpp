// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/outside_match.hpp"

#include "framework/link/local_link.hpp"
#include "framework/link/thought_json.hpp"
#include "framework/players/player.hpp"
#include "framework/players/search_player.hpp"
#include "framework/record/native.hpp"
#include "framework/record/save_format.hpp"
#include "framework/record/seen_record.hpp"
#include "framework/text/local_time.hpp"
#include "framework/text/plain_text.hpp"
#include "ui/server/board_json.hpp"
#include "ui/table/step_lines.hpp"

namespace boardwright::outside {
namespace {

using Json = nlohmann::json;

/// How long a computer's move takes at least, so that people can follow.
constexpr Milliseconds kPaceOfComputers{700};

constexpr std::size_t kMemoryOfAdvice = std::size_t{64} << 20U;  // bytes
constexpr unsigned kMostThreadsOfAdvice = 64;

/// They think in this process: it is made to be lost.
Result<Computers> computers_here(const MatchPlan& plan) {
  Computers computers;
  for (Seat seat = 0; seat < plan.seats.size(); ++seat) {
    if (plan.seats[seat].is_person()) continue;
    auto player = make_player(plan.seats[seat].id, {.search = plan.game->data().search});
    if (!player) return fail(player.error());
    computers[seat] = std::move(*player);
  }
  return computers;
}

}  // namespace

OutsideMatch::OutsideMatch(std::shared_ptr<const Game> game, Language language, Strand& strand,
                           Thinkers& thinkers, Say say)
    : game_(std::move(game)),
      language_(language),
      strand_(strand),
      thinkers_(thinkers),
      say_(std::move(say)),
      pages_(Catalogue::of(game_)),
      advice_([this](Strand::Call call) { strand_.post(std::move(call)); }) {}

/// What is no UTF-8 in a game's texts is replaced, not thrown.
void OutsideMatch::say(const Json& line) const {
  say_(line.dump(-1, ' ', false, Json::error_handler_t::replace));
}

void OutsideMatch::offer() { say({{"type", "choices"}, {"games", *pages_.list(language_).body}}); }

void OutsideMatch::hear(const std::string& line) {
  const Json json = Json::parse(line, nullptr, false);
  if (!json.is_object()) return;
  const std::string type = json.value("type", "");
  if (type == "begin") {
    if (const auto begun = begin(json); !begun)
      say({{"type", "failed"}, {"sentence", one_line(begun.error())}});
  } else if (type == "ping") {
    say({{"type", "pong"}, {"thinking", table_ != nullptr && (table_->thinking() || table_->judging())}});
  } else if (type == "advise") {
    advise(json);
  } else if (type == "unadvise") {
    advice_.stop();
  } else if (type == "language") {
    language_ = language_from(json.value("language", "")).value_or(language_);
    offer();
    if (table_) tell_board();
  } else if (const auto message = page_message_from_json(line)) {
    const auto answer = [this](const SharedText& text) { say_(*text); };
    if (const auto* asked = std::get_if<WatchRequest>(&*message)) {
      watch(*asked);
    } else if (const auto* command = std::get_if<CommandRequest>(&*message)) {
      if (Viewer* of = viewer(command->match)) of->stream->command(*command, Milliseconds(0), answer);
    } else if (const auto* question = std::get_if<AskRequest>(&*message)) {
      if (Viewer* of = viewer(question->match)) of->stream->ask(*question, answer);
    }
  }
}

OutsideMatch::Viewer* OutsideMatch::viewer(const std::string& id) {
  const auto found = viewers_.find(id);
  return found == viewers_.end() ? nullptr : &found->second;
}

Result<void> OutsideMatch::begin(const Json& asked) try {
  if (table_) return fail("a match has begun already");
  const Variant* variant = game_->variant(asked.at("variant").get<std::string>());
  if (variant == nullptr) return fail("there is no such variant");
  auto rules = game_->create(*variant);
  if (!rules) return fail(rules.error());
  MatchPlan plan = MatchPlan::of(game_, variant->id, *rules);
  plan.seats = seats_of_words(asked.at("seats").get<std::vector<std::string>>());
  if (plan.seats.size() != (*rules)->seat_count()) return fail("every seat needs a player");
  auto clock = pages_.clock(*game_, *variant, asked.at("clock").get<std::string>());
  if (!clock) return fail(clock.error());
  plan.clock = *clock;
  auto computers = computers_here(plan);
  if (!computers) return fail(computers.error());
  const auto steps = steps_from(asked.at("steps"));
  if (!steps) return fail(steps.error());
  const std::string secret = asked.at("seed").get<std::string>();
  auto seed = secret.empty() ? Result<Seed>(Seed::fresh()) : Seed::from_hex(secret);
  if (!seed) return fail(seed.error());
  plan.seed = *seed;
  if (secret.empty()) say({{"type", "seed"}, {"seed", seed->hex()}});
  MatchOptions options = options_of(plan);
  options.journal = std::make_shared<StepLines>([this](const Json& line) { say(line); });
  auto match = steps->empty() ? Match::create(std::move(options)) : Match::resume(std::move(options), *steps);
  if (!match) return fail(match.error());
  go(std::move(*match), std::move(plan), std::move(*computers));
  return {};
} catch (const Json::exception&) {
  return fail("what is to begin can't be read");
}

void OutsideMatch::go(std::unique_ptr<Match> match, MatchPlan plan, Computers computers) {
  const auto people = plan.people();
  // No club's, and so without an id: the window keeps it.
  auto kept =
      std::make_unique<KeptMatch>(nullptr, std::string(), MatchHeader(), std::move(plan), std::move(match));
  table_ = Table::of(std::move(kept), std::move(computers), {strand_, thinkers_, nullptr});
  tell_board();
  Json seats = Json::array();
  for (const Seat seat : people) {
    const std::string id = std::to_string(seat);
    Viewer& viewer = viewers_[id];
    viewer.seat = seat;
    viewer.stream = std::make_unique<ViewerStream>(id, GameNames::of(table_->match().rules()),
                                                   std::make_unique<LocalLink>(*table_, seat),
                                                   [this, id](const SharedText& update) {
                                                     tell_record(id);
                                                     say_(*update);
                                                   });
    tell_record(id);
    seats.push_back({{"match", id}, {"seat", table_->match().rules().seat_name(seat)}});
  }
  say({{"type", "begun"}, {"viewers", std::move(seats)}});
  TableEvents events;
  events.pace = [](Seat) { return kPaceOfComputers; };
  const auto told = [this](const std::string& sentence) {
    say({{"type", "notice"}, {"sentence", one_line(sentence)}});
  };
  events.failed = told;
  events.stuck = [told](Seat, const std::string& why) { told(why); };
  table_->go(std::move(events));
}

void OutsideMatch::tell_board() const {
  server::Request request;
  request.method = "GET";
  request.query["language"] = std::string(language_code(language_));
  const MatchPlan& plan = table_->plan();
  say({{"type", "board"}, {"board", *pages_.board(game_->id() + "/" + plan.variant, request).body}});
}

/// As far as this viewer may know it: before the update that shows it.
void OutsideMatch::tell_record(const std::string& id) {
  Viewer& of = viewers_.at(id);
  const Match& match = table_->match();
  const bool whole = match.is_over() || !match.rules().has(BW_HAS_HIDDEN);
  Record record = match.full_record();
  if (!whole) record = seen_record(record, match.line(), of.seat);
  add_date(record, local_time(std::chrono::system_clock::now(), "%Y-%m-%d"));
  std::string text = write_record(record);
  if (text == of.record) return;
  of.record = std::move(text);
  say({{"type", "record"}, {"match", id}, {"text", of.record}});
}

std::string OutsideMatch::no_advice(const Viewer& of) const {
  const Match& match = table_->match();
  if (!match.policies().hints) return "not_allowed";
  if (match.is_over()) return "over";
  if (match.paused()) return "paused";
  if (!match.line().now().on_turn(of.seat)) return "off_turn";
  if (match.arrange(of.seat)) return "sets_up";
  return SearchPlayer::can_analyse(situation_of(match.line(), of.seat).view) ? "" : "unknowable";
}

/// `milliseconds` of 0: until something else is asked.
void OutsideMatch::advise(const Json& asked) try {
  const std::uint64_t id = asked.at("id").get<std::uint64_t>();
  const auto refuse = [this, id](const std::string& code, const std::string& sentence) {
    say({{"type", "unadvised"}, {"id", id}, {"code", code}, {"sentence", one_line(sentence)}});
  };
  const Viewer* of = viewer(asked.at("match").get<std::string>());
  if (of == nullptr) return refuse("unknown", {});
  if (const std::string why = no_advice(*of); !why.empty()) return refuse(why, {});
  const auto time = asked.at("milliseconds").get<std::uint32_t>();
  Situation situation = situation_of(table_->match().line(), of->seat);
  situation.plies_left = table_->match().plies_left();
  situation.until_stopped = time == 0;
  if (time != 0) situation.move_time = Milliseconds(time);
  const PlayerSetup setup{.search = game_->data().search,
                          .threads = std::min(asked.at("threads").get<unsigned>(), kMostThreadsOfAdvice),
                          .memory = kMemoryOfAdvice};
  advice_.start(
      std::move(situation), setup,
      [this, id](const Thought& thought, bool ended) {
        say({{"type", "thought"}, {"id", id}, {"ended", ended}, {"thought", to_json(thought)}});
      },
      [refuse](const std::string& sentence) { refuse("failed", sentence); });
} catch (const Json::exception&) {
  say({{"type", "notice"}, {"sentence", "what is asked can't be read"}});
}

void OutsideMatch::watch(const WatchRequest& asked) {
  Viewer* of = viewer(asked.match);
  if (of == nullptr) return;
  const Rules& rules = table_->match().rules();
  say({{"type", "watching"},
       {"match", asked.match},
       {"viewer", rules.seat_name(of->seat)},
       {"policies", server::policies_json(table_->match().policies())}});
  Json seats = Json::array();
  const auto& players = table_->plan().seats;
  for (Seat seat = 0; seat < players.size(); ++seat)
    seats.push_back({{"seat", rules.seat_name(seat)},
                     {"computer", players[seat].is_person() ? Json() : Json(players[seat].id)}});
  say({{"type", "seats"}, {"match", asked.match}, {"seats", std::move(seats)}});
  if (const SharedText update = of->stream->catch_up(asked.have)) say_(*update);
}

}  // namespace boardwright::outside
