// SPDX-License-Identifier: GPL-3.0-or-later
//
// What GameTable says: names, turns, results, why a move is wrong.
#include <QCoreApplication>
#include <QEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/chance_news.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/end_box.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/hand_over_page.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/pieces_lost.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/move_words.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kChip = 30;  // pixels

}  // namespace

GameWords GameTable::words() const {
  return {controller_.plan().game, controller_.plan().rules, spoken_language()};
}

QString GameTable::title() const { return controller_.has_game() ? words().game_name() : QString(); }

QString GameTable::player_name(Seat seat) const {
  const PlannedSeat& planned = controller_.plan().seats[seat];
  if (!planned.name.empty()) return QString::fromStdString(planned.name);
  const std::string player = planned.word();
  if (player == "random") return tr("Computer: random");
  if (player == "greedy") return tr("Computer: one move ahead");
  return player_title(player);
}

void GameTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

void GameTable::retranslate() {
  take_back_->setText(tr("&Take back"));
  flip_->setAccessibleName(tr("Turn board"));
  flip_->setToolTip(flip_->accessibleName());
  redo_->setAccessibleName(tr("Redo what was taken back"));
  redo_->setToolTip(redo_->accessibleName());
  message_->setAccessibleName(tr("Message"));
  if (!controller_.has_game()) return say(reason_);
  say({});
  name_things();
  refresh_cards();
  refresh_status();
}

void GameTable::name_things() {
  const GameWords words = this->words();
  board_->set_names(tr("Board: %1").arg(words.game_name()), words.kinds(), words.trays(), words.seats());
  move_list_->set_seats(words.seats());
  mark_moves();
  if (const auto seat = controller_.hand_over())
    hand_over_->ask_for(words.seat(*seat), happened_before(*seat));
}

QPixmap GameTable::piece_on_wood(std::uint32_t kind) const {
  return art_->on_wood(kind, kChip, devicePixelRatioF(), current_theme().board_light);
}

/// Where two play, what the other has lost up to the position that is shown; elsewhere nobody can say whose
/// doing it was.
std::vector<CapturedPieces::Kind> GameTable::captured_by(Seat seat) const {
  if (!art_ || controller_.rules().seat_count() != 2 || controller_.hand_over() || controller_.paused() ||
      trying() != nullptr)
    return {};
  const QStringList names = words().kinds();
  const QColor wood = current_theme().board_light;
  std::vector<CapturedPieces::Kind> taken;
  for (const auto& [kind, count] : pieces_lost(controller_, shown_moves()).of(1 - seat))
    taken.push_back({art_->on_wood(kind, CapturedPieces::kSide, devicePixelRatioF(), wood),
                     names.value(static_cast<int>(kind)), static_cast<int>(count)});
  return taken;
}

void GameTable::refresh_cards() {
  if (!controller_.has_game()) return;
  const GameWords words = this->words();
  const Update& update = controller_.update();
  std::vector<SeatCards::Card> cards;
  for (Seat seat = 0; seat < controller_.rules().seat_count(); ++seat) {
    const QString player = with_departure(player_name(seat), update.table, seat);
    SeatCards::Card card{words.seat(seat), player, {}, false, {}};
    if (art_ && kind_of_seat_[seat]) card.piece = piece_on_wood(*kind_of_seat_[seat]);
    card.on_turn = std::find(update.on_turn.begin(), update.on_turn.end(), seat) != update.on_turn.end();
    if (update.table.result && seat < update.table.result->scores.size())
      card.score = score_text(update.table.result->scores[seat]);
    card.captured = captured_by(seat);
    cards.push_back(std::move(card));
  }
  cards_->set_cards(cards);
  const auto clocks = controller_.clocks();
  cards_->set_clocks(clocks);
  constexpr int kTenth = 100;  // milliseconds: the last seconds show tenths
  if (clocks.empty()) {
    clock_timer_->stop();
  } else if (!clock_timer_->isActive()) {
    clock_timer_->start(kTenth);
  }
}

QString GameTable::revealed(std::size_t moves, Seat viewer) const {
  const auto& history = controller_.history();
  QStringList sentences;
  for (std::size_t i = moves; i > 0; --i) {
    const SeenMove& move = history[i - 1];
    if (move.reveals)
      sentences.prepend(
          label_and_value(QString::fromStdString(move.text), words().explanation(*move.reveals)));
    if (move.seat == viewer || viewer == BW_SPECTATOR) break;
  }
  return joined_lines(sentences);
}

QString GameTable::revealed_lately() const {
  if (controller_.hand_over()) return {};  // the screen is nobody's
  return revealed(controller_.history().size(), controller_.update().viewer);
}

void GameTable::refresh_status() {
  const Update& update = controller_.update();
  end_->setVisible(update.table.result && live() && !controller_.is_record());
  const GameWords words = this->words();
  status_->offer({});
  if (const Variation* tried = trying()) {
    QStringList turn;
    for (const Seat seat : tried->on_turn()) turn << words.seat(seat);
    QString lesser = tr("You are trying something out. The game stays as it was.");
    if (turn.size() == 1) lesser = tr("%1 to move").arg(turn.front()) + ". " + lesser;
    status_->say(StatusHeader::Kind::kLooking,
                 variation_words(MoveNumbers(controller_.history()), tried->begins_after(), words.seats()),
                 lesser);
    status_->offer(tr("&Back to the game"));
    return;
  }
  if (!live()) {
    status_->say(
        StatusHeader::Kind::kLooking,
        position_words(MoveNumbers(controller_.history()), *looking_at_, words.seats()),
        joined_lines({revealed(*looking_at_, BW_SPECTATOR), tr("You are looking at an earlier position.")}));
    status_->offer(tr("&Back to the game"));
    return;
  }
  if (update.table.result) return say_result();
  QString title = turn_words(update.on_turn, words.seats());
  if (const Arrangement* own = arranging(); own != nullptr) {
    title = tr("%1 sets up").arg(words.seat(own->seat()));
  } else if (controller_.is_set_up()) {
    const QString list = seats_words(update.on_turn, words.seats());
    title = update.on_turn.size() > 1 ? tr("%1 set up").arg(list) : tr("%1 sets up").arg(list);
  }
  QString lesser;
  if (controller_.is_record()) {
    lesser = joined_lines({tr("This record ends here."), entered_words()});
  } else if (!update.table.flagged.empty()) {
    lesser = tr("%1's time is up.").arg(words.seat(update.table.flagged.front()));
  } else if (const QString question = open_question(); !question.isEmpty()) {
    lesser = question;
  } else if (controller_.thinking() && update.moves.empty()) {
    lesser = tr("The computer is thinking.");
  }
  if (update.phase) {
    const QString phase = words.phase(*update.phase);
    lesser = lesser.isEmpty() ? phase : phase + " " + lesser;
  }
  status_->say(StatusHeader::Kind::kTurn, title, joined_lines({revealed_lately(), lesser}));
  offer_answers();
}

QString GameTable::entered_words() const {
  return controller_.was_entered() ? tr("Entered from a score sheet, not verified.") : QString();
}

void GameTable::say_result() {
  const Outcome& result = *controller_.update().table.result;
  const GameWords words = this->words();
  const auto person = controller_.only_person();
  const auto [kind, title] = end_words(result, person, words.seats());
  const auto report = controller_.report();
  status_->say(kind, title,
               joined_lines({revealed_lately(), words.reason(result, person),
                             report ? report_text(*report) : QString(), entered_words()}));
  status_->offer(tr("&New game"));
}

void GameTable::say(const QString& sentence) {
  if (!controller_.has_game()) {
    reason_ = sentence;
    nothing_->setText(tr("There is nothing to play yet.") + "\n\n" + reason_);
    return announce(*this, sentence);
  }
  why_not_->hide();
  write_message(sentence.isEmpty() ? standing_words() : sentence, sentence.isEmpty());
  announce(*this, sentence);
}

void GameTable::write_message(const QString& sentence, bool quiet) {
  hinting_ = quiet;
  style_by(*message_, "role", quiet ? "muted" : "wrong");
  message_->setText(sentence);
}

void GameTable::show_advice(std::vector<std::uint32_t> clicks, const QString& sentence) {
  board_->set_advice(std::move(clicks));
  if (sentence == advice_) return;
  const bool instead = hinting_ || message_->text().isEmpty() || !sentence.isEmpty();
  advice_ = sentence;
  message_->setAccessibleDescription(sentence);
  if (!instead) return;  // a refusal stays until the next click
  write_message(sentence, true);
  announce(*this, sentence);
}

void GameTable::say_lost(Seat seat, const Replacement& what) {
  const QString who = player_title(what.who), why = QString::fromStdString(what.why);
  say(what.by.empty() ? tr("%1: %2 can't go on (%3) and loses.").arg(words().seat(seat), who, why)
                      : tr("%1: %2 can't go on (%3); %4 plays on in its place.")
                            .arg(words().seat(seat), who, why, player_title(what.by)));
}

void GameTable::hint(std::optional<std::uint32_t> place, const QString& move) {
  if (!hinting_ && !message_->text().isEmpty()) return;  // a refusal stays until the next click
  QString words;
  if (place && live() && arranging() == nullptr) {
    const auto comes = move.isEmpty() ? std::nullopt : controller_.explain(move.toStdString());
    words = comes && comes->legal ? this->words().explanation(*comes) : QString();
    if (words.isEmpty()) words = inside(*place);
  }
  board_->set_hint(words);
  write_message(words.isEmpty() ? standing_words() : words, true);
}

QString GameTable::inside(std::uint32_t place) const {
  const auto told = QJsonDocument::fromJson(QByteArray::fromStdString(controller_.tell(place))).object();
  const QJsonArray stack = told["stack"].toArray();
  if (stack.size() < 2) return {};
  QStringList names;
  const bw_shape& board = *controller_.rules().geometry();
  const QStringList kinds = words().kinds();
  for (const auto& id : stack)
    for (std::uint32_t kind = 0; kind < board.kind_count; ++kind)
      if (id.toString() == board.kinds[kind].id) names << kinds.value(static_cast<int>(kind));
  return tr("From bottom to top: %1").arg(names.join(", "));
}

void GameTable::announce_phase() {
  const auto& phase = controller_.update().phase;
  const std::string id = phase ? phase->message : "";
  // The first one is how the game begins; after that a new one is news.
  if (!id.empty() && id != phase_ && !phase_.empty() && live() && !controller_.hand_over())
    toast_->show_news({{words().phase(*phase), {}}}, habits_.animated);
  phase_ = id.empty() ? "none" : id;
}

QString GameTable::message() const {
  const QString refusal = why_not_->sentence();
  return refusal.isEmpty() ? message_->text() : refusal;
}

void GameTable::play(const QString& move) {
  if (may_try_out()) return try_out(move.toStdString());
  if (arranging() != nullptr && sender() == board_) return arrange_by(move.toULongLong());
  if (lets_touched_go(move)) return say_held();
  const Result<void> played = controller_.play(move.toStdString());
  if (played) {
    entry_->accept();
    say({});
  }
  report(played);
}

void GameTable::report(const Result<void>& done) {
  if (!done) say(refusal_words(done.error()));
}

void GameTable::explain_clicks(const std::vector<std::uint32_t>& clicks) {
  if (may_try_out()) return explain_try(clicks);
  if (!live() || controller_.update().moves.empty()) return;
  if (arranging() != nullptr) return explain_arrangement(clicks);
  if (clicks.size() == 1 && board_->picture().at(clicks.front()) == nullptr &&
      board_->board().is_field(clicks.front()))
    return;  // nothing was meant by it
  const auto why = controller_.explain(clicks);
  if (!why || why->legal) return;
  refuse(*why, clicks.back());
}

void GameTable::refuse(const Explanation& why, std::uint32_t place) {
  say({});
  const QRect field = board_->place_rect(place);
  why_not_->show_beside(QRect(board_->viewport()->mapTo(boards_, field.topLeft()), field.size()),
                        words().explanation(why), QString::fromStdString(why.rule));
  board_->point_at(why.places);
  if (!why.rule.empty()) emit refused_by(QString::fromStdString(why.rule));
}

void GameTable::explain_text(const QString& text) {
  const auto why = controller_.explain(text.toStdString());
  QString sentence = why && !why->legal ? words().explanation(*why) : QString();
  if (sentence.isEmpty()) sentence = tr("“%1” is not a legal move here.").arg(text);
  entry_->reject(sentence);
  if (!why) return;
  board_->point_at(why->places);
  if (!why->legal && !why->rule.empty()) emit refused_by(QString::fromStdString(why->rule));
}

void GameTable::show_chance(const std::vector<SeenMove>& news) {
  if (controller_.hand_over() || !live()) return;
  std::vector<DiceToast::News> shown;
  const auto& history = controller_.history();
  const std::size_t first = history.size() - std::min(news.size(), history.size());
  for (std::size_t i = first; i < history.size(); ++i)
    if (history[i].seat == BW_CHANCE) shown.push_back(chance_news(i));
  toast_->show_news(std::move(shown), habits_.animated);
}

DiceToast::News GameTable::chance_news(std::size_t index) const {
  return desktop::chance_news(controller_.history(), index, controller_.picture_after(index),
                              controller_.plan().game->appearance(), *board_, art_.get());
}

void GameTable::place_toast() { centre_over_fields(*toast_, art_ ? board_ : nullptr, *boards_); }

}  // namespace boardwright::desktop
