// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_match.hpp"

#include <QPointer>
#include <algorithm>

#include "framework/link/chat.hpp"
#include "framework/store/ids.hpp"
#include "ui/desktop/remote/server_json.hpp"

namespace boardwright::desktop {

RemoteMatch::RemoteMatch(MatchWire& wire, std::string match, std::shared_ptr<const ServerBoard> board,
                         Seat viewer)
    : wire_(wire),
      match_(std::move(match)),
      board_(std::move(board)),
      link_(match_, board_->names, viewer, [this](const std::string& text) { wire_.send(text); }),
      heard_(viewer) {
  link_.watch([this](const Update& update) { take(update); });
  wire_.listen(match_, *this);
}

RemoteMatch::~RemoteMatch() { wire_.unlisten(match_, *this); }

void RemoteMatch::opened() {
  link_.connected(MatchWire::now());
  if (begun() && !heard_.knows_history()) ask_history();
}
void RemoteMatch::lost() { link_.lost(); }
void RemoteMatch::tick() { link_.tick(MatchWire::now()); }

void RemoteMatch::fail_with(const std::string& code) {
  if (!std::exchange(failed_, true)) emit failed(code);
}

void RemoteMatch::heard(const std::string& type, const nlohmann::json& message, const std::string& text) {
  if (failed_) return;
  const bool waited = pending();
  try {
    hear_about(type, message);
    link_.receive(text, MatchWire::now());
  } catch (const nlohmann::json::exception&) {  // members of another type than they ever have
    return fail_with("garbage");
  } catch (const json_form::Wrong&) {
    return fail_with("garbage");
  }
  if (type == "update" && !begun()) return fail_with("garbage");  // the first one is whole, and wasn't
  if (waited != pending()) emit pending_changed();
}

void RemoteMatch::hear_about(const std::string& type, const nlohmann::json& message) {
  if (type == "watching") {
    const auto watching = read_watching(message);
    if (!watching || watching->viewer != board_->names.seats.name(link_.viewer()))
      return fail_with("garbage");
    watching_ = *watching;
    emit seats_changed();
  } else if (type == "seats") {
    auto seats = read_seats(message);
    if (!seats) return fail_with("garbage");
    seats_ = std::move(*seats);
    emit seats_changed();
  } else if (type == "chat") {
    auto chat = read_chat(message);
    if (!chat) return fail_with("garbage");
    take_chat(std::move(*chat));
  } else if (type == "moved") {
    link_.connected(MatchWire::now());
  } else if (type == "refused" && !message.contains("id") && !message.contains("ask") && !begun()) {
    fail_with("unknown");
  }
}

/// As many lines are kept as the server keeps: older ones are forgotten on both sides.
void RemoteMatch::take_chat(ClubChat heard) {
  constexpr std::size_t kMostKept = 2 * MatchChat::kMostLines;  // of both rooms
  const bool first = !chat_;
  const std::uint64_t known = first || chat_->lines.empty() ? 0 : chat_->lines.back().number;
  const std::string person = wire_.person();
  std::size_t fresh = 0;
  for (const ClubChatLine& line : heard.lines)
    if (!first && line.number > known && line.person != person) ++fresh;
  if (!heard.whole && !first) {
    heard.lines.insert(heard.lines.begin(), chat_->lines.begin(), chat_->lines.end());
    if (heard.lines.size() > kMostKept)
      heard.lines.erase(heard.lines.begin(), heard.lines.end() - static_cast<std::ptrdiff_t>(kMostKept));
  }
  chat_ = std::move(heard);
  emit chat_changed(fresh);
}

void RemoteMatch::write(const std::string& words, const std::string& phrase,
                        std::function<void(const std::string&)> told) {
  nlohmann::json line{{"type", "chat"}, {"match", match_}};
  line[phrase.empty() ? "words" : "phrase"] = phrase.empty() ? words : phrase;
  wire_.ask(std::move(line), [alive = QPointer(this), told = std::move(told)](const std::string& code) {
    if (alive) told(code);
  });
}

void RemoteMatch::take(const Update& update) {
  if (failed_) return;
  if (!fits(update, *board_) || update.viewer != link_.viewer()) return fail_with("garbage");
  const auto down = withdraws_ ? std::nullopt : boardwright::turned_down(heard_.update(), update);
  const std::vector<SeenMove> news = heard_.take(update);
  if (!heard_.knows_history()) ask_history();
  emit updated(news);
  if (down) emit turned_down(*down);
}

/// Every move from the start: at first, after moves were taken back, and after a connection that was away for long.
void RemoteMatch::ask_history() {
  if (std::exchange(asks_history_, true)) return;
  link_.ask(AskHistory{}, [this](const Result<Answer>& answer) {
    asks_history_ = false;
    const auto* told = answer ? std::get_if<HistoryAnswer>(&*answer) : nullptr;
    if (told == nullptr || failed_) return;  // asked again with the next update
    if (!fits(*answer, *board_)) return fail_with("garbage");
    if (heard_.take(*told)) emit updated({});
  });
}

std::vector<SeatTime> RemoteMatch::clocks() const {
  const auto server = std::chrono::milliseconds(utc_now()) + wire_.offset();
  const auto then = std::chrono::duration_cast<std::chrono::milliseconds>(update().now.time_since_epoch());
  std::vector<SeatTime> times = update().clocks;
  for (SeatTime& time : times) {
    if (!time.running) continue;
    const Milliseconds passed =
        std::max(Milliseconds(0), std::chrono::duration_cast<Milliseconds>(server - then));
    const Milliseconds counted = std::max(Milliseconds(0), passed - time.delay_left);
    time.delay_left = std::max(Milliseconds(0), time.delay_left - passed);
    time.remaining = std::max(Milliseconds(0), time.remaining - counted);
  }
  return times;
}

void RemoteMatch::submit(Command command, Done done) {
  if (failed_ || !begun() || !plays() || pending()) return;
  withdraws_ = command.type == Command::Type::kWithdraw;
  command.based_on = link_.update().number;
  command.generation = link_.update().generation;
  command.id = new_id(utc_now() + wire_.offset().count());
  link_.submit(std::move(command), std::move(done));
  link_.tick(MatchWire::now());
  emit pending_changed();
}

void RemoteMatch::play(const std::string& move, Done done) {
  Command command;
  command.type = Command::Type::kMove;
  command.move = move;
  submit(std::move(command), std::move(done));
}

void RemoteMatch::arrange(const std::vector<PlacedPiece>& placed, Done done) {
  Command command;
  command.type = Command::Type::kArrange;
  command.placed = placed;
  submit(std::move(command), std::move(done));
}

void RemoteMatch::command(Command::Type type, Done done) {
  Command command;
  command.type = type;
  submit(std::move(command), std::move(done));
}

void RemoteMatch::ask(const Question& question, std::function<void(const Answer&)> answered) {
  if (failed_ || !begun()) return;
  link_.ask(question, [this, answered = std::move(answered)](const Result<Answer>& answer) {
    if (answer && !failed_ && fits(*answer, *board_)) answered(*answer);
  });
}

}  // namespace boardwright::desktop
