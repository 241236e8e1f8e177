// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "ui/desktop/remote/remote_match.hpp"

namespace boardwright::desktop {

/// The views of one match of those who share a screen, one for each; whoever has to act is shown. Where they see different
/// things the screen is handed over first. What happens in the view that is shown is told on as its own.
class SharedScreen final : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// Not empty; the first one is shown.
  void open(std::vector<std::unique_ptr<RemoteMatch>> matches);
  void close();
  /// The same match in other words.
  void rename(const std::shared_ptr<const ServerBoard>& board);
  [[nodiscard]] RemoteMatch* match() const noexcept {
    return match_.get();
  }  ///< the one shown; nullptr: none
  /// The seat that the screen has to be handed to.
  [[nodiscard]] std::optional<Seat> hand_over() const noexcept { return hand_over_; }
  /// It was.
  void take_over();
  /// Nobody has taken the screen yet, or not since: nothing of match() may be shown, where seats see different things.
  [[nodiscard]] bool covered() const noexcept { return hand_over_.has_value() || !taken_; }
  [[nodiscard]] std::vector<Seat> seats()
      const;  ///< of those here, with the one shown first; who looks on has none
  /// The view of whoever of those here has moved last; only with a match.
  [[nodiscard]] RemoteMatch& match_to_take_back() const;

 signals:
  void viewer_changed();
  void hand_over_due();
  // Of the view that is shown, as RemoteMatch says them:
  void updated(const std::vector<boardwright::SeenMove>& news);
  void turned_down(boardwright::TurnedDown what);
  void seats_changed();
  void pending_changed();

 private:
  void join(const RemoteMatch* match);
  void choose_viewer();
  void look_through(std::size_t other);

  std::unique_ptr<RemoteMatch> match_;
  std::vector<std::unique_ptr<RemoteMatch>> others_;
  std::optional<Seat> hand_over_;
  bool taken_ = true;  // somebody has taken the screen, where seats see different things
};

}  // namespace boardwright::desktop
