// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <string>

namespace boardwright::desktop {

/// What was chosen for a game when it was last begun.
struct LastChoice {
  QString variant{};
  QStringList players{};  ///< by seat, as PeopleField names them
  QString clock{};        ///< a control's short text; empty: none
  QStringList changed{};  ///< parameter=value, where it differs from the variant's
  bool rated = false, by_lot = false;
};

/// Remembered where QSettings keeps what the program remembers for its user.
class LastChoices {
 public:
  static void remember(const std::string& game, const LastChoice& choice);
  [[nodiscard]] static std::optional<LastChoice> of(const std::string& game);
  // What was chosen of any game, the newest first.
  [[nodiscard]] static QStringList games();     ///< ids
  [[nodiscard]] static QStringList members();   ///< ids
  [[nodiscard]] static QStringList programs();  ///< as ugi:COMMAND
};

}  // namespace boardwright::desktop
