// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/match/json.hpp"
#include "framework/match/json_parts.hpp"
#include "framework/match/json_words.hpp"

namespace boardwright {

using namespace json_form;

Json to_json(const Command& command, const SeatNames& seats) {
  Json json{{"version", kMessageVersion},
            {"command", kCommandTypes[static_cast<std::size_t>(command.type)]},
            {"seat", seats.name(command.seat)},
            {"based_on", command.based_on}};
  if (command.type == Command::Type::kMove) json["move"] = command.move;
  if (command.type == Command::Type::kArrange) {
    Json& placed = json["placed"] = Json::array();
    for (const auto& piece : command.placed) placed.push_back({piece.place, piece.kind});
  }
  if (!command.id.empty()) json["id"] = command.id;
  if (command.generation) json["generation"] = *command.generation;
  return json;
}

namespace {

PlacedPiece read_piece(const Json& json, const std::string& what) {
  const auto parts = list(json, what, small_number);
  if (parts.size() != 2) wrong(what, "place and kind");
  return {parts[0], parts[1]};
}

}  // namespace

Result<Command> command_from_json(std::string_view source, const SeatNames& seats) {
  return read_message<Command>(source, [&](const Json& json, Command& command) {
    bool has_move = false, has_pieces = false;
    object(json, "command",
           {{"version", check_version},
            {"command",
             [&](const Json& j) {
               command.type = static_cast<Command::Type>(one_of(j, "command", kCommandTypes));
             }},
            {"seat", [&](const Json& j) { command.seat = read_seat(j, "seat", seats); }},
            {"based_on", [&](const Json& j) { command.based_on = number(j, "based_on"); }}},
           {{"move",
             [&](const Json& j) {
               command.move = text(j, "move");
               has_move = true;
             }},
            {"placed",
             [&](const Json& j) {
               command.placed = list(j, "placed", read_piece);
               has_pieces = true;
             }},
            {"id",
             [&](const Json& j) {
               command.id = text(j, "id");
               if (command.id.empty() || command.id.size() > 64) wrong("id", "1 to 64 letters");
             }},
            {"generation", [&](const Json& j) { command.generation = number(j, "generation"); }}});
    if (has_move != (command.type == Command::Type::kMove))
      wrong("command", "a move where the command is to move");
    if (has_pieces != (command.type == Command::Type::kArrange))
      wrong("command", "what is placed where the command is to arrange");
    if (command.seat >= seats.count()) wrong("seat", "one who plays");
  });
}

Json to_json(const Refusal& refusal, const SeatNames& seats) {
  Json json{{"version", kMessageVersion},
            {"refused", kRefusalCodes[static_cast<std::size_t>(refusal.code)]},
            {"sentence", refusal.sentence}};
  if (refusal.why) json["why"] = write(*refusal.why, seats);
  return json;
}

Result<Refusal> refusal_from_json(std::string_view source, const SeatNames& seats) {
  return read_message<Refusal>(source, [&](const Json& json, Refusal& refusal) {
    object(json, "refusal",
           {{"version", check_version},
            {"refused",
             [&](const Json& j) {
               refusal.code = static_cast<RefusalCode>(one_of(j, "refused", kRefusalCodes));
             }},
            {"sentence", into(refusal.sentence, "sentence", seats)}},
           {{"why", [&](const Json& j) { read(j, "why", seats, refusal.why.emplace()); }}});
  });
}

}  // namespace boardwright
