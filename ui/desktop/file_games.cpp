// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/file_games.hpp"

#include <QMenu>
#include <algorithm>

#include "framework/record/pgn_tags.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

namespace {

/// How a game of a file is named in a list of them.
QString game_name(const Result<OpenedRecord>& game, std::size_t number) {
  QString name = QString::number(number + 1) + ".";
  if (!game) return name + " ?";
  QStringList players;
  for (Seat seat = 0; seat < game->rules->seat_count(); ++seat) {
    const auto known = game->record.players.find(std::string(game->rules->seat_name(seat)));
    if (known != game->record.players.end()) players += QString::fromStdString(known->second);
  }
  name += ' ' + (players.isEmpty() ? QString::fromStdString(game->game->id()) : players.join(" – "));
  const std::string result = pgn_result(game->record, *game->rules);
  if (result != "*") name += ", " + QString::fromStdString(result);
  return name.replace('&', "&&");
}

}  // namespace

FileGames::FileGames(MatchController& controller, GameTable& table)
    : controller_(controller), table_(table) {}

void FileGames::list_in(QMenu& menu) {
  menu_ = &menu;
  menu_->menuAction()->setVisible(false);
}

Result<void> FileGames::show(std::vector<Result<OpenedRecord>> games, const QString& from) {
  // The first that can be shown; what is wrong with those before it is told with it.
  std::string why;
  for (std::size_t number = 0; number < games.size(); ++number) {
    const auto shown =
        games[number] ? controller_.open(*games[number]) : Result<void>(fail(games[number].error()));
    if (!shown) {
      if (why.empty()) why = shown.error();
      continue;
    }
    games_ = std::move(games);
    file_ = from;
    fill_menu();
    tell(number, refusal_words(why));
    return {};
  }
  return fail(why);
}

void FileGames::tell(std::size_t number, const QString& why) {
  const OpenedRecord& game = *games_[number];
  const Record& record = game.record;
  const bool has_words = !record.players.empty() || !record.comment.empty() ||
                         std::any_of(record.moves.begin(), record.moves.end(),
                                     [](const RecordedMove& move) { return !move.comment.empty(); });
  QStringList told{why, controller_.problem_of_record(), refusal_words(game.notice)};
  if (games_.size() > 1)
    told += tr("This is game %1 of %2; the others are under File, Games in this file.")
                .arg(number + 1)
                .arg(games_.size());
  if (has_words && !controller_.is_record())
    told += tr("The game goes on from here; names and comments stay in the file.");
  constexpr std::size_t kMostNotes = 3;
  for (std::size_t i = 0; i < std::min(game.notes.size(), kMostNotes); ++i) {
    const std::string& note = game.notes[i];
    const std::size_t name = note.find(file_.toStdString());  // without the folders before it
    told += refusal_words(name == std::string::npos ? note : note.substr(name));
  }
  if (game.notes.size() > kMostNotes) told += QStringLiteral("…");
  told.removeAll(QString());
  if (!told.isEmpty()) table_.say(told.join('\n'));
}

void FileGames::fill_menu() {
  menu_->clear();
  menu_->menuAction()->setVisible(games_.size() > 1);
  for (std::size_t number = 0; number < games_.size() && games_.size() > 1; ++number) {
    QAction* one = menu_->addAction(game_name(games_[number], number));
    connect(one, &QAction::triggered, this, [this, number] {
      const auto& game = games_[number];
      if (!game) return emit failed(game.error());
      if (const auto shown = controller_.open(*game); !shown) return emit failed(shown.error());
      tell(number, {});
    });
  }
}

}  // namespace boardwright::desktop
