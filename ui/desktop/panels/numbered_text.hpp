// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPlainTextEdit>
#include <string>
#include <vector>

namespace boardwright::desktop {

struct Theme;

/// A text to be written in letters of one width, with numbered lines, where what is wrong is underlined. What its words
/// mean, and its keys, are those of whoever derives from it.
class NumberedText : public QPlainTextEdit {
  Q_OBJECT
 public:
  /// What stands there. Blanks that don't break a line stay so, which toPlainText() would lose.
  [[nodiscard]] QString words() const;
  [[nodiscard]] QStringList marked() const;  ///< the underlined words, for tests

 protected:
  /// How the strip with the numbers looks.
  struct Strip {
    QColor Theme::*ground;
    bool stands_out;  ///< with an edge, and bold where the cursor is and where something is wrong
  };
  /// Words that are wrong, and why, as rooms refuse.
  struct Mark {
    QTextCursor words;
    std::string sentence;
  };

  NumberedText(Strip strip, QWidget* parent);

  /// Puts in what is different, as one step to undo; `joined`: together with the step before. Marks and the cursor
  /// stay with their words.
  void put_in(QString text, bool joined);
  /// From 1, the column in bytes; what lies behind the text, or a line, is its end.
  [[nodiscard]] QTextCursor place_of(int line, int column) const;

  /// In place of those before. They follow their words when the text changes.
  void set_marks(std::vector<Mark> marks);
  /// Anew, for another theme or language.
  void dress_marks();
  void show_marks();
  [[nodiscard]] virtual QTextCharFormat mark_format() const;
  /// What is shown below the marks.
  [[nodiscard]] virtual QList<QTextEdit::ExtraSelection> beneath_marks() const { return {}; }

  /// A line's number was clicked, from 1.
  virtual void number_clicked(int) {}
  /// Left of a line's number.
  virtual void paint_beside(QPainter&, const QTextBlock&, const QRectF&) const {}

  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  class Numbers;

  [[nodiscard]] int number_width() const;
  void make_room();
  void paint_numbers(QPaintEvent* event);

  Strip strip_;
  QWidget* numbers_;
  QList<QTextEdit::ExtraSelection> marks_;
  std::vector<std::string> sentences_;  // one for each mark
};

}  // namespace boardwright::desktop
