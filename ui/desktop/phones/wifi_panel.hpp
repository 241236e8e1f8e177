// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace boardwright::desktop {

class AccessPoint;
class Fold;

/// What a phone needs to join a Wi-Fi.
struct WifiNetwork {
  QString name, password;
};

/// The Wi-Fi that the phones in the room are to join: typed, found, or this computer's own where its card can make one.
/// Kept if somebody wants it.
class WifiPanel final : public QWidget {
  Q_OBJECT
 public:
  explicit WifiPanel(QWidget* parent = nullptr);

  [[nodiscard]] AccessPoint& access_point() const noexcept { return *access_point_; }
  /// The club is open: which Wi-Fi this computer is in, and whether it could be one itself, under the club's name.
  void look(const QString& club);
  /// The club is closed: this computer is no Wi-Fi of its own any more.
  void lower();
  /// Nothing: nobody has said which.
  [[nodiscard]] std::optional<WifiNetwork> network() const;

 signals:
  void changed();                      ///< the network
  void said(const QString& sentence);  ///< what is wrong; empty: nothing any more

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  void retranslate();
  [[nodiscard]] QString name_meant() const;
  void keep();
  void press_own();
  void follow_own();
  void show_own();

  AccessPoint* access_point_;
  Fold* fold_;
  QLabel *intro_, *name_label_, *password_label_;
  QLineEdit *name_, *password_;
  QCheckBox* keep_;
  QLabel* own_note_;
  QPushButton* own_;
  QString club_;
  bool looked_ = false, shows_own_ = false;
};

}  // namespace boardwright::desktop
