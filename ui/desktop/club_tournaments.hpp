// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/window_services.hpp"

namespace boardwright {
class Evening;
namespace tournament {
struct Settings;
}
}  // namespace boardwright

namespace boardwright::desktop {

class EveningPage;
class TournamentPage;
struct ChosenPerson;

/// The club's tournaments: a new one, one that goes on, and the evening that is played.
class ClubTournaments final : public QObject {
  Q_OBJECT
 public:
  explicit ClubTournaments(const WindowServices& services);

  /// Those that are known, and a new one; nothing without a club.
  void show();
  // Built when they are asked for.
  [[nodiscard]] TournamentPage& tournament_page();
  [[nodiscard]] EveningPage& evening_page();

 signals:
  void projector_built(QWidget* projector);  ///< the evening's window for the room

 private:
  void show_evening(Evening evening);
  void begin(const tournament::Settings& settings, const std::vector<ChosenPerson>& people);
  void go_on(const QString& id);
  void ask_copy();

  WindowServices services_;
  TournamentPage* tournament_page_ = nullptr;
  EveningPage* evening_page_ = nullptr;
};

}  // namespace boardwright::desktop
