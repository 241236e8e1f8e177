// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>
#include <QStringList>
#include <memory>

#include "ui/desktop/rules/rule_book.hpp"

class QComboBox;
class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace boardwright::desktop {

/// The rules beside the board: numbered, to be searched, and with those marked that apply to what was just
/// done or refused. Reads them when it is first seen.
class RulesDock final : public QDockWidget {
  Q_OBJECT
 public:
  explicit RulesDock(QWidget* parent = nullptr);

  void set_game(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules);
  enum class Follow { kYes, kNo };
  /// Marks these rules and, if it is to follow, brings the first into view; none: nothing is marked.
  void mark(const QStringList& numbers, Follow follow);
  /// The same, and the dock is opened for it.
  void show_rule(const QString& number);
  void set_theme();

  [[nodiscard]] const QStringList& marked() const noexcept { return marked_; }
  [[nodiscard]] QTextBrowser& text() const noexcept { return *text_; }
  [[nodiscard]] QComboBox& form() const noexcept { return *form_; }
  [[nodiscard]] QLineEdit& search() const noexcept { return *search_; }
  /// The rules beside which an example can be opened.
  [[nodiscard]] const QStringList& examples() const noexcept { return examples_; }
  /// What is marked on the screen, for tests: paragraphs in their order.
  [[nodiscard]] QStringList marked_paragraphs() const;

 signals:
  void variant_wanted();                     ///< of the rules that are shown
  void example_wanted(const QString& rule);  ///< somebody wants to try it

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  enum class Form { kShort, kFull, kParameters };

  void retranslate();
  void write();
  void write_short(const RuleBook& book);
  void write_markdown(const QString& text);
  void find_examples();
  void write_links();
  void paint_marks(Follow follow);

  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  QLineEdit* search_;
  QComboBox* form_;
  QTextBrowser* text_;
  QPushButton* vary_;
  QStringList marked_, examples_;
  QString example_problem_;   // why there are none
  bool form_chosen_ = false;  // by hand; else what the language has
  bool written_ = false;
};

}  // namespace boardwright::desktop
