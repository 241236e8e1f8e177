// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/ugi_session.hpp"

#include <algorithm>
#include <chrono>
#include <limits>
#include <nlohmann/json.hpp>
#include <thread>

#include "framework/catalogue/settings.hpp"
#include "framework/text/number.hpp"
#include "framework/text/plain_text.hpp"
#include "plugins/host/leaves.hpp"
#include "ui/cli/ugi_limits.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::string_view> split(std::string_view line) {
  std::vector<std::string_view> words;
  constexpr std::string_view kBlank = " \t\r";
  for (std::size_t at = line.find_first_not_of(kBlank); at < line.size();) {
    const std::size_t end = std::min(line.find_first_of(kBlank, at), line.size());
    words.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(kBlank, end);
  }
  return words;
}

/// Words from one index to another, with single spaces.
std::string join(const std::vector<std::string_view>& words, std::size_t from, std::size_t to) {
  std::string text;
  for (std::size_t i = from; i < to; ++i) text.append(i > from ? " " : "").append(words[i]);
  return text;
}

/// Ours beside the rules' parameters, whose names are small letters: what the next draws come from, so that a
/// match that tells it before each move can be played again.
constexpr std::string_view kSeedOption = "Seed";

/// How the protocol writes an empty text, and we an empty list.
constexpr std::string_view kEmpty = "<empty>";

bool has_empty(bw_type type) { return type == BW_TEXT || type == BW_INTEGER_LIST || type == BW_TEXT_LIST; }

Value empty_value(bw_type type) {
  return type == BW_TEXT           ? Value(std::string())
         : type == BW_INTEGER_LIST ? Value(std::vector<std::int64_t>())
                                   : Value(std::vector<std::string>());
}

std::string quoted(std::string_view word) { return "'" + excerpt(word) + "'"; }

std::string hex(std::uint64_t number) {
  char digits[17] = "0000000000000000";
  for (int i = 15; i >= 0; --i, number >>= 4U) digits[i] = "0123456789abcdef"[number & 15U];
  return digits;
}

double score(std::uint32_t half_points) { return half_points / 2.0; }

Json score_json(std::uint32_t half_points) {
  return half_points % 2 == 0 ? Json(half_points / 2) : Json(score(half_points));
}

}  // namespace

UgiSession::UgiSession(Setup setup)
    : setup_(std::move(setup)), random_(setup_.seed), line_(setup_.rules->start()), viewer_(BW_NOBODY) {
  if (setup_.write) thinking_ = std::make_unique<UgiThinking>(setup_.write);
}

void UgiSession::finish(const std::function<bool()>& unheard) {
  constexpr std::chrono::milliseconds kNowAndThen{20};
  if (thinking_ == nullptr) return;
  if (thinking_->endless()) thinking_->stop();
  for (; unheard && thinking_->thinking(); std::this_thread::sleep_for(kNowAndThen))
    if (unheard()) thinking_->stop();
  thinking_->wait();
}

std::string UgiSession::answer(std::string_view line) {
  const Words words = split(line);
  if (words.empty()) return "";
  const std::string_view command = words[0];
  const auto reply = [](const Result<std::string>& result) {
    return (result ? *result : "error " + one_line(result.error())) + "\n";
  };
  const auto silent = [](const Result<void>& result) {
    return result ? std::string() : "error " + one_line(result.error()) + "\n";
  };
  if (command == "isready") return "readyok\n";
  if ((command == "stop" || command == "quit") && thinking_ != nullptr) thinking_->stop();
  finish();
  if (command == "ugi") return identify();
  if (command == "setoption") return silent(set_option(words));
  if (command == "uginewgame") {
    line_ = GameLine(setup_.rules->start());
    viewer_ = BW_NOBODY;
    earlier_views_.clear();
    return "";
  }
  if (command == "position") return silent(set_position(words));
  if (command == "go") {
    const auto answered = go(words);
    return answered && answered->empty() ? "" : reply(answered);
  }
  if (command == "stop") return "";
  if (command == "query") return reply(query(words));
  if (command == "state") return "state " + state() + "\n";
  if (command == "view") return reply(view(words));
  if (command == "explain") return reply(explain(words));
  if (command == "perft") return reply(perft(words));
  if (command == "quit") {
    done_ = true;
    return "";
  }
  return "error unknown word " + quoted(command) + "\n";
}

std::string UgiSession::identify() const {
  std::string text = "id name Boardwright " + setup_.rules->game_id() + " " +
                     setup_.rules->library().version() + "\nid author the Boardwright developers\n";
  for (const auto& spec : setup_.rules->game().parameters) {
    text += "option name " + spec.name;
    const Value& value = setup_.rules->parameters().at(spec.name);
    switch (spec.type) {
      case BW_BOOL:
        text += std::string(" type check default ") + (std::get<bool>(value) ? "true" : "false");
        break;
      case BW_INTEGER:
        text += " type spin default " + std::to_string(std::get<std::int64_t>(value)) + " min " +
                std::to_string(spec.min) + " max " + std::to_string(spec.max);
        break;
      case BW_CHOICE:
        text += " type combo default " + std::get<std::string>(value);
        for (const auto& choice : spec.choices) text += " var " + choice;
        break;
      default:  // a text, or a list in YAML
        text += " type string default " + std::string(value == empty_value(spec.type) ? kEmpty
                                                      : spec.type == BW_TEXT
                                                          ? one_line(std::get<std::string>(value))
                                                          : write_value(value));
    }
    text += "\n";
  }
  text += "option name " + std::string(kSeedOption) + " type spin default " + std::to_string(setup_.seed) +
          " min 0 max " + std::to_string(std::numeric_limits<std::int64_t>::max()) + "\n";
  return text + "ugiok\n";
}

Result<void> UgiSession::set_option(const Words& words) {
  const auto value = std::find(words.begin(), words.end(), "value");
  const auto from = static_cast<std::size_t>(value - words.begin()) + 1;
  if (words.size() < 2 || words[1] != "name" || value == words.end() || from < 4)
    return fail("expected: setoption name NAME value VALUE");
  const std::string name = join(words, 2, from - 1);
  std::string text = join(words, from, words.size());
  if (name == kSeedOption) {
    const auto seed = whole_number(text);
    if (!seed || *seed < 0)
      return fail("the option Seed takes a whole number from 0 to " +
                  std::to_string(std::numeric_limits<std::int64_t>::max()) + ", not " +
                  quoted(std::string_view(text)));
    random_ = Random(static_cast<std::uint64_t>(*seed));
    return {};
  }
  if (text == kEmpty)
    for (const auto& spec : setup_.rules->game().parameters)
      if (spec.name == name && has_empty(spec.type)) text = write_value(empty_value(spec.type));
  auto rules = setup_.rebuild(name, text);
  if (!rules) return fail(rules.error());
  setup_.rules = *rules;
  line_ = GameLine(setup_.rules->start());
  viewer_ = BW_NOBODY;
  earlier_views_.clear();
  return {};
}

Result<void> UgiSession::set_position(const Words& words) {
  const auto moves = std::find(words.begin(), words.end(), "moves");
  const auto end = static_cast<std::size_t>(moves - words.begin());
  Seat viewer = BW_NOBODY;
  Result<Position> start = fail("expected: position startpos | fen TEXT | view SEAT TEXT, then moves MOVE …");
  if (words.size() >= 2 && words[1] == "startpos" && end == 2) {
    start = setup_.rules->start();
  } else if (words.size() >= 3 && words[1] == "fen" && end > 2) {
    start = setup_.rules->read_position(join(words, 2, end));
  } else if (words.size() >= 4 && words[1] == "view" && moves == words.end()) {
    const auto seat = setup_.rules->seat(words[2]);
    if (!seat) return fail("there is no seat " + quoted(words[2]));
    viewer = *seat;
    start = setup_.rules->read_view(viewer, join(words, 3, end));
  }
  if (!start) return fail(start.error());
  GameLine line(std::move(*start));
  for (std::size_t i = end + 1; i < words.size(); ++i)
    if (auto played = line.play(words[i]); !played) return played;
  see(viewer, line.now());
  line_ = std::move(line);
  viewer_ = viewer;
  return {};
}

void UgiSession::see(Seat viewer, const Position& view) {
  if (viewer == BW_NOBODY || viewer != viewer_) earlier_views_.clear();
  if (viewer == BW_NOBODY || viewer != viewer_) return;
  if (!(line_.now() == view)) earlier_views_.push_back(line_.now());
  // Updates that are told once more, or a turn that was taken back: what came after is forgotten.
  const auto again = std::find(earlier_views_.begin(), earlier_views_.end(), view);
  earlier_views_.erase(again, earlier_views_.end());
}

Situation UgiSession::situation() const {
  const Position& now = line_.now();
  // A view is asked for the moves of the seat that sees it; the truth for those of the first seat on turn.
  const Seat seat = viewer_ < BW_MAX_SEATS && now.on_turn(viewer_) ? viewer_ : now.seats_on_turn().front();
  if (viewer_ == BW_NOBODY) return situation_of(line_, seat);
  return {.view = now, .seat = seat, .earlier = earlier_views_};
}

Result<std::string> UgiSession::query(const Words& words) const {
  const std::string_view what = words.size() == 2 ? words[1] : std::string_view();
  const auto yes = [](bool holds) { return std::string("response ") + (holds ? "true" : "false"); };
  if (what == "gameover") return yes(line_.is_over());
  if (what == "p1turn") return yes(line_.on_turn(0));
  if (what == "result") {
    if (!line_.is_over()) return "response none";
    const auto& scores = line_.result()->scores;
    const auto best = std::max_element(scores.begin(), scores.end());
    if (std::count(scores.begin(), scores.end(), *best) > 1) return "response draw";
    return "response p" + std::to_string(best - scores.begin() + 1) + "win";
  }
  return fail("expected: query gameover | p1turn | result");
}

Result<std::string> UgiSession::go(const Words& words) {
  const auto limits = UgiLimits::read(words);
  if (!limits) return fail(limits.error());
  if (line_.is_over()) return fail("the game is over");
  const Position& now = line_.now();
  if (now.is_chance()) {
    const auto events = now.chance_events();
    std::uint64_t total = 0;
    for (const auto& event : events) total += event.weight;
    std::uint64_t rest = random_.below(static_cast<std::uint32_t>(total));
    std::size_t i = 0;
    while (rest >= events[i].weight) rest -= events[i++].weight;
    return "bestmove " + now.move_text(BW_CHANCE, events[i].event);
  }
  Situation asked = situation();
  limits->apply(asked);
  if (thinking_ != nullptr) {
    thinking_->start(std::move(asked), *setup_.player, random_);
    return "";
  }
  asked.until_stopped = false;
  const auto move = setup_.player->think(asked, random_);
  if (!move) return fail(move.error());
  return ugi_answer(asked, move);
}

Result<std::string> UgiSession::view(const Words& words) const {
  const auto seat = words.size() == 2 ? setup_.rules->seat(words[1]) : std::nullopt;
  if (!seat) return fail("expected: view SEAT | spectator");
  return "view " + line_.now().view_text(*seat);
}

Result<std::string> UgiSession::explain(const Words& words) const {
  if (words.size() != 2) return fail("expected: explain MOVE");
  if (line_.is_over()) return fail("the game is over");
  const auto seats = line_.now().seats_on_turn();
  if (seats.empty()) return fail("chance is on turn");
  Explanation found;
  for (const Seat seat : seats) {
    const Position seen = viewer_ == BW_NOBODY ? line_.now().view(seat) : line_.now();
    const auto explanation = seen.explain(seat, words[1]);
    if (!explanation) return fail("these rules explain nothing");
    found = *explanation;
    if (found.legal) break;
  }
  const bw_shape* board = setup_.rules->geometry();
  Json fields = Json::array();
  for (const std::uint32_t place : found.places)
    if (board != nullptr && place < board->field_count) fields.push_back(board->fields[place].name);
  const Json json = {
      {"legal", found.legal}, {"rule", found.rule}, {"fields", fields}, {"text", setup_.explain(found)}};
  return "explain " + json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<std::string> UgiSession::perft(const Words& words) const {
  const auto depth = words.size() == 2 ? whole_number<std::uint32_t>(words[1]) : std::nullopt;
  if (!depth || *depth > 60) return fail("expected: perft N, with N from 0 to 60");
  return "perft " + std::to_string(count_leaves(line_.now(), *depth));
}

std::string UgiSession::state() const {
  const Position& now = line_.now();
  const Rules& rules = *setup_.rules;
  Json json = {{"position", viewer_ == BW_NOBODY ? now.text() : now.view_text(viewer_)}};
  Json moves = Json::object();
  Json chance = Json::array();
  if (line_.is_over()) {
    json["turn"] = "over";
  } else if (now.is_chance()) {
    json["turn"] = "chance";
    std::vector<std::pair<std::string, std::uint32_t>> events;
    for (const auto& event : now.chance_events())
      events.emplace_back(now.move_text(BW_CHANCE, event.event), event.weight);
    std::sort(events.begin(), events.end());
    for (const auto& [text, weight] : events) chance.push_back({text, weight});
  } else {
    Json seats = Json::array();
    for (const Seat seat : now.seats_on_turn()) {
      seats.push_back(rules.seat_name(seat));
      std::vector<std::string> texts;
      for (const Move move : now.moves(seat)) texts.push_back(now.move_text(seat, move));
      std::sort(texts.begin(), texts.end());
      moves[std::string(rules.seat_name(seat))] = texts;
    }
    json["turn"] = seats;
  }
  json["moves"] = moves;
  json["chance"] = chance;
  json["result"] = nullptr;
  if (line_.is_over()) {
    Json scores = Json::object();
    for (Seat seat = 0; seat < rules.seat_count(); ++seat)
      scores[std::string(rules.seat_name(seat))] = score_json(line_.result()->scores[seat]);
    json["result"] = {{"scores", scores}, {"reason", line_.result()->reason}};
  }
  json["key"] = hex(now.key());
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace boardwright
