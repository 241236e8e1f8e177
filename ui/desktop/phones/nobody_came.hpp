// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <array>

class QLabel;

namespace boardwright::desktop {

/// What it may be where no phone has come, in the order in which to look.
class NobodyCame final : public QFrame {
  Q_OBJECT
 public:
  explicit NobodyCame(QWidget* parent = nullptr);

  /// Shown, and read aloud.
  void tell();
  /// That a firewall would have to let through.
  void set_port(quint16 port);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();

  quint16 port_ = 0;
  QLabel* title_;
  std::array<QLabel*, 3> causes_;
};

}  // namespace boardwright::desktop
