// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QPlainTextEdit;
class QPushButton;

namespace boardwright::desktop {

struct ClubChatLine;
class RemoteMatch;

/// What is written beside a match at a club, and a line to write in it: words, or ready phrases, which everybody reads in
/// their own language.
class RemoteChat final : public QWidget {
  Q_OBJECT
 public:
  explicit RemoteChat(QWidget* parent = nullptr);

  /// Nothing: no match is open.
  void set_match(RemoteMatch* match);
  /// Somebody writes beside this match, or may.
  [[nodiscard]] bool is_there() const;
  [[nodiscard]] std::size_t unread() const noexcept { return unread_; }
  void refresh();

 signals:
  void changed();  ///< whether there is any, and how many lines nobody has read
  void left();     ///< Escape

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void hear(std::size_t fresh);
  void send_words();
  void send(const QString& words, const std::string& phrase);
  void retranslate();
  [[nodiscard]] QString words_of(const ClubChatLine& line) const;

  QPointer<RemoteMatch> match_;
  std::size_t unread_ = 0;
  bool sending_ = false;
  QLabel *room_, *note_, *refused_;
  QPlainTextEdit* lines_;
  QLineEdit* words_;
  QPushButton *send_, *phrases_;
  QMenu* phrase_menu_;
};

}  // namespace boardwright::desktop
