// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <optional>

#include "ui/desktop/evening/evening_rows.hpp"
#include "ui/desktop/evening/result_line.hpp"

class QButtonGroup;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace boardwright::desktop {

/// Another result of a board, or other sides, with a reason; what that changes is told before it is done.
class CorrectBoard final : public QDialog {
  Q_OBJECT
 public:
  struct Wanted {
    TypedResult result = TypedResult::kNoResult;
    bool swapped = false;  ///< they sat the other way round than it says
    QString reason;
    QString score{};  ///< of a match of several games, as it is written; empty: no result
  };
  /// What would change, in sentences; an empty list: nothing.
  using Preview = std::function<QStringList(const Wanted&)>;
  CorrectBoard(const BoardRow& board, std::optional<TypedResult> now, bool swapped, Preview preview,
               QWidget* parent = nullptr);
  /// The board is a match of several games: its result is written. `problem`: what is wrong with one; empty: nothing.
  void write_score(const QString& now, std::function<QString(const QString&)> problem);

  [[nodiscard]] Wanted wanted() const;
  void choose(TypedResult result);
  [[nodiscard]] QLineEdit& reason() const noexcept { return *reason_; }
  [[nodiscard]] QString preview() const;

 private:
  void add_results(QVBoxLayout& column, const BoardRow& board);  ///< all that there are, and who sat where
  void look();
  void allow();
  [[nodiscard]] bool changes(const Wanted& now) const;

  TypedResult now_;
  QString score_now_;
  std::function<QString(const QString&)> problem_;  ///< of a score that is written; nothing: it isn't
  bool swapped_now_;
  Preview tell_;
  QButtonGroup* results_;
  QCheckBox* swapped_;
  QLineEdit *score_, *reason_;
  QLabel* preview_;
  QPushButton* correct_;
};

}  // namespace boardwright::desktop
