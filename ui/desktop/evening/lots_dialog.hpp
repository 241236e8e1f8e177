// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

class QBoxLayout;
class QLabel;
class QLineEdit;
class QTableWidget;

namespace boardwright::desktop {

/// A lot that was drawn, and drawn again.
struct LotRow {
  QString what, drawn;
  QString code;    ///< of its seed
  QString agrees;  ///< in a word
  QString words;   ///< all about it, in sentences
};

/// In groups of four, so that somebody can compare it with what he has noted.
[[nodiscard]] QString spaced_code(const QString& code);
/// So much of it is one of two lines that are as long as each other: eight groups.
inline constexpr qsizetype kHalfOfCode = 39;

/// Lots that anybody can check (T1.7): the code of the next one, which is shown before it is drawn; words that people add;
/// and each lot that was drawn, drawn again.
class LotsDialog final : public QDialog {
  Q_OBJECT
 public:
  /// `code`: of the next lot; empty: none comes. `due`: it can be drawn now.
  LotsDialog(const QString& code, bool due, const std::vector<LotRow>& rows, QWidget* parent = nullptr);

  /// After it was accepted: the lots are to be drawn, with these words.
  [[nodiscard]] QString said() const;
  [[nodiscard]] QTableWidget& table() const noexcept { return *table_; }
  [[nodiscard]] QString words() const;

 private:
  void add_next(QBoxLayout& column, const QString& code, bool due);
  void fill_table();

  std::vector<LotRow> rows_;
  QTableWidget* table_;
  QLabel* words_;
  QLineEdit* said_ = nullptr;  // none: no lot is due
};

}  // namespace boardwright::desktop
