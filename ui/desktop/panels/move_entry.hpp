// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

class QLabel;
class QLineEdit;
class QStringListModel;

namespace boardwright {
struct LegalMove;
}  // namespace boardwright

namespace boardwright::desktop {

/// A line for typed moves that completes the legal ones, and room for a sentence about a wrong one.
class MoveEntry final : public QWidget {
  Q_OBJECT
 public:
  explicit MoveEntry(QWidget* parent = nullptr);

  void set_moves(const std::vector<LegalMove>& moves);
  /// Whether a move is taken as it is typed, to be looked for when there are some.
  void set_ahead(bool ahead);
  void type(const QString& text);  ///< as if typed; takes the focus
  void accept();                   ///< the move was played
  void reject(const QString& sentence);
  [[nodiscard]] QLineEdit* line() const noexcept { return line_; }
  [[nodiscard]] QString sentence() const;

 signals:
  void chosen(const QString& move);   ///< a legal move's text
  void ahead(const QString& text);    ///< typed while set_ahead holds
  void refused(const QString& text);  ///< what was typed is none
  void changed();                     ///< what was said of the text before is done with
  void left();                        ///< Escape: back to the board

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  void submit();
  void clear_sentence();
  void show_wrong(bool wrong);
  void retranslate();

  QLabel* label_;
  QLineEdit* line_;
  QLabel* sentence_;
  QStringList moves_;
  bool ahead_ = false;
  QStringListModel* known_;
};

}  // namespace boardwright::desktop
