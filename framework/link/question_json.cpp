// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/question_json.hpp"

#include <algorithm>
#include <utility>

#include "framework/match/json_parts.hpp"
#include "framework/text/nearest.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

using namespace json_form;

const std::vector<std::string> kQuestions{"history", "picture_after", "explain", "tell", "view", "arrange"};
const std::vector<std::string> kChanges{"place", "move", "take_away", "clear", "at_random", "mirror"};

// --- names ------------------------------------------------------------------------------------------------

std::string name_of(const std::vector<std::string>& names, std::uint32_t number) {
  return number < names.size() ? names[number] : "?";
}

std::uint32_t number_of(const Json& json, const std::string& what, const std::vector<std::string>& names) {
  return static_cast<std::uint32_t>(one_of(json, what, names));
}

Json write_places(const std::vector<std::uint32_t>& places, const GameNames& names) {
  Json list = Json::array();
  for (const auto place : places) list.push_back(name_of(names.places, place));
  return list;
}

// --- questions --------------------------------------------------------------------------------------------

Json write_placed(const std::vector<PlacedPiece>& placed, const GameNames& names) {
  Json list = Json::array();
  for (const auto& piece : placed)
    list.push_back({name_of(names.places, piece.place), name_of(names.kinds, piece.kind)});
  return list;
}

PlacedPiece read_placed(const Json& json, const std::string& what, const GameNames& names) {
  if (!json.is_array() || json.size() != 2) wrong(what, "a field and a kind");
  return {number_of(json[0], what, names.places), number_of(json[1], what, names.kinds)};
}

/// Which members a change has.
bool has_kind(ArrangeChange::Type type) { return type == ArrangeChange::Type::kPlace; }
bool has_place(ArrangeChange::Type type) {
  return has_kind(type) || type == ArrangeChange::Type::kMove || type == ArrangeChange::Type::kTakeAway;
}
bool has_target(ArrangeChange::Type type) { return type == ArrangeChange::Type::kMove; }
bool has_seed(ArrangeChange::Type type) { return type == ArrangeChange::Type::kAtRandom; }

Json write(const ArrangeChange& change, const GameNames& names) {
  Json json{{"do", kChanges[static_cast<std::size_t>(change.type)]}};
  if (has_kind(change.type)) json["kind"] = name_of(names.kinds, change.kind);
  if (has_place(change.type)) json["place"] = name_of(names.places, change.place);
  if (has_target(change.type)) json["to"] = name_of(names.places, change.to);
  if (has_seed(change.type)) json["seed"] = change.seed;
  return json;
}

ArrangeChange read_change(const Json& json, const GameNames& names) {
  ArrangeChange change;
  if (!json.is_object() || !json.contains("do")) wrong("change", "what to do");
  change.type = static_cast<ArrangeChange::Type>(one_of(json["do"], "change.do", kChanges));
  Fields fields{{"do", [](const Json&) {}}};
  if (has_kind(change.type))
    fields["kind"] = [&](const Json& j) { change.kind = number_of(j, "change.kind", names.kinds); };
  if (has_place(change.type))
    fields["place"] = [&](const Json& j) { change.place = number_of(j, "change.place", names.places); };
  if (has_target(change.type))
    fields["to"] = [&](const Json& j) { change.to = number_of(j, "change.to", names.places); };
  if (has_seed(change.type)) fields["seed"] = [&](const Json& j) { change.seed = number(j, "change.seed"); };
  object(json, "change", fields);
  return change;
}

struct QuestionWriter {
  Json& json;
  const GameNames& names;
  void operator()(const AskHistory&) const {}
  void operator()(const AskView&) const {}
  void operator()(const AskPictureAfter& asked) const { json["moves"] = asked.moves; }
  void operator()(const AskExplain& asked) const {
    if (asked.clicks.empty())
      json["move"] = asked.move;
    else
      json["clicks"] = write_places(asked.clicks, names);
  }
  void operator()(const AskTell& asked) const { json["place"] = name_of(names.places, asked.place); }
  void operator()(const AskArrange& asked) const {
    json["placed"] = write_placed(asked.placed, names);
    if (asked.change) json["change"] = write(*asked.change, names);
  }
};

/// Empty, to be read into.
template <class Variant>
Variant empty_of(std::size_t index) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    Variant result;
    ((I == index ? void(result.template emplace<I>()) : void()), ...);
    return result;
  }(std::make_index_sequence<std::variant_size_v<Variant>>());
}

struct QuestionFields {
  Fields& fields;
  Fields& optional;
  const GameNames& names;
  void operator()(AskHistory&) const {}
  void operator()(AskView&) const {}
  void operator()(AskPictureAfter& asked) const { fields["moves"] = into(asked.moves, "moves", names.seats); }
  void operator()(AskExplain& asked) const {
    optional["move"] = into(asked.move, "move", names.seats);
    optional["clicks"] = [&asked, this](const Json& j) {
      asked.clicks = list(j, "clicks", [&](const Json& place, const std::string& what) {
        return number_of(place, what, names.places);
      });
      if (asked.clicks.empty()) wrong("clicks", "at least one place");
    };
  }
  void operator()(AskTell& asked) const {
    fields["place"] = [&asked, this](const Json& j) { asked.place = number_of(j, "place", names.places); };
  }
  void operator()(AskArrange& asked) const {
    fields["placed"] = [&asked, this](const Json& j) {
      asked.placed = list(j, "placed", [&](const Json& piece, const std::string& what) {
        return read_placed(piece, what, names);
      });
    };
    optional["change"] = [&asked, this](const Json& j) { asked.change = read_change(j, names); };
  }
};

// --- answers ----------------------------------------------------------------------------------------------

/// Moves without pictures, where these follow from their differences.
Json write_history(const HistoryAnswer& history, const SeatNames& seats) {
  Json moves = Json::array();
  const Picture* before = &history.start;
  for (const auto& move : history.moves) {
    const bool follows = apply_difference(*before, move.difference) == move.picture;
    moves.push_back(write_news(move, seats, follows ? nullptr : &move.picture));
    before = &move.picture;
  }
  return moves;
}

void read_history(const Json& json, HistoryAnswer& history, const SeatNames& seats) {
  if (!json.is_array()) wrong("moves", "a list");
  Picture before = history.start;
  for (const auto& element : json) {
    SeenMove& move = history.moves.emplace_back();
    std::optional<Picture> picture;
    read_news(element, "moves", seats, move, picture);
    move.picture = picture ? std::move(*picture) : apply_difference(before, move.difference);
    before = move.picture;
  }
}

Json write_numbered(const std::vector<PlacedPiece>& placed) {
  Json list = Json::array();
  for (const auto& piece : placed) list.push_back({piece.place, piece.kind});
  return list;
}

PlacedPiece read_numbered(const Json& json, const std::string& what) {
  const auto parts = list(json, what, small_number);
  if (parts.size() != 2) wrong(what, "place and kind");
  return {parts[0], parts[1]};
}

Json write(const Arranged& arranged, const SeatNames& seats) {
  Json left = Json::array();
  for (const auto& one : arranged.left)
    left.push_back({{"kind", one.kind}, {"count", one.count}, {"places", one.places}});
  return {{"placed", write_numbered(arranged.placed)},
          {"left", std::move(left)},
          {"picture", json_form::write(arranged.picture, seats)},
          {"complete", arranged.complete},
          {"refused", json_form::write(arranged.refused, seats)}};
}

Arranged::Left read_left(const Json& json, const std::string& what) {
  Arranged::Left left;
  object(json, what,
         {{"kind", [&](const Json& j) { left.kind = small_number(j, what + ".kind"); }},
          {"count", [&](const Json& j) { left.count = small_number(j, what + ".count"); }},
          {"places", [&](const Json& j) { left.places = read_places(j, what + ".places"); }}});
  return left;
}

Arranged read_arranged(const Json& json, const SeatNames& seats) {
  Arranged arranged;
  object(json, "arranged",
         {{"placed", [&](const Json& j) { arranged.placed = list(j, "arranged.placed", read_numbered); }},
          {"left", [&](const Json& j) { arranged.left = list(j, "arranged.left", read_left); }},
          {"picture", into(arranged.picture, "arranged.picture", seats)},
          {"complete", into(arranged.complete, "arranged.complete", seats)},
          {"refused", into(arranged.refused, "arranged.refused", seats)}});
  return arranged;
}

struct AnswerWriter {
  Json& json;
  const SeatNames& seats;
  void operator()(const HistoryAnswer& answer) const {
    json["start"] = json_form::write(answer.start, seats);
    json["moves"] = write_history(answer, seats);
  }
  void operator()(const PictureAnswer& answer) const {
    json["picture"] = json_form::write(answer.picture, seats);
  }
  void operator()(const ExplainAnswer& answer) const {
    json["explanation"] = json_form::write(answer.explanation, seats);
  }
  void operator()(const TellAnswer& answer) const { json["facts"] = answer.facts; }
  void operator()(const ViewAnswer& answer) const {
    json["position"] = answer.position;
    json["picture"] = json_form::write(answer.picture, seats);
  }
  void operator()(const ArrangeAnswer& answer) const {
    json["arranged"] = answer.arranged ? write(*answer.arranged, seats) : Json();
  }
};

struct AnswerFields {
  Fields& fields;
  const SeatNames& seats;
  void operator()(HistoryAnswer& answer) const {
    fields["start"] = into(answer.start, "start", seats);
    fields["moves"] = [](const Json&) {};  // after the start, on which they stand
  }
  void operator()(PictureAnswer& answer) const { fields["picture"] = into(answer.picture, "picture", seats); }
  void operator()(ExplainAnswer& answer) const {
    fields["explanation"] = into(answer.explanation, "explanation", seats);
  }
  void operator()(TellAnswer& answer) const { fields["facts"] = into(answer.facts, "facts", seats); }
  void operator()(ViewAnswer& answer) const {
    fields["position"] = into(answer.position, "position", seats);
    fields["picture"] = into(answer.picture, "picture", seats);
  }
  void operator()(ArrangeAnswer& answer) const {
    fields["arranged"] = [&answer, this](const Json& j) {
      if (!j.is_null()) answer.arranged = read_arranged(j, seats);
    };
  }
};

/// The index of what the message is about, by the word under `key`.
std::size_t kind_of(const Json& json, const char* key) {
  if (!json.is_object() || !json.contains(key))
    throw Wrong{"message: the key '" + std::string(key) + "' is missing"};
  return one_of(json[key], key, kQuestions);
}

Fields common_fields(std::uint64_t& id, const char* key) {
  return {{"version", check_version},
          {"id", [&id](const Json& j) { id = number(j, "id"); }},
          {key, [](const Json&) {}}};
}

}  // namespace

Json to_json(const NumberedQuestion& asked, const GameNames& names) {
  Json json{{"version", kMessageVersion}, {"id", asked.id}, {"ask", kQuestions[asked.question.index()]}};
  std::visit(QuestionWriter{json, names}, asked.question);
  return json;
}

Result<NumberedQuestion> question_from_json(std::string_view source, const GameNames& names) {
  return read_message<NumberedQuestion>(source, [&](const Json& json, NumberedQuestion& asked) {
    asked.question = empty_of<Question>(kind_of(json, "ask"));
    Fields fields = common_fields(asked.id, "ask"), optional;
    const QuestionFields reading{fields, optional, names};  // what it puts into the fields refers to it
    std::visit(reading, asked.question);
    object(json, "question", fields, optional);
    if (std::holds_alternative<AskExplain>(asked.question) &&
        json.contains("move") == json.contains("clicks"))
      wrong("question", "either a move or clicks");
  });
}

Json to_json(const NumberedAnswer& answered, const GameNames& names) {
  Json json{
      {"version", kMessageVersion}, {"id", answered.id}, {"answer", kQuestions[answered.answer.index()]}};
  std::visit(AnswerWriter{json, names.seats}, answered.answer);
  return json;
}

Result<NumberedAnswer> answer_from_json(std::string_view source, const GameNames& names) {
  return read_message<NumberedAnswer>(source, [&](const Json& json, NumberedAnswer& answered) {
    answered.answer = empty_of<Answer>(kind_of(json, "answer"));
    Fields fields = common_fields(answered.id, "answer");
    const AnswerFields reading{fields, names.seats};
    std::visit(reading, answered.answer);
    object(json, "answer", fields);
    if (auto* history = std::get_if<HistoryAnswer>(&answered.answer))
      read_history(json["moves"], *history, names.seats);
  });
}

}  // namespace boardwright
