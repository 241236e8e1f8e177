// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/remote/club_connection.hpp"

class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright::desktop {

/// Where to, as whom, and with which code: what somebody types to come into a club.
class JoinForm final : public QWidget {
  Q_OBJECT
 public:
  explicit JoinForm(ClubConnection& connection, QWidget* parent = nullptr);

  /// As the connection stands now.
  void refresh();
  void focus_first();
  /// Why one isn't in, as a sentence; empty: nothing is wrong.
  [[nodiscard]] QString problem_words() const;

 signals:
  void wrong(const QString& sentence);  ///< what was typed is no address

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  void submit();

  // What is remembered. The session is not among it: see kept_sessions.hpp.
  static constexpr const char* kAddress = "join/address";
  static constexpr const char* kName = "join/name";

  ClubConnection& connection_;
  QLabel *intro_, *address_label_, *name_label_, *code_label_, *note_;
  QLineEdit *address_, *name_, *code_;
  QPushButton* enter_;
};

}  // namespace boardwright::desktop
