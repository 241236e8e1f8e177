// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <filesystem>
#include <vector>

#include "framework/workshop/trial_notes.hpp"

class QLabel;
class QListWidget;
class QPushButton;
class QTimer;

namespace boardwright::desktop {

class CodePicture;
class PhonesServer;

/// The game as it is, for whoever scans a code: nothing counts, a match keeps its rules, the next one takes those that
/// were saved last. And what people have written about it, each with a position.
class TrialPanel final : public QWidget {
  Q_OBJECT
 public:
  /// The club's own port stays free for the club.
  static constexpr quint16 kUsualPort = 8090;

  explicit TrialPanel(QWidget* parent = nullptr);
  ~TrialPanel() override;

  /// Another game, by its file and name; what was open is closed. Empty: none. `place`: where its trials are kept.
  void set_game(const std::filesystem::path& game, const TrialPlace& place);
  void open();
  [[nodiscard]] PhonesServer& server() const noexcept { return *server_; }
  /// What to scan; empty while it is closed.
  [[nodiscard]] QString address() const;
  [[nodiscard]] QString sentence() const;
  [[nodiscard]] const std::vector<TrialNote>& notes() const noexcept { return notes_; }

 signals:
  void position_wanted(const QString& position);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void lay_out();
  void join();
  void open_at(quint16 port);
  void follow();
  void show_state();
  void read_notes();
  void show_notes();

  std::filesystem::path game_;
  TrialPlace place_;
  PhonesServer* server_;
  QTimer* look_;
  std::filesystem::file_time_type read_at_{};
  std::vector<TrialNote> notes_;
  bool any_port_ = false;
  bool open_again_ = false;  // once it has closed
  QString problem_;          ///< of the notes
  CodePicture* picture_;
  QLabel *state_, *address_, *here_, *notes_label_;
  QPushButton *open_, *go_;
  QListWidget* list_;
};

}  // namespace boardwright::desktop
