// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "framework/catalogue/game.hpp"

class QCheckBox;
class QComboBox;
class QLabel;

namespace boardwright::desktop {

/// On which terms a game is played: with which clock, and whether it counts for points and ratings.
class TermsPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit TermsPanel(QWidget* parent = nullptr);

  /// Those that are made for the variant, and the general ones. The chosen one stays, where it is among them.
  void list_clocks(const Game& game, const Variant& variant);
  /// A control's short text, also one that isn't listed; empty: none.
  void choose_clock(const QString& control);
  [[nodiscard]] QString clock() const;

  /// Whether anybody is asked if it counts: there is a club.
  void ask_rated(bool asked);
  /// It can count between members, by rules that the club knows; `pool`: in which one, empty where nobody can say.
  void say_rated(bool members, bool known, const QString& pool);
  /// Where it can't count it doesn't.
  void set_rated(bool rated);
  [[nodiscard]] bool rated() const;
  void retranslate();

 signals:
  void changed();  ///< the clock

 private:
  QLabel *clock_label_, *rated_words_;
  QComboBox* clock_;  ///< its data: a control's short text; empty for no clock
  QCheckBox* rated_;
};

}  // namespace boardwright::desktop
