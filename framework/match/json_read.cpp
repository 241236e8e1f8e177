// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>
#include <map>
#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "framework/match/json_words.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::json;
using ChangeType = PictureChange::Type;

// Every reader stops at the first thing that is wrong, by an exception that doesn't leave this file.

struct Wrong {
  std::string sentence;
};

[[noreturn]] void wrong(const std::string& what, const std::string& expected) {
  throw Wrong{what + ": expected " + expected};
}

std::uint64_t number(const Json& json, const std::string& what, std::uint64_t most) {
  if (!json.is_number_unsigned() || json.get<std::uint64_t>() > most)
    wrong(what, "a whole number from 0 to " + std::to_string(most));
  return json.get<std::uint64_t>();
}

std::uint32_t small_number(const Json& json, const std::string& what) {
  return static_cast<std::uint32_t>(number(json, what, std::numeric_limits<std::uint32_t>::max()));
}

std::string text(const Json& json, const std::string& what) {
  if (!json.is_string()) wrong(what, "a text");
  return json.get<std::string>();
}

bool truth(const Json& json, const std::string& what) {
  if (!json.is_boolean()) wrong(what, "true or false");
  return json.get<bool>();
}

template <class Read>
auto list(const Json& json, const std::string& what, Read read) {
  if (!json.is_array()) wrong(what, "a list");
  std::vector<decltype(read(json, what))> result;
  for (const auto& element : json) result.push_back(read(element, what));
  return result;
}

std::size_t one_of(const Json& json, const std::string& what, const std::vector<std::string>& known) {
  const std::string word = text(json, what);
  for (std::size_t i = 0; i < known.size(); ++i)
    if (known[i] == word) return i;
  throw Wrong{what + ": unknown value '" + excerpt(word) + "'" + suggestion(word, known)};
}

using Fields = std::map<std::string, std::function<void(const Json&)>>;

/// Reads an object that has exactly these keys, apart from the optional ones.
void object(const Json& json, const std::string& what, const Fields& fields, const Fields& optional = {}) {
  if (!json.is_object()) wrong(what, "an object");
  std::vector<std::string> known;
  for (const auto& [key, read] : fields) known.push_back(key);
  for (const auto& [key, read] : optional) known.push_back(key);
  for (const auto& [key, value] : json.items())
    if (!fields.contains(key) && !optional.contains(key))
      throw Wrong{what + ": unknown key '" + excerpt(key) + "'" + suggestion(key, known)};
  for (const auto& [key, read] : fields) {
    if (!json.contains(key)) throw Wrong{what + ": the key '" + key + "' is missing"};
    read(json[key]);
  }
  for (const auto& [key, read] : optional)
    if (json.contains(key)) read(json[key]);
}

class Reader {
 public:
  explicit Reader(const Rules& rules) : rules_(rules) {}

  [[nodiscard]] Seat seat(const Json& json, const std::string& what) const {
    const std::string name = text(json, what);
    if (name == "chance") return BW_CHANCE;
    if (const auto found = rules_.seat(name)) return *found;
    std::vector<std::string> known;
    for (Seat i = 0; i < rules_.seat_count(); ++i) known.emplace_back(rules_.seat_name(i));
    throw Wrong{what + ": unknown seat '" + excerpt(name) + "'" + suggestion(name, known)};
  }

  [[nodiscard]] std::vector<Seat> seats(const Json& json, const std::string& what) const {
    return list(json, what, [this](const Json& j, const std::string& w) { return seat(j, w); });
  }

  [[nodiscard]] static PictureItem item(const Json& json, const std::string& what) {
    const auto parts = list(json, what, small_number);
    if (parts.size() != 4) wrong(what, "place, kind, count and flags");
    return {parts[0], parts[1], parts[2], parts[3]};
  }

  [[nodiscard]] BorderCount border(const Json& json, const std::string& what) const {
    BorderCount border;
    object(json, what,
           {{"fields",
             [&](const Json& j) {
               const auto fields = list(j, what + ".fields", small_number);
               if (fields.size() != 2) wrong(what + ".fields", "two fields");
               border.field = fields[0], border.other = fields[1];
             }},
            {"seat", [&](const Json& j) { border.owner = seat(j, what + ".seat"); }},
            {"count", [&](const Json& j) { border.count = small_number(j, what + ".count"); }},
            {"closed", [&](const Json& j) { border.closed = truth(j, what + ".closed"); }}});
    return border;
  }

  [[nodiscard]] Picture picture(const Json& json, const std::string& what) const {
    Picture picture;
    const auto border_of = [this](const Json& j, const std::string& w) { return border(j, w); };
    object(json, what,
           {{"items", [&](const Json& j) { picture.items = list(j, what + ".items", item); }},
            {"borders", [&](const Json& j) { picture.borders = list(j, what + ".borders", border_of); }}});
    return picture;
  }

  [[nodiscard]] static PictureChange change(const Json& json, const std::string& what) {
    PictureChange result;
    const bool has_before = json.is_object() && json.contains("before");
    const bool has_after = json.is_object() && json.contains("after");
    object(json, what,
           {{"type",
             [&](const Json& j) {
               result.type = static_cast<ChangeType>(one_of(j, what + ".type", kChangeTypes));
             }}},
           {{"before", [&](const Json& j) { result.before = item(j, what + ".before"); }},
            {"after", [&](const Json& j) { result.after = item(j, what + ".after"); }}});
    if (has_before != (result.type != ChangeType::kAppeared) ||
        has_after != (result.type != ChangeType::kVanished))
      wrong(what, "what stood there before and after, as far as something did");
    return result;
  }

  [[nodiscard]] static PictureDifference difference(const Json& json, const std::string& what) {
    return list(json, what, change);
  }

  [[nodiscard]] static std::vector<std::uint32_t> places(const Json& json, const std::string& what) {
    return list(json, what, small_number);
  }

  [[nodiscard]] static Explanation sentence(const Json& json, const std::string& what) {
    const auto argument = [](const Json& j, const std::string& of) -> Explanation::Argument {
      if (!j.is_array() || j.size() != 2) wrong(of, "a name and a value");
      if (j[1].is_number_integer()) return {text(j[0], of), j[1].get<std::int64_t>()};
      return {text(j[0], of), text(j[1], of)};
    };
    Explanation sentence;
    sentence.legal = true;
    object(
        json, what,
        {{"id", [&](const Json& j) { sentence.message = text(j, what + ".id"); }},
         {"arguments", [&](const Json& j) { sentence.arguments = list(j, what + ".arguments", argument); }}});
    return sentence;
  }

  [[nodiscard]] SeenMove seen_move(const Json& json, const std::string& what) const {
    SeenMove move;
    object(json, what,
           {{"seat", [&](const Json& j) { move.seat = seat(j, what + ".seat"); }},
            {"text", [&](const Json& j) { move.text = text(j, what + ".text"); }},
            {"places", [&](const Json& j) { move.places = places(j, what + ".places"); }},
            {"picture", [&](const Json& j) { move.picture = picture(j, what + ".picture"); }},
            {"difference", [&](const Json& j) { move.difference = difference(j, what + ".difference"); }}},
           {{"reveals", [&](const Json& j) { move.reveals = sentence(j, what + ".reveals"); }},
            {"set_up", [&](const Json& j) { move.set_up = truth(j, what + ".set_up"); }}});
    return move;
  }

  [[nodiscard]] static LegalMove legal_move(const Json& json, const std::string& what) {
    LegalMove move;
    object(json, what,
           {{"text", [&](const Json& j) { move.text = text(j, what + ".text"); }},
            {"clicks", [&](const Json& j) { move.clicks = places(j, what + ".clicks"); }}});
    return move;
  }

  [[nodiscard]] Request request(const Json& json, const std::string& what) const {
    Request request;
    object(json, what,
           {{"for",
             [&](const Json& j) {
               request.type = static_cast<Request::Type>(one_of(j, what + ".for", kRequestTypes));
             }},
            {"seat", [&](const Json& j) { request.seat = seat(j, what + ".seat"); }},
            {"allowed", [&](const Json& j) { request.allowed = seats(j, what + ".allowed"); }}});
    return request;
  }

  [[nodiscard]] Outcome outcome(const Json& json, const std::string& what) const {
    Outcome outcome{std::vector<std::uint32_t>(rules_.seat_count()), {}};
    Fields scores;
    for (Seat i = 0; i < rules_.seat_count(); ++i)
      scores[std::string(rules_.seat_name(i))] = [&, i](const Json& j) {
        outcome.scores[i] = static_cast<std::uint32_t>(number(j, what + ".half_points", 2));
      };
    object(json, what,
           {{"half_points", [&](const Json& j) { object(j, what + ".half_points", scores); }},
            {"reason", [&](const Json& j) { outcome.reason = text(j, what + ".reason"); }}});
    return outcome;
  }

  [[nodiscard]] static Milliseconds milliseconds(const Json& json, const std::string& what) {
    return Milliseconds(static_cast<std::int64_t>(
        number(json, what, static_cast<std::uint64_t>(kLastInstant.time_since_epoch().count()))));
  }
  [[nodiscard]] static UtcTime instant(const Json& json, const std::string& what) {
    return UtcTime(milliseconds(json, what));
  }

  [[nodiscard]] static SeatTime seat_time(const Json& json, const std::string& what) {
    SeatTime time;
    const auto maybe = [&](const Json& j, const char* key, std::optional<UtcTime>& into) {
      if (!j.is_null()) into = instant(j, what + key);
    };
    object(
        json, what,
        {{"remaining", [&](const Json& j) { time.remaining = milliseconds(j, what + ".remaining"); }},
         {"running", [&](const Json& j) { time.running = truth(j, what + ".running"); }},
         {"set_up", [&](const Json& j) { time.set_up = truth(j, what + ".set_up"); }},
         {"period", [&](const Json& j) { time.period = small_number(j, what + ".period"); }},
         {"overtime", [&](const Json& j) { time.overtime = truth(j, what + ".overtime"); }},
         {"periods_left",
          [&](const Json& j) { time.periods_left = small_number(j, what + ".periods_left"); }},
         {"turns_to_go", [&](const Json& j) { time.turns_to_go = small_number(j, what + ".turns_to_go"); }},
         {"delay_left", [&](const Json& j) { time.delay_left = milliseconds(j, what + ".delay_left"); }},
         {"deadline", [&](const Json& j) { maybe(j, ".deadline", time.deadline); }},
         {"turn", [&](const Json& j) { time.turn = milliseconds(j, what + ".turn"); }},
         {"flagged_at", [&](const Json& j) { maybe(j, ".flagged_at", time.flagged_at); }},
         {"overdrawn", [&](const Json& j) { time.overdrawn = milliseconds(j, what + ".overdrawn"); }}});
    return time;
  }

 private:
  const Rules& rules_;
};

void version(const Json& json) {
  if (number(json, "version", 1000000) != kMessageVersion)
    wrong("version", std::to_string(kMessageVersion) + ", the only one this program knows");
}

/// Parses, reads, and turns whatever is wrong into a sentence.
template <class T, class Read>
Result<T> read(std::string_view text, Read read_into) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return fail("this is not JSON");
  try {
    T result;
    read_into(json, result);
    return result;
  } catch (const Wrong& found) {
    return fail(one_line(found.sentence));
  }
}

}  // namespace

Result<Command> command_from_json(std::string_view source, const Rules& rules) {
  return read<Command>(source, [&](const Json& json, Command& command) {
    const Reader reader(rules);
    bool has_move = false;
    object(json, "command",
           {{"version", version},
            {"command",
             [&](const Json& j) {
               command.type = static_cast<Command::Type>(one_of(j, "command", kCommandTypes));
             }},
            {"seat", [&](const Json& j) { command.seat = reader.seat(j, "seat"); }},
            {"based_on",
             [&](const Json& j) {
               command.based_on = number(j, "based_on", std::numeric_limits<std::uint64_t>::max());
             }}},
           {{"move",
             [&](const Json& j) {
               command.move = text(j, "move");
               has_move = true;
             }},
            {"id", [&](const Json& j) {
               command.id = text(j, "id");
               if (command.id.empty() || command.id.size() > 64) wrong("id", "1 to 64 letters");
             }}});
    if (has_move != (command.type == Command::Type::kMove))
      wrong("command", "a move where the command is to move");
    if (command.seat >= rules.seat_count()) wrong("seat", "one who plays");
  });
}

Result<Update> update_from_json(std::string_view source, const Rules& rules) {
  return read<Update>(source, [&](const Json& json, Update& update) {
    const Reader reader(rules);
    const auto seen = [&](const Json& j, const std::string& what) { return reader.seen_move(j, what); };
    object(json, "update",
           {{"version", version},
            {"update",
             [&](const Json& j) {
               update.number = number(j, "update", std::numeric_limits<std::uint64_t>::max());
             }},
            {"viewer", [&](const Json& j) { update.viewer = reader.seat(j, "viewer"); }},
            {"ply", [&](const Json& j) { update.ply = small_number(j, "ply"); }},
            {"news", [&](const Json& j) { update.news = list(j, "news", seen); }},
            {"rewound", [&](const Json& j) { update.rewound = truth(j, "rewound"); }},
            {"picture", [&](const Json& j) { update.picture = reader.picture(j, "picture"); }},
            {"difference", [&](const Json& j) { update.difference = Reader::difference(j, "difference"); }},
            {"position", [&](const Json& j) { update.position = text(j, "position"); }},
            {"on_turn", [&](const Json& j) { update.on_turn = reader.seats(j, "on_turn"); }},
            {"moves", [&](const Json& j) { update.moves = list(j, "moves", Reader::legal_move); }},
            {"phase",
             [&](const Json& j) {
               if (!j.is_null()) update.phase = Reader::sentence(j, "phase");
             }},
            {"last_move",
             [&](const Json& j) {
               if (!j.is_null()) update.last_move = seen(j, "last_move");
             }},
            {"draw_offers", [&](const Json& j) { update.draw_offers = reader.seats(j, "draw_offers"); }},
            {"result",
             [&](const Json& j) {
               if (!j.is_null()) update.result = reader.outcome(j, "result");
             }},
            {"clocks", [&](const Json& j) { update.clocks = list(j, "clocks", Reader::seat_time); }},
            {"now", [&](const Json& j) { update.now = Reader::instant(j, "now"); }},
            {"flagged", [&](const Json& j) { update.flagged = reader.seats(j, "flagged"); }},
            {"can_take_back", [&](const Json& j) { update.can_take_back = truth(j, "can_take_back"); }},
            {"can_offer_draw", [&](const Json& j) { update.can_offer_draw = truth(j, "can_offer_draw"); }}},
           // Unknown to older hosts:
           {{"request",
             [&](const Json& j) {
               if (!j.is_null()) update.request = reader.request(j, "request");
             }},
            {"paused", [&](const Json& j) { update.paused = truth(j, "paused"); }},
            {"clock_waits", [&](const Json& j) { update.clock_waits = truth(j, "clock_waits"); }},
            {"can_answer", [&](const Json& j) { update.can_answer = truth(j, "can_answer"); }},
            {"can_claim_repetition",
             [&](const Json& j) { update.can_claim_repetition = truth(j, "can_claim_repetition"); }},
            {"can_pause", [&](const Json& j) { update.can_pause = truth(j, "can_pause"); }}});
  });
}

}  // namespace boardwright
