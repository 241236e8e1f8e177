// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/phones/phones_server.hpp"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFrame;
class QLabel;
class QLineEdit;
class QPushButton;
class QTimer;

namespace boardwright::desktop {

class AccessPoint;
class CodePicture;
class Fold;
class KeepAwake;

/// Opens the club to the phones in the room: what to scan or type, who has come, and what is wrong where nobody
/// can. The club stays open while other pages are shown.
class PhonesPage final : public Page {
  Q_OBJECT
 public:
  static constexpr int kNobodyAfter = 30'000;  ///< milliseconds

  explicit PhonesPage(QWidget* parent = nullptr);
  ~PhonesPage() override;

  /// Where the club is kept, and the folders of games that were named.
  void set_store(const QString& store, const QStringList& games);
  [[nodiscard]] PhonesServer& server() const noexcept { return *server_; }
  [[nodiscard]] KeepAwake& awake() const noexcept { return *awake_; }
  [[nodiscard]] AccessPoint& access_point() const noexcept { return *access_point_; }
  /// How long nobody has to come before the three causes are told.
  void set_patience(int milliseconds);
  /// Where it is opened: PhonesServer::kUsualPort.
  void set_port(quint16 port) { port_ = port; }
  /// As the button does. Nothing happens where it is open, or being opened or closed.
  void open_at_once();
  /// What to scan for the page; empty while it is closed.
  [[nodiscard]] QString address() const;

  /// Why a server isn't open, for people; empty: nothing is wrong.
  [[nodiscard]] static QString problem_words(const PhonesServer& server);

  [[nodiscard]] QString title() const override;
  void say(const QString& sentence) override;
  void focus_first() override;
  void set_theme(const Theme&) override {}
  [[nodiscard]] bool may_drop() override;

 signals:
  void address_changed(const QString& address);

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  // phones_page_build.cpp
  QWidget* build_choices();
  QWidget* build_open();
  QWidget* build_facts();
  QFrame* build_causes();
  Fold* build_codes();
  Fold* build_wifi();
  void retranslate_wifi();
  void retranslate();

  void open(quint16 port);
  void follow();
  void show_state();
  void show_news();
  void tell_causes();
  void show_address();
  [[nodiscard]] QString wifi_meant() const;
  void show_wifi();
  void keep_wifi();
  void look_for_wifi();
  void show_own_wifi();
  void press_own_wifi();
  void follow_own_wifi();
  [[nodiscard]] QString reached_words() const;

  // What is remembered.
  static constexpr const char* kClub = "phones/club";
  static constexpr const char* kCodes = "phones/codes";
  static constexpr const char* kDelay = "phones/delay";
  static constexpr const char* kWifiName = "phones/wifi_name";
  static constexpr const char* kWifiPassword = "phones/wifi_password";

  PhonesServer* server_;
  KeepAwake* awake_;
  AccessPoint* access_point_;
  QString store_, shown_address_, told_;
  QStringList games_;
  QTimer* patience_;
  PhonesServer::State before_ = PhonesServer::State::kClosed;
  bool looked_for_wifi_ = false;
  quint16 port_ = PhonesServer::kUsualPort;

  QLabel *title_, *message_, *intro_, *club_label_;
  QPushButton *leave_, *open_, *other_port_, *close_;
  QLineEdit* club_;
  QCheckBox* codes_;
  QLabel* delay_label_;
  QComboBox* delay_;  ///< its data: as --delay reads it
  QWidget *choices_, *opened_;
  QBoxLayout *halves_, *pictures_;
  CodePicture *page_picture_, *wifi_picture_;
  QLabel *page_caption_, *wifi_caption_, *address_, *address_note_;
  QComboBox* addresses_;
  QLabel *guest_label_, *guest_, *here_label_, *here_, *games_label_, *games_now_, *reached_label_, *reached_;
  Fold* staff_codes_;  ///< closed until somebody opens it: a projector may show this page
  QLabel *codes_use_, *helper_label_, *helper_, *arbiter_label_, *arbiter_, *organiser_label_, *organiser_;
  QFrame* causes_;
  QLabel* causes_title_;
  std::array<QLabel*, 3> cause_words_;
  Fold* wifi_;
  QLabel *wifi_intro_, *wifi_name_label_, *wifi_password_label_;
  QLineEdit *wifi_name_, *wifi_password_;
  QCheckBox* wifi_keep_;
  QPushButton* own_wifi_;
  QLabel* own_wifi_note_;
  bool shows_own_wifi_ = false;
};

}  // namespace boardwright::desktop
