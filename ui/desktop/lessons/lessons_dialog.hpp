// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "framework/catalogue/catalogue.hpp"
#include "framework/lesson/lesson.hpp"

class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace boardwright::desktop {

/// One of a game's lessons.
struct LessonChoice {
  std::shared_ptr<const Game> game;
  std::vector<Lesson> lessons;  ///< of that game, those that could be read
  std::size_t index = 0;
};

/// "game/lesson", as what is done is remembered.
[[nodiscard]] QString lesson_name(const Game& game, const Lesson& lesson);

/// The lessons of all games, with ticks at those that are done, to choose one from. One that can't be read is
/// listed with the reason.
class LessonsDialog final : public QDialog {
  Q_OBJECT
 public:
  /// `game`: the id of the game whose lessons come into view first.
  LessonsDialog(const Catalogue& catalogue, const std::string& game, QStringList done,
                QWidget* parent = nullptr);

  [[nodiscard]] std::optional<LessonChoice> choice() const;
  [[nodiscard]] QListWidget& list() const noexcept { return *list_; }

 private:
  void add_game(const std::shared_ptr<const Game>& game);
  void refresh();

  QStringList done_;
  std::vector<LessonChoice> choices_;
  QListWidget* list_;
  QPushButton* start_;
};

}  // namespace boardwright::desktop
