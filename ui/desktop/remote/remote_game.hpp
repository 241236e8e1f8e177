// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ui/desktop/play/screen_game.hpp"
#include "ui/desktop/remote/remote_match.hpp"
#include "ui/desktop/remote/remote_set_up.hpp"
#include "ui/desktop/remote/server_words.hpp"
#include "ui/desktop/remote/shared_screen.hpp"

namespace boardwright::desktop {

/// A game that is played elsewhere, as those at this screen see it there. Nothing is played here by itself: the next update
/// is what happened.
class RemoteGame final : public ScreenGame {
  Q_OBJECT
 public:
  explicit RemoteGame(const MatchWire& wire, QObject* parent = nullptr);
  ~RemoteGame() override;

  /// A view for each of those who share the screen: not empty. `look`: with pictures, where the game is installed here.
  void open(std::vector<std::unique_ptr<RemoteMatch>> matches, const Appearance& look);
  void close();
  /// What is shown stays; `why` is said instead, until it is opened anew.
  void stop(Notice why);
  [[nodiscard]] bool stopped() const noexcept { return stopped_.has_value(); }
  /// The same match in other words.
  void rename(const std::shared_ptr<const ServerBoard>& board);
  [[nodiscard]] RemoteMatch* match() const noexcept { return screen_.match(); }  ///< the view that is shown

  [[nodiscard]] bool has_game() const override { return match() != nullptr; }
  [[nodiscard]] const TableWords& words() const override { return words_; }
  [[nodiscard]] const std::optional<BoardGeometry>& geometry() const override { return board().geometry; }
  [[nodiscard]] const Appearance& look() const override { return look_; }
  [[nodiscard]] Seat seat_count() const override { return static_cast<Seat>(board().names.seats.count()); }
  [[nodiscard]] int degrees(Seat seat) const override;
  [[nodiscard]] const Update& update() const override;
  [[nodiscard]] const std::vector<SeenMove>& history() const override;
  [[nodiscard]] const Picture& picture_after(std::size_t moves) const override;
  [[nodiscard]] std::vector<SeatTime> clocks() const override;
  [[nodiscard]] bool is_human(Seat seat) const override;
  [[nodiscard]] ScreenGame::Player player(Seat seat) const override;
  [[nodiscard]] std::optional<Seat> only_person() const override;
  [[nodiscard]] std::optional<Seat> hand_over() const override { return screen_.hand_over(); }
  void take_over() override;
  [[nodiscard]] bool is_own() const override { return false; }
  [[nodiscard]] bool touch_move() const override;
  [[nodiscard]] bool hints_shown(bool setting) const override {
    return setting && has_game() && watching().hints;
  }
  [[nodiscard]] bool is_set_up() const override { return false; }  // nobody says so
  [[nodiscard]] bool takes_commands() const override;
  [[nodiscard]] std::optional<Notice> notice() const override;
  void answer_notice(bool first) override;
  [[nodiscard]] QString state_words() const override;
  [[nodiscard]] bool can_answer() const override;
  [[nodiscard]] bool waits_for_answer() const override;
  [[nodiscard]] bool can_start_clock() const override;
  [[nodiscard]] bool can_take_back() const override;
  void play(const std::string& move, Done done) override;
  void command(Command::Type type, Done done) override;
  void ask(const Question& question, Answered answered) const override;
  [[nodiscard]] RemoteSetUp& set_up() override { return set_up_; }
  [[nodiscard]] const RemoteSetUp& set_up() const override { return set_up_; }
  [[nodiscard]] std::unique_ptr<ArrangementShelf> shelf() const override { return nullptr; }

 signals:
  void viewer_changed();  ///< match() is another view
  void stop_answered(bool first);

 private:
  [[nodiscard]] const ServerBoard& board() const { return match()->board(); }
  [[nodiscard]] const ClubWatching& watching() const { return match()->watching(); }
  /// A view for those who play that may be shown, of a match that goes on.
  [[nodiscard]] bool plays() const;
  /// Nothing of the view may be shown: nobody has taken the screen.
  [[nodiscard]] bool hidden() const;
  void follow_viewer();

  const MatchWire& wire_;
  SharedScreen screen_;
  RemoteSetUp set_up_;
  ServerWords words_;
  Appearance look_;
  std::optional<Notice> stopped_;
  Update nothing_seen_;
  mutable std::vector<SeatTime> clocks_;  // as they were told last
};

}  // namespace boardwright::desktop
