// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/remote_link.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "framework/link/question_json.hpp"
#include "framework/match/json.hpp"

namespace boardwright {
namespace {
using Json = nlohmann::json;
}

RemoteLink::RemoteLink(std::string match, GameNames names, Seat viewer, Send send)
    : match_(std::move(match)), names_(std::move(names)), viewer_(viewer), send_(std::move(send)) {
  update_.viewer = viewer;
}

void RemoteLink::send_watch(bool with_have) {
  Json json{{"type", "watch"}, {"match", match_}};
  json["as"] = viewer_ < names_.seats.count() ? "seat" : "spectator";
  if (with_have && begun()) json["have"] = {{"generation", update_.generation}, {"update", update_.number}};
  asked_whole_ = !with_have;
  send_(json.dump());
}

void RemoteLink::connected(Time now) {
  connected_ = true;
  for (auto& [id, waiting] : commands_) waiting.sent.reset();
  held_.clear();
  const auto questions = std::exchange(questions_, {});
  for (const auto& [id, answered] : questions) answered(fail("the connection was lost"));
  send_watch(true);
  tick(now);
}

void RemoteLink::send(Waiting& waiting, Time now) {
  waiting.sent = now;
  Json json{{"type", "command"}, {"match", match_}};
  json["command"] = to_json(waiting.command, names_.seats);
  send_(json.dump());
}

void RemoteLink::tick(Time now) {
  if (!connected_) return;
  for (auto& [id, waiting] : commands_)
    if (!held_.contains(id) && (!waiting.sent || now - *waiting.sent >= kSendAgain)) send(waiting, now);
}

void RemoteLink::submit(Command command, Done done) {
  command.seat = viewer_;
  if (command.id.empty())
    return done ? done(refused(RefusalCode::kFailed, "a command that is sent needs an id")) : void();
  const std::string id = command.id;
  commands_.insert_or_assign(id, Waiting{std::move(command), std::move(done), {}, update_.position, 0});
  // Without a time: the next tick sends it, at once where it may be.
}

void RemoteLink::ask(const Question& question, Answered answered) {
  if (!connected_) return answered(fail("the connection was lost"));
  const std::uint64_t id = next_question_++;
  questions_.emplace(id, std::move(answered));
  Json json{{"type", "ask"}, {"match", match_}};
  json["question"] = to_json(NumberedQuestion{id, question}, names_);
  send_(json.dump());
}

void RemoteLink::receive(std::string_view message, Time now) {
  const Json json = Json::parse(message, nullptr, false);
  if (!json.is_object() || json.value("match", "") != match_) return;
  const std::string type = json.value("type", "");
  if (type == "update" && json.contains("update")) return take_update(json["update"].dump(), now);
  if (type == "done") return settle(json.value("id", ""), {});
  if (type == "answer" && json.contains("answer")) {
    const auto answer = answer_from_json(json["answer"].dump(), names_);
    if (!answer) return;
    auto asked = questions_.extract(answer->id);
    if (asked) asked.mapped()(answer->answer);
    return;
  }
  if (type != "refused") return;
  if (json.contains("ask")) {
    auto asked = questions_.extract(json.value("ask", std::uint64_t{0}));
    if (asked) asked.mapped()(fail(json.value("sentence", "refused")));
    return;
  }
  const std::string id = json.value("id", "");
  const auto waiting = commands_.find(id);
  if (waiting == commands_.end()) return;
  if (!json.contains("refusal")) return;  // too much at once: the next tick sends it again
  const auto refusal = refusal_from_json(json["refusal"].dump(), names_.seats);
  if (!refusal) return;
  // An earlier sending with other numbers: the answer to the newest one is still to come.
  const Command& command = waiting->second.command;
  if (const auto of = json.find("of");
      of != json.end() && (of->value("generation", std::uint64_t{0}) != command.generation ||
                           of->value("update", std::uint64_t{0}) != command.based_on))
    return;
  if (refusal->code == RefusalCode::kStale) return look_again(id, *refusal, now);
  // Nothing has happened, or is found by the id: the next tick sends it again.
  if (refusal->code == RefusalCode::kNotWritten && ++waiting->second.tries < kMostTries) return;
  settle(id, *refusal);
}

void RemoteLink::settle(const std::string& id, const CommandResult& result) {
  auto waiting = commands_.extract(id);
  if (waiting && waiting.mapped().done) waiting.mapped().done(result);
}

void RemoteLink::take_update(const std::string& text, Time now) {
  if (const auto whole = update_from_json(text, names_.seats)) {
    const bool older = whole->generation < update_.generation ||
                       (whole->generation == update_.generation && whole->number <= update_.number);
    if (!older) return show(*whole, now);
    asked_whole_ = false;
    return held_.clear();  // it was asked for, and nothing is newer: sent once more, it is answered anew
  }
  const auto difference = difference_from_json(text, names_.seats);
  if (!difference) return;
  if (begun() && difference->generation == update_.generation && difference->number <= update_.number) return;
  if (auto next = apply(*difference, update_)) return show(std::move(*next), now);
  if (!asked_whole_) send_watch(false);
}

void RemoteLink::show(Update update, Time now) {
  update_ = std::move(update);
  asked_whole_ = false;
  if (observer_) observer_(update_);
  const auto held = std::exchange(held_, {});
  for (const auto& [id, refusal] : held) look_again(id, refusal, now);
}

bool RemoteLink::still_meant(const Waiting& waiting) const {
  using Type = Command::Type;
  const Type type = waiting.command.type;
  // What answers somebody could be about another question by now.
  if (type != Type::kMove && type != Type::kArrange && type != Type::kResign) return false;
  if (waiting.tries >= kMostTries) return false;
  if (type == Type::kResign) return true;  // whatever has happened meanwhile
  if (waiting.position != update_.position) return false;
  return type != Type::kMove ||
         std::any_of(update_.moves.begin(), update_.moves.end(),
                     [&](const LegalMove& move) { return move.text == waiting.command.move; });
}

void RemoteLink::look_again(const std::string& id, const Refusal& refusal, Time now) {
  const auto found = commands_.find(id);
  if (found == commands_.end()) return;
  Waiting& waiting = found->second;
  Command& command = waiting.command;
  if (command.generation == update_.generation && command.based_on == update_.number) {
    // The server is ahead of what has arrived here, or this answers an earlier sending.
    held_.insert_or_assign(id, refusal);
    if (connected_ && !asked_whole_) send_watch(false);
    return;
  }
  if (!still_meant(waiting)) return settle(id, refusal);
  command.generation = update_.generation;
  command.based_on = update_.number;
  ++waiting.tries;
  if (connected_) send(waiting, now);
}

}  // namespace boardwright
