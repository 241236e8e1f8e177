// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/enter_page.hpp"

#include <QCheckBox>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>
#include <algorithm>

#include "framework/board/geometry.hpp"
#include "framework/match/seen_line.hpp"
#include "framework/match/typed_move.hpp"
#include "framework/record/save_format.hpp"
#include "framework/store/ids.hpp"
#include "framework/text/name.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/enter/chance_choice.hpp"
#include "ui/desktop/enter/result_choice.hpp"
#include "ui/desktop/enter/sheet_head.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/move_words.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::size_t kMostUndone = 200;
constexpr int kSheetAnimation = 140;  // milliseconds

/// When a game of that day has ended, as far as anybody remembers: now if it was today, else at noon.
TimeMs end_of(QDate date) {
  if (date >= QDate::currentDate()) return utc_now();
  return QDateTime(date, QTime(12, 0)).toMSecsSinceEpoch();
}

}  // namespace

GameWords EnterPage::words() const { return {played_->game, rules_, spoken_language()}; }

void EnterPage::begin(const std::string& game) {
  if (game_ && (game_->size() > 0 || game.empty())) return;
  const auto left = take_up_draft();
  if (left && game_) return say(*left);
  std::string name = game;
  for (const auto& known : catalogue_.games())
    if (name.empty() && known->file_problems().empty()) name = known->id();
  if (const auto begun = new_sheet(name); !begun) return say(refusal_words(begun.error()));
  if (left) say(*left);
}

Result<void> EnterPage::new_sheet(const std::string& game) {
  auto entry = catalogue_.find(game);
  if (!entry) return fail(entry.error());
  auto rules = entry->create();
  if (!rules) return fail(rules.error());
  open_sheet(std::move(*entry), std::move(*rules));
  say({});
  show_position(false);
  return {};
}

void EnterPage::open_sheet(Entry entry, std::shared_ptr<const Rules> rules) {
  const bool other_board = rules_ == nullptr || rules_hash(*rules_) != rules_hash(*rules);
  played_ = std::move(entry);
  rules_ = std::move(rules);
  head_->choose(*played_, rules_);
  const auto geometry = BoardGeometry::of(*rules_);
  boards_->setCurrentWidget(geometry ? static_cast<QWidget*>(board_) : text_board_);
  if (geometry && other_board) {
    board_->set_board(*geometry, played_->game->appearance());
    art_ = std::make_unique<PieceArt>(*geometry, played_->game->appearance());
  }
  game_.emplace(rules_->start());
  before_.clear();
  in_club_.clear();
  saved_.reset();
  arrangement_.reset();
  arrange_->forget_choice();
  position_->clear();
  rated_->setChecked(false);
  name_things();
}

void EnterPage::start_from(const QString& position) {
  if (!game_) return;
  auto start =
      position.isEmpty() ? Result<Position>(rules_->start()) : rules_->read_position(position.toStdString());
  if (!start) return say(refusal_words(start.error()));
  remember();
  game_.emplace(std::move(*start));
  say({});
  show_position(false);
}

void EnterPage::use_club(const std::shared_ptr<Club>& club) {
  club_ = club;
  head_->set_join({});
  if (club_ != nullptr) {
    if (auto members = club_->people().members()) head_->set_members(std::move(*members));
    head_->set_join([this](const QString& name) -> Result<SeatMember> {
      const auto added = club_->people().add(name.toStdString());
      if (!added) return fail(added.error());
      return SeatMember{added->id, added->name};
    });
  }
  refresh_club();
}

void EnterPage::remember() {
  if (before_.size() == kMostUndone) before_.erase(before_.begin());
  before_.push_back(*game_);
}

void EnterPage::undo() {
  if (before_.empty() || !in_club_.empty()) return;
  game_ = std::move(before_.back());
  before_.pop_back();
  say({});
  show_position(false);
}

void EnterPage::look_at(std::size_t plies) {
  game_->show(plies);
  say({});
  show_position(false);
}

void EnterPage::enter(const QString& text) {
  if (!game_ || !in_club_.empty()) return;
  EnteredGame before = *game_;
  const auto dropped = game_->enter(text.toStdString());
  if (!dropped) return say(refusal_words(dropped.error()));
  std::swap(before, *game_);
  remember();
  *game_ = std::move(before);
  entry_->accept();
  say({});
  show_position(true);
  show_dropped(*dropped);
}

void EnterPage::show_dropped(const EnteredGame::Dropped& dropped) {
  if (dropped.texts.empty()) return;
  QStringList gone;
  for (const auto& text : dropped.texts) gone << QString::fromStdString(text);
  constexpr int kMostNamed = 6;
  if (gone.size() > kMostNamed) gone = gone.mid(0, kMostNamed) << QStringLiteral("…");
  say(tr("From %1 on the rest can't be played any more and was deleted: %2. Undo brings it back.")
          .arg(gone.front(), gone.join(' ')));
}

void EnterPage::show_position(bool moved) {
  if (!game_) return;
  const Picture picture = game_->picture();
  const auto seen = seen_line(game_->line(), std::nullopt);
  const std::size_t shown = game_->shown();
  if (moved && board_->has_board() && shown > 0)
    board_->show_move(picture, seen.moves[shown - 1].difference);
  else
    board_->show_picture(picture);
  board_->set_last_move(shown > 0 ? seen.moves[shown - 1].places : std::vector<std::uint32_t>());
  text_board_->setText(QString::fromStdString(game_->position().text()));
  moves_->set_history(seen.moves);
  moves_->set_shown(shown);
  const bool open = in_club_.empty();
  const auto moves = open ? game_->moves() : std::vector<LegalMove>();
  const bool chance = game_->chance_is_next();
  entry_->set_moves(moves);
  board_->set_moves(chance ? std::vector<LegalMove>() : moves);
  off_board_->set_moves(chance ? std::vector<LegalMove>() : moves, !rules_->geometry());
  chance_->set_events(chance ? moves : std::vector<LegalMove>(),
                      BoardLook::of(played_->game->appearance(), current_theme()).seats);
  undo_->setEnabled(open && !before_.empty());
  cut_->setEnabled(open && game_->shown() < game_->size());
  position_->setEnabled(open && game_->size() == 0);
  result_->setEnabled(open);
  result_->offer(*game_, words());
  begin_arrangement();
  show_status();
  refresh_club();
  keep_draft();
}

void EnterPage::show_status() {
  const GameWords words = this->words();
  QStringList seats;
  for (const Seat seat : game_->position().seats_on_turn()) seats << words.seat(seat);
  QString said;
  if (arrangement_) {
    said = tr("Set-up: %1").arg(words.seat(arrangement_->seat()));
  } else if (const auto ended = game_->result(); ended && game_->shown() == game_->size()) {
    said = words.reason(ended->reason);
  } else if (game_->chance_is_next()) {
    said = tr("What has chance brought?");
  } else {
    said = tr("%1 to move").arg(seats.join(", "));
  }
  if (game_->shown() < game_->size())
    said = tr("%1: %2", "after which move, how things stand")
               .arg(position_words(MoveNumbers(game_->line()), game_->shown(), words.seats()), said) +
           ' ' + tr("Another move here takes the place of the one that was entered.");
  status_->setText(said);
}

void EnterPage::chosen_on_board(const QString& move) {
  if (!arrangement_) return enter(move);
  const std::size_t edit = move.toULongLong();
  if (edit >= edits_.size()) return;
  const ArrangeEdit chosen = edits_[edit];
  change_arrangement([&](Arrangement& arrangement) {
    return chosen.from ? arrangement.move(*chosen.from, chosen.to)
                       : arrangement.place(chosen.kind, chosen.to);
  });
}

void EnterPage::explain_clicks(const std::vector<std::uint32_t>& clicks) {
  if (!game_ || clicks.empty() || !in_club_.empty()) return;
  if (clicks.size() == 1 && !arrangement_ && board_->picture().at(clicks.front()) == nullptr)
    return;  // nothing was meant by it
  std::optional<Explanation> why;
  if (arrangement_) {
    why = why_not(*arrangement_, arrange_->chosen_kind(), clicks);
  } else if (const auto seats = game_->position().seats_on_turn(); !seats.empty() && !game_->ends_here()) {
    why = game_->position().explain(seats.front(), clicks);
  }
  if (!why || why->legal) return;
  say({});
  const QRect field = board_->place_rect(clicks.back());
  why_not_->show_beside(QRect(board_->viewport()->mapTo(boards_, field.topLeft()), field.size()),
                        words().explanation(*why), {});  // the sentence names the rule
  board_->point_at(why->places);
}

void EnterPage::explain_text(const QString& text) {
  const auto seats = game_->position().seats_on_turn();
  const auto why = seats.empty()
                       ? std::nullopt
                       : explain_typed(View::of(game_->position(), seats.front()), text.toStdString());
  QString sentence = why && !why->legal ? words().explanation(*why) : QString();
  if (sentence.isEmpty())
    sentence = game_->chance_is_next() ? tr("“%1” can't happen here by chance.").arg(text)
                                       : tr("“%1” is not a legal move here.").arg(text);
  entry_->reject(sentence);
}

void EnterPage::set_result(const std::optional<Outcome>& outcome) {
  if (!game_ || !in_club_.empty()) return;
  remember();
  const auto set = game_->set_result(outcome);
  say(set ? QString() : refusal_words(set.error()));
  show_position(false);
}

Record EnterPage::record() const {
  Record record = game_->record(played_->variant->id);
  for (Seat seat = 0; seat < rules_->seat_count(); ++seat)
    if (const QString name = head_->name(seat); !name.isEmpty())
      record.players[std::string(rules_->seat_name(seat))] =
          read_name(name.toStdString()).value_or(name.toStdString());
  record.tags.emplace_back("Date", head_->date().toString(Qt::ISODate).toStdString());
  return record;
}

Result<void> EnterPage::save(const std::filesystem::path& file) {
  if (!game_) return fail("there is nothing to save");
  for (Seat seat = 0; seat < rules_->seat_count(); ++seat)
    if (const QString name = head_->name(seat); !name.isEmpty())
      if (const auto good = read_name(name.toStdString()); !good) return fail(good.error());
  const auto text = record_text(record(), rules_, played_->game->records(), file);
  if (!text) return fail(file.string() + ": " + text.error());
  if (auto saved = save_file(file, *text); !saved) return saved;
  saved_ = draft_record();
  keep_draft();
  return {};
}

Result<std::string> EnterPage::put_into_club() {
  if (club_ == nullptr) return fail("there is no club that keeps results");
  if (!game_ || !game_->result()) return fail("the game has no result yet");
  if (!in_club_.empty()) return fail("this game is among the results already");
  MatchPlan plan = MatchPlan::of(played_->game, played_->variant->id, rules_);
  plan.seats = head_->seats();
  plan.rated = rated_->isEnabled() && rated_->isChecked();
  auto id = club_->enter(std::move(plan), {game_->line(), *game_->result(), end_of(head_->date())});
  if (id) in_club_ = *id;
  return id;
}

void EnterPage::into_club() {
  const auto id = put_into_club();
  if (!id) return say(refusal_words(id.error()));
  const auto report = club_->results().report(*id);
  const QString points = report ? report_text(*report) : QString();
  next_->setFocus(Qt::OtherFocusReason);  // everything else is closed from here on
  show_position(false);
  say(tr("The game is among the club's results, marked as entered.") +
      (points.isEmpty() ? "" : "\n" + points));
}

void EnterPage::refresh_club() {
  const bool ended = game_ && game_->result().has_value();
  into_club_->setVisible(club_ != nullptr);
  into_club_->setEnabled(ended && in_club_.empty() && !head_->twice());
  into_club_->setToolTip(ended ? QString() : tr("The game needs a result first."));
  rated_->setVisible(club_ != nullptr);
  const bool from_start = game_ && game_->line().start() == rules_->start();
  rated_->setEnabled(head_->all_members() && from_start && in_club_.empty());
  rated_->setToolTip(rated_->isEnabled() ? QString()
                                         : tr("Only games between two members, from the start of the game."));
  head_->setEnabled(in_club_.empty());
  save_->setEnabled(game_ && game_->size() > 0);
}

void EnterPage::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  moves_->set_theme();
  if (game_) show_position(false);
}

void EnterPage::set_habits(const BoardHabits& habits) {
  board_->set_coordinates(habits.coordinates);
  board_->set_animation(habits.animated ? kSheetAnimation : 0);
}

void EnterPage::set_catalogue(const Catalogue& catalogue) {
  catalogue_ = catalogue;
  head_->set_catalogue(catalogue);
}

QString EnterPage::title() const { return tr("From a score sheet"); }

void EnterPage::say(const QString& sentence) {
  why_not_->hide();
  message_->setText(sentence);
}
QString EnterPage::message() const {
  const QString refusal = why_not_->sentence();
  return refusal.isEmpty() ? message_->text() : refusal;
}
QString EnterPage::status() const { return status_->text(); }

void EnterPage::focus_first() {
  QWidget* first =
      rules_ != nullptr && rules_->geometry() != nullptr ? static_cast<QWidget*>(board_) : entry_->line();
  first->setFocus(Qt::OtherFocusReason);
}

}  // namespace boardwright::desktop
