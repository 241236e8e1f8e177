// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;

namespace boardwright::desktop {

/// Above the board, when the file of the game on the table has changed: what has come of it, and what may be chosen.
/// Hidden while there is nothing to say.
class ReloadBar final : public QFrame {
  Q_OBJECT
 public:
  explicit ReloadBar(QWidget* parent = nullptr);

  enum class Tone {
    kNews,   ///< the board goes on
    kWrong,  ///< something has to be mended
    kChoice  ///< somebody has to choose: start anew, or keep the old rules
  };
  void tell(const QString& sentence, Tone tone);
  [[nodiscard]] QString sentence() const;

 signals:
  void start_anew_wanted();
  void old_rules_wanted();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  QLabel* words_;
  QPushButton *anew_, *old_, *close_;
};

}  // namespace boardwright::desktop
