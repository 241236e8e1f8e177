// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "framework/tournament/settings.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/tournament_kind.hpp"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace boardwright::desktop {

class KeizerFields;
class PointsChoice;

/// By which rules a tournament is run, folded since they are usually right: its system, points, tie-breaks, order at
/// first, boards, sides.
class RulesFold final : public Fold {
  Q_OBJECT
 public:
  /// `of_kind`: what few need and one kind alone has; it stands among the others.
  explicit RulesFold(QWidget& of_kind, QWidget* parent = nullptr);

  /// As is usual for that kind, but for what holds for any: points, boards, order, whoever plays instead of a bye.
  void begin(EveningKind kind);
  void offer_points(const std::optional<tournament::PointScheme>& own);
  /// Into settings whose system and games are chosen.
  void put_into(tournament::Settings& settings) const;
  /// What was written and can't be read for so many games, in a sentence; empty: nothing.
  [[nodiscard]] QString problem(std::size_t games) const;
  /// What was written as a share of a season and is none; empty: nothing.
  [[nodiscard]] QString wrong_share() const;
  /// What follows from all that was chosen: the usual tie-breaks, and whether games can be chosen at the board.
  void look(const tournament::Settings& now);
  void retranslate();

 signals:
  void changed();

 private:
  void lay_out(QWidget& of_kind);
  void show_kind();  ///< the fields that it has
  /// Boards of each game as they are written; nothing: that is no list of numbers for so many games.
  [[nodiscard]] std::optional<std::vector<std::uint32_t>> sets(std::size_t games) const;

  EveningKind kind_ = EveningKind::kOpenEvening;
  tournament::System system_ = tournament::System::kOpenEvening;
  QLabel *points_label_, *ties_label_, *numbers_label_, *house_label_, *order_label_, *boards_label_,
      *sets_label_;
  QLabel *system_name_, *ties_words_;
  PointsChoice* points_;
  QComboBox *numbers_, *house_, *order_;
  QSpinBox* boards_;
  QLineEdit *ties_, *sets_;
  KeizerFields* keizer_;
  QCheckBox *sides_, *twice_, *assumed_, *even_, *choice_;
};

}  // namespace boardwright::desktop
