// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/link/heard_game.hpp"
#include "framework/link/remote_link.hpp"
#include "framework/match/turned_down.hpp"
#include "ui/desktop/remote/club_messages.hpp"
#include "ui/desktop/remote/match_wire.hpp"
#include "ui/desktop/remote/server_board.hpp"

namespace boardwright::desktop {

/// One match that is played elsewhere, as its viewer sees it there. What comes is shown only where it fits the board that
/// was told of.
class RemoteMatch final : public QObject, private MatchListener {
  Q_OBJECT
 public:
  /// `viewer`: a seat that is one's own there, or BW_SPECTATOR.
  RemoteMatch(MatchWire& wire, std::string match, std::shared_ptr<const ServerBoard> board, Seat viewer);
  ~RemoteMatch() override;

  [[nodiscard]] const std::string& match() const noexcept { return match_; }
  [[nodiscard]] const ServerBoard& board() const noexcept { return *board_; }
  [[nodiscard]] const std::shared_ptr<const ServerBoard>& shared_board() const noexcept { return board_; }
  /// The same in other words, after another language was chosen.
  void set_board(std::shared_ptr<const ServerBoard> board) { board_ = std::move(board); }
  [[nodiscard]] bool begun() const noexcept { return heard_.begun(); }
  [[nodiscard]] const Update& update() const noexcept { return heard_.update(); }
  [[nodiscard]] const std::vector<SeenMove>& history() const noexcept { return heard_.history(); }
  [[nodiscard]] const Picture& picture_after(std::size_t moves) const { return heard_.picture_after(moves); }
  [[nodiscard]] const std::vector<ClubSeat>& seats() const noexcept { return seats_; }
  [[nodiscard]] const ClubWatching& watching() const noexcept { return watching_; }
  [[nodiscard]] bool plays() const { return update().viewer < board_->names.seats.count(); }
  [[nodiscard]] bool pending() const { return link_.waiting() > 0; }  ///< a command isn't answered yet
  /// Now, counted on from the newest update by the server's clock.
  [[nodiscard]] std::vector<SeatTime> clocks() const;

  using Done = std::function<void(const CommandResult&)>;
  // One command at a time; others are let go while it waits. `done` comes once, but not once the match has gone.
  void play(const std::string& move, Done done);
  void arrange(const std::vector<PlacedPiece>& placed, Done done);
  void command(Command::Type type, Done done);
  /// Nothing: nobody writes beside matches there.
  [[nodiscard]] const std::optional<ClubChat>& chat() const noexcept { return chat_; }
  /// A line of words or, by its id, a ready phrase. `told`: the code with which it was refused; empty: it is written.
  void write(const std::string& words, const std::string& phrase,
             std::function<void(const std::string&)> told);
  /// Not answered at all where the answer doesn't come or fits no board.
  void ask(const Question& question, std::function<void(const Answer&)> answered);

 signals:
  /// `news` are at the end of history() already; empty if moves were taken back or the history is another.
  void updated(const std::vector<boardwright::SeenMove>& news);
  void turned_down(boardwright::TurnedDown what);  ///< after `updated`: the viewer's own offer or request was
  void seats_changed();
  void pending_changed();
  void chat_changed(std::size_t fresh);  ///< so many lines, the last ones, are somebody else's and new
  void failed(const std::string& code);  ///< it can't be shown any more: "unknown", "garbage"

 private:
  void opened() override;
  void lost() override;
  void heard(const std::string& type, const nlohmann::json& message, const std::string& text) override;
  void tick() override;
  [[nodiscard]] bool live() const override { return begun() && !update().table.result; }

  void take(const Update& update);
  void hear_about(const std::string& type, const nlohmann::json& message);
  void take_chat(ClubChat heard);
  void ask_history();
  void submit(Command command, Done done);
  void fail_with(const std::string& code);

  MatchWire& wire_;
  std::string match_;
  std::shared_ptr<const ServerBoard> board_;
  RemoteLink link_;
  HeardGame heard_;
  bool asks_history_ = false, failed_ = false;
  bool withdraws_ = false;  // what is gone was withdrawn here, until something else is sent
  std::vector<ClubSeat> seats_;
  ClubWatching watching_;
  std::optional<ClubChat> chat_;
};

}  // namespace boardwright::desktop
