// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/viewer_stream.hpp"

#include <nlohmann/json.hpp>
#include <utility>

#include "framework/link/question_json.hpp"
#include "framework/match/json.hpp"

namespace boardwright {
namespace {

using Json = nlohmann::json;

/// Texts of games are theirs: what is no UTF-8 in one is replaced, not thrown.
std::string line_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace

ViewerStream::ViewerStream(std::string match, GameNames names, std::unique_ptr<Link> link, Told told)
    : match_(std::move(match)), names_(std::move(names)), link_(std::move(link)), told_(std::move(told)) {
  newest_ = link_->update();
  link_->watch([this](const Update& update) { follow(update); });
}

SharedText ViewerStream::wrapped(const std::string& update) const {
  return shared_text(R"({"type":"update","match":")" + match_ + R"(","update":)" + update + "}");
}

void ViewerStream::follow(const Update& update) {
  if (update.generation == newest_.generation && update.number == newest_.number) return;
  before_ = Have{newest_.generation, newest_.number};
  difference_ = update.generation == newest_.generation
                    ? wrapped(line_of(to_json(difference_of(newest_, update), names_.seats)))
                    : nullptr;
  newest_ = update;
  whole_ = nullptr;
  told_(difference_ ? difference_ : catch_up(std::nullopt));
}

SharedText ViewerStream::catch_up(const std::optional<Have>& have) {
  if (have && *have == Have{newest_.generation, newest_.number}) return nullptr;
  if (have && difference_ && before_ == have) return difference_;
  if (!whole_) whole_ = wrapped(line_of(to_json(newest_, names_.seats)));
  return whole_;
}

SharedText ViewerStream::refusal(const CommandRequest& asked, const std::optional<Command>& command,
                                 const Refusal& refused) const {
  Json json{{"type", "refused"}, {"match", match_}, {"id", asked.id}};
  // It may have been sent several times, with other numbers: this is about one of them.
  if (command) json["of"] = {{"generation", command->generation.value_or(0)}, {"update", command->based_on}};
  json["refusal"] = to_json(refused, names_.seats);
  return shared_text(line_of(json));
}

void ViewerStream::command(const CommandRequest& asked, Milliseconds network, Answered answered) {
  auto command = command_from_json(asked.command, names_.seats);
  if (!command) return answered(refusal(asked, {}, {RefusalCode::kFailed, command.error(), {}}));
  if (command->seat != viewer())
    return answered(refusal(asked, *command, {RefusalCode::kNotAllowed, "this isn't your seat", {}}));
  command->network = network;
  link_->submit(*command, [this, asked, command = *command, here = std::weak_ptr(here_),
                           answered = std::move(answered)](const CommandResult& result) {
    if (here.expired()) return;  // who asked sends it again
    if (!result) return answered(refusal(asked, command, result.refusal()));
    answered(shared_text(line_of(
        Json{{"type", "done"}, {"match", match_}, {"id", asked.id}, {"update", link_->update().number}})));
  });
}

void ViewerStream::ask(const AskRequest& asked, const Answered& answered) {
  const auto refuse = [&](const std::string& sentence) {
    answered(shared_text(line_of(Json{{"type", "refused"},
                                      {"match", match_},
                                      {"ask", asked.id},
                                      {"code", "bad_request"},
                                      {"sentence", sentence}})));
  };
  const auto question = question_from_json(asked.question, names_);
  if (!question) return refuse(question.error());
  link_->ask(question->question, [&](const Result<Answer>& answer) {
    if (!answer) return refuse(answer.error());
    Json json{{"type", "answer"}, {"match", match_}};
    json["answer"] = to_json(NumberedAnswer{question->id, *answer}, names_);
    answered(shared_text(line_of(json)));
  });
}

}  // namespace boardwright
