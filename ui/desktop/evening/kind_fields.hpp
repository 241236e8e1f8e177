// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/desktop/evening/tournament_kind.hpp"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace boardwright::desktop {

/// What one kind of tournament asks and others don't: boards of a team, groups, grades, days of a challenge. This
/// widget holds what has to be known; `rest` what is usually right, for the folded part.
class KindFields final : public QWidget {
  Q_OBJECT
 public:
  explicit KindFields(QWidget* parent = nullptr);

  [[nodiscard]] QWidget& rest() const noexcept { return *rest_; }
  [[nodiscard]] QWidget& series() const noexcept { return *series_; }
  void begin(EveningKind kind);
  /// What was chosen; fields that this kind doesn't have stay as they are.
  void put_into(tournament::Settings& settings) const;
  /// People of an individual tournament play for teams, whose best scores are added (T10.7).
  [[nodiscard]] bool scores_teams() const;
  /// What was written among the points of places and is no number of points; empty: nothing.
  [[nodiscard]] QString wrong_places() const;
  /// What was written as the last day for the matches of a table and is none; empty: nothing (T12.7).
  [[nodiscard]] QString wrong_day() const;
  void retranslate();

 signals:
  void changed();
  void teams_wanted();  ///< or not any more

 private:
  struct Row {
    QLabel* label;
    QWidget* field;
    std::vector<EveningKind> kinds;
  };
  void lay_out_rest();
  void lay_out_series();
  void call(const QWidget* field, const QString& words);
  void retranslate_series();
  void add(QFormLayout& form, QWidget* field, std::vector<EveningKind> kinds);
  QSpinBox* number(const char* name, int least, int most);
  QComboBox* choice(const char* name, int choices);
  [[nodiscard]] bool has(const QWidget* field) const;

  EveningKind kind_ = EveningKind::kOpenEvening;
  QWidget *rest_, *series_;
  std::vector<Row> rows_;
  QSpinBox *team_boards_, *groups_, *width_, *bar_, *floor_, *team_best_, *reach_, *days_, *best_, *patience_;
  QComboBox *primary_, *bracket_, *level_, *series_points_;
  QCheckBox *scored_, *handicaps_, *third_, *swap_, *baku_, *as_played_, *keep_apart_;
  QLineEdit *further_, *series_name_, *places_, *until_;
};

}  // namespace boardwright::desktop
