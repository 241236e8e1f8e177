// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <boardwright/pure/result.hpp>
#include <functional>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright::desktop {

/// Something that the organiser decides, with a reason for the club's book. What is missing or refused is
/// said inside, and nothing that was written is lost.
class DecisionDialog final : public QDialog {
  Q_OBJECT
 public:
  struct Question {
    QString title, about;  ///< `about` in one or two lines of plain text
    QStringList choices;   ///< empty: there is only one thing to do
    int current = -1;      ///< the choice that holds now, which is marked so
    QString button;
    QString reason = {};  ///< the text that stands there to begin with
  };
  /// Does it; the sentence of a failure is shown, and the dialog stays.
  using Decide = std::function<Result<void>(int choice, const std::string& why)>;
  DecisionDialog(Question question, Decide decide, QWidget* parent = nullptr);

  [[nodiscard]] QLineEdit& reason() const noexcept { return *reason_; }
  [[nodiscard]] QString message() const;
  void choose(int choice);

 private:
  void decide();
  void say(const QString& sentence);

  Decide decide_;
  QButtonGroup* choices_;
  QLineEdit* reason_;
  QLabel* message_;
  QPushButton* yes_;
};

}  // namespace boardwright::desktop
