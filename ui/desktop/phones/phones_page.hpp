// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/kit/page.hpp"
#include "ui/desktop/phones/phones_server.hpp"

class QBoxLayout;
class QComboBox;
class QLabel;
class QPushButton;
class QTimer;

namespace boardwright::desktop {

class CodePicture;
class KeepAwake;
class NobodyCame;
class OpeningForm;
class StaffCodes;
class WifiPanel;

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
  [[nodiscard]] WifiPanel& wifi() const noexcept { return *wifi_; }
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
  QWidget* build_open();
  QWidget* build_facts();
  void retranslate();

  void open(quint16 port);
  void follow();
  void show_state();
  void show_news();
  void show_address();
  void show_wifi();
  [[nodiscard]] QString reached_words() const;

  PhonesServer* server_;
  KeepAwake* awake_;
  QString store_, shown_address_, told_;
  QStringList games_;
  QTimer* patience_;
  PhonesServer::State before_ = PhonesServer::State::kClosed;
  quint16 port_ = PhonesServer::kUsualPort;

  QLabel *title_, *message_;
  QPushButton *leave_, *close_;
  OpeningForm* choices_;
  QWidget* opened_;
  QBoxLayout *halves_, *pictures_;
  CodePicture *page_picture_, *wifi_picture_;
  QLabel *page_caption_, *wifi_caption_, *address_, *address_note_;
  QComboBox* addresses_;
  QLabel *guest_label_, *guest_, *here_label_, *here_, *games_label_, *games_now_, *reached_label_, *reached_;
  StaffCodes* staff_codes_;
  NobodyCame* causes_;
  WifiPanel* wifi_;
};

}  // namespace boardwright::desktop
