// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "framework/table/club.hpp"

class QLabel;
class QListWidget;
class QPushButton;

namespace boardwright::desktop {

/// Matches that wait to be played on, newest first, with their deadlines; those that can't be read too, with
/// the reason. The organiser can end one or delete it.
class MatchesPage final : public QWidget {
  Q_OBJECT
 public:
  MatchesPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent = nullptr);
  void refresh();
  [[nodiscard]] QListWidget& list() const noexcept { return *list_; }
  [[nodiscard]] QPushButton& resume_button() const noexcept { return *resume_; }

 signals:
  void resume_wanted(const QString& match);
  void changed();  ///< a match has ended
  void failed(const QString& sentence);

 private:
  [[nodiscard]] const MatchInfo* chosen() const;
  void show_choice();
  void hand_over();
  void adjudicate();
  void discard();

  std::shared_ptr<Club> club_;
  const Catalogue& catalogue_;
  std::vector<MatchInfo> matches_;
  QListWidget* list_;
  QLabel* empty_;
  QPushButton *resume_, *hand_over_, *adjudicate_, *delete_;
};

}  // namespace boardwright::desktop
