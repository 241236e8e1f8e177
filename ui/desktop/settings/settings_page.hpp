// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <functional>

#include "ui/desktop/kit/page.hpp"

class QAction;
class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace boardwright::desktop {

/// Everything that the program remembers for its user, on one page. It knows no setting: the window hands it
/// the commands that change them, a switch for one that can be checked and a list for a group of which one
/// holds, and whatever is chosen here is that command being given.
class SettingsPage final : public Page {
  Q_OBJECT
 public:
  using Words = std::function<QString()>;  ///< asked anew when the language changes

  explicit SettingsPage(QWidget* parent = nullptr);

  void add_section(Words heading);
  void add_switch(QAction* command, Words meaning = {});
  /// One of these commands holds. They live as long as the page.
  void add_choice(Words label, const QList<QAction*>& commands, Words meaning = {});
  /// Below everything else: something to do, not to choose.
  void add_button(QAction* command);
  void finish();  ///< after the last of them

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void focus_first() override;
  void set_theme(const Theme&) override {}

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void tell(QLabel* label, Words words);
  [[nodiscard]] QLabel* meaning_label(Words meaning);
  void add_meaning(Words meaning);
  void retranslate();

  QVBoxLayout* column_;
  QFormLayout* form_ = nullptr;  // of the section that is being built
  QLabel *title_, *message_;
  QPushButton* leave_;
  QWidget* first_ = nullptr;
  std::vector<std::function<void()>> retold_;  // after the language has changed
};

}  // namespace boardwright::desktop
