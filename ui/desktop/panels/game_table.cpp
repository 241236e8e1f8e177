// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/game_table.hpp"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <algorithm>
#include <utility>

#include "framework/board/geometry.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/end_box.hpp"
#include "ui/desktop/panels/hand_over_page.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/pause_page.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/panels/table_buttons.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/rules/why_not.hpp"
#include "ui/desktop/sound/heard_move.hpp"

namespace boardwright::desktop {

GameTable::GameTable(ScreenGame& game, QWidget* parent)
    : Page(parent),
      game_(game),
      ui_(*this),
      shown_(game),
      turn_(game, shown_, *ui_.board),
      review_(game, shown_, *ui_.board, *ui_.boards, *ui_.evaluation, *ui_.move_list),
      touched_(game, shown_, *ui_.board),
      kept_(game, shown_, *ui_.board, *ui_.entry),
      spoken_(game, shown_, *ui_.board),
      pages_(game, shown_, pieces_, spoken_, ui_),
      message_(*ui_.message, *ui_.why_not, *ui_.board, *ui_.boards, [this] { return standing_words(); }),
      set_up_(game, shown_, pieces_, *ui_.board, *ui_.arrange),
      refusals_(game, shown_, set_up_, *ui_.board, *ui_.entry, message_),
      seats_(game, shown_, pieces_, *ui_.cards),
      status_(game, shown_, *ui_.status, *ui_.end),
      throws_(game, shown_, pieces_, *ui_.board, *ui_.boards, *ui_.toast, *ui_.last_throw),
      variations_(shown_, *ui_.variations, *ui_.move_list) {
  join_game();
  join_board();
  join_side();
  retranslate();
}

void GameTable::join_game() {
  connect(&game_, &ScreenGame::game_started, this, &GameTable::begin);
  connect(&game_, &ScreenGame::updated, this, &GameTable::follow);
  connect(&game_, &ScreenGame::failed, this, &GameTable::say);
  connect(&game_, &ScreenGame::player_lost, this, &GameTable::say_lost);
  connect(&game_, &ScreenGame::draw_declined, this,
          [this](Seat seat) { message_.tell(tr("%1 declines the draw.").arg(game_.words().seat(seat))); });
  connect(&game_, &ScreenGame::turned_down, this, &GameTable::tell_turned_down);
  connect(&game_, &ScreenGame::hand_over_due, this, &GameTable::show_position);
  connect(ui_.hand_over, &HandOverPage::taken_over, this, &GameTable::take_over);
  connect(&game_, &ScreenGame::state_changed, this, [this] {
    if (!game_.has_game()) return;
    show_position();
    kept_.take_turn();  // it may have waited for an answer
  });
  connect(&game_, &ScreenGame::words_changed, this, &GameTable::retranslate);
  connect(ui_.pause, &PausePage::resumed, this, [this] {
    command(Command::Type::kResume);
    focus_play();
  });
}

void GameTable::join_board() {
  connect(ui_.board, &BoardView::held, this,
          [this] { say(tr("Touch-move: the piece that was chosen has to move.")); });
  connect(ui_.board, &BoardView::move_chosen, this, &GameTable::play);
  connect(ui_.board, &BoardView::clicked_anew, this, [this] { say({}); });
  connect(ui_.board, &BoardView::badge_clicked, this, &GameTable::show_better);
  connect(&kept_, &KeptMove::chosen, this, [this] {
    message_.write(standing_words());
    announce(*this, kept_.spoken());
  });
  connect(&kept_, &KeptMove::gone, this, &GameTable::say);
  connect(&kept_, &KeptMove::due, this, &GameTable::play);
  connect(ui_.board, &BoardView::typed, ui_.entry, &MoveEntry::type);
  connect(ui_.off_board, &OffBoardMoves::chosen, this, &GameTable::play);
  connect(ui_.why_not, &WhyNot::rule_wanted, this, &GameTable::rule_wanted);
  connect(&set_up_, &TableSetUp::changes, this, [this] { show_advice({}, {}); });
  connect(&set_up_, &TableSetUp::said, this, &GameTable::say);
  connect(&set_up_, &TableSetUp::ended, this, &GameTable::focus_play);
}

void GameTable::join_side() {
  connect(ui_.entry, &MoveEntry::chosen, this, &GameTable::play);
  connect(&refusals_, &MoveRefusals::refused_by, this, &GameTable::refused_by);
  connect(ui_.entry, &MoveEntry::left, this, [this] { ui_.board->setFocus(Qt::ShortcutFocusReason); });
  connect(ui_.entry, &MoveEntry::changed, ui_.board, [this] { ui_.board->point_at({}); });
  connect(ui_.move_list, &MoveList::looked_at, this, &GameTable::look_at);
  connect(&variations_, &TableVariations::chosen, this, &GameTable::show_anew);
  connect(ui_.buttons, &TableButtons::back_wanted, this, &GameTable::take_back);
  connect(ui_.buttons, &TableButtons::on_wanted, this, &GameTable::redo);
  connect(ui_.buttons, &TableButtons::turn_wanted, this, &GameTable::flip);
  connect(&seats_, &TableSeats::ran_low, this, [this](const ClockCalls::Call& clock) {
    if (game_.is_human(clock.seat)) emit heard(Sound::kClockLow);
    announce(*this, spoken_.low_clock(clock));
  });
  connect(&status_, &TableStatus::back_to_game_wanted, this, [this] { look_at(game_.history().size()); });
  connect(&status_, &TableStatus::new_game_wanted, this, &GameTable::new_game_wanted);
  connect(&status_, &TableStatus::refused, this, &GameTable::tell_refusal);
  connect(ui_.end, &EndBox::rematch_wanted, this, &GameTable::rematch_wanted);
  connect(ui_.end, &EndBox::review_wanted, this, &GameTable::review_wanted);
  connect(ui_.end, &EndBox::save_wanted, this, &GameTable::save_wanted);
}

void GameTable::stand_in_page(const TableWidgets::Extras& extras) { ui_.stand_in_page(extras); }

void GameTable::cover_moves(bool covered) {
  moves_covered_ = covered;
  if (game_.has_game()) show_position();
}

QString GameTable::title() const { return game_.has_game() ? game_.words().game_name() : QString(); }

void GameTable::begin() {
  kept_.forget();
  review_.begin();
  shown_.begin();
  touched_.forget();
  throws_.begin();
  seats_.begin();
  set_up_.begin();
  say({});
  const auto& geometry = game_.geometry();
  ui_.boards->setCurrentWidget(geometry ? static_cast<QWidget*>(ui_.board) : ui_.text_board);
  ui_.buttons->set_turnable(geometry.has_value());
  pieces_ = {};
  if (geometry) {
    ui_.board->set_board(*geometry, game_.look());
    pieces_ = PiecePictures(*geometry, game_.look(), game_.seat_count());
  }
  turn_.begin();
  ui_.hand_over->forget_first();
  turn_board();
  name_things();
}

void GameTable::follow(const std::vector<SeenMove>& news) {
  const bool handing = game_.hand_over().has_value();
  shown_.follow();
  ui_.move_list->set_history(game_.history());
  if (live() && !news.empty() && !handing) {
    ui_.board->show_picture(game_.picture_after(game_.history().size() - news.size()));
    for (std::size_t i = 0; i < news.size(); ++i)  // only the last one is seen on its way
      ui_.board->show_move(news[i].picture, i + 1 == news.size() ? news[i].difference : PictureDifference{});
  }
  pages_.show_fight(news);
  if (live() && !handing) {
    for (const SeenMove& move : news) announce(*this, spoken_.move(move));
    const auto board = ui_.board->has_board() ? std::optional(ui_.board->board()) : std::nullopt;
    if (const auto sound = sound_of(news, game_.update().table.result.has_value(), board)) emit heard(*sound);
  }
  if (game_.update().rewound || (news.empty() && !game_.update().moves.empty())) {  // moves were taken back
    kept_.forget();
    message_.stand_anew();
  }
  if (std::exchange(tells_turned_down_, false)) message_.stand_anew();  // something else has happened since
  show_position();
  if (ui_.hand_over->shows_first()) announce(*ui_.hand_over, ui_.hand_over->first());
  throws_.show_phase(habits_.animated);
  throws_.show_news(news, habits_.animated);
  kept_.take_turn();
}

void GameTable::show_position() {
  const auto& update = game_.update();
  const bool handing = game_.hand_over().has_value();
  pages_.show();
  turn_board();
  if (const Picture picture = shown_.picture();
      ui_.board->has_board() && ui_.board->picture() != picture && !sets_up())
    ui_.board->show_picture(picture);
  ui_.text_board->setText(handing ? QString() : QString::fromStdString(update.position));
  ui_.board->set_last_move(shown_.last_places());
  ui_.board->set_targets_shown(game_.hints_shown(habits_.hints));
  touched_.show();
  kept_.prepare(habits_.premoves);
  const std::vector<LegalMove> moves = shown_.legal_moves();
  ui_.board->set_moves(moves);
  ui_.off_board->set_moves(sets_up() ? std::vector<LegalMove>() : moves, !game_.has_board());
  ui_.entry->set_moves(moves);
  ui_.move_list->set_shown(shown_moves());
  // The room of moves that don't exist yet is the pieces': a low window has none for both.
  ui_.move_list->setVisible(!moves_covered_ && (!sets_up() || !game_.history().empty()));
  review_.show();
  variations_.show();
  ui_.buttons->set_steps(can_step_back(), can_step_on());
  throws_.show_last();
  seats_.show();
  status_.show();
  set_up_.show();
  emit position_shown();
}

void GameTable::show_anew() {
  say({});
  show_position();
}

void GameTable::look_at(std::size_t ply) {
  shown_.look_at(ply);
  show_anew();
}

/// Tells who has just come to the screen what the others have done since, and how things stand.
void GameTable::take_over() {
  game_.take_over();
  for (const QString& told : spoken_.since_move_of(game_.update().viewer)) announce(*this, told);
  announce(*this, ui_.status->accessibleName());
  focus_play();
}

void GameTable::take_back() {
  if (trying() != nullptr) return ui_.move_list->go_previous();
  command(Command::Type::kTakeBack);
}

void GameTable::command(Command::Type type) {
  game_.command(type, [this](const CommandResult& done) { report(done); });
}

void GameTable::redo() {
  if (trying() != nullptr) return ui_.move_list->go_next();
  game_.redo([this](const CommandResult& done) { report(done); });
}

void GameTable::play(const QString& move) {
  if (shown_.may_try_out()) return try_out(move.toStdString());
  if (sets_up() && sender() == ui_.board) return set_up_.play(move);
  if (touched_.let_go_by(move)) return say(tr("Touch-move: the piece that was chosen has to move."));
  if (!game_.takes_commands()) return;
  game_.play(move.toStdString(), [this](const CommandResult& played) {
    if (!played) return tell_refusal(played.refusal());
    ui_.entry->accept();
    say({});
  });
}

void GameTable::try_out(const std::string& move) {
  const auto tried = shown_.try_out(move);
  if (!tried) return say(refusal_words(tried.error()));
  if (*tried == ShownPosition::Tried::kNothing) return;
  if (*tried == ShownPosition::Tried::kPlayed) ui_.entry->accept();
  show_anew();
}

void GameTable::report(const CommandResult& done) {
  if (!done) tell_refusal(done.refusal());
}

void GameTable::tell_refusal(const Refusal& refusal) {
  if (refusal.why && !refusal.why->message.empty())
    return message_.refuse(*refusal.why, game_.words().explanation(*refusal.why), std::nullopt);
  if (refusal.code == RefusalCode::kStale)
    return say(tr("Meanwhile something else has happened: nothing was played. Choose anew."));
  say(refusal_words(refusal.sentence));
}

/// Below the board when nothing else is: the move that is kept, else advice, else what a review thinks of the
/// move that is shown.
QString GameTable::standing_words() const {
  if (const QString ahead = kept_.words(); !ahead.isEmpty()) return ahead;
  return advice_.isEmpty() ? review_.words() : advice_;
}

void GameTable::say(const QString& sentence) {
  if (game_.has_game()) return message_.say(sentence);
  reason_ = sentence;
  ui_.nothing->setText(tr("There is nothing to play yet.") + "\n\n" + reason_);
  announce(*this, sentence);
}

void GameTable::say_lost(Seat seat, const Replacement& what) {
  const QString who = player_title(what.who), why = QString::fromStdString(what.why);
  const QString name = game_.words().seat(seat);
  say(what.by.empty() ? tr("%1: %2 can't go on (%3) and loses.").arg(name, who, why)
                      : tr("%1: %2 can't go on (%3); %4 plays on in its place.")
                            .arg(name, who, why, player_title(what.by)));
}

void GameTable::show_advice(std::vector<std::uint32_t> clicks, const QString& sentence) {
  ui_.board->set_advice(std::move(clicks));
  if (sentence == advice_) return;
  advice_ = sentence;
  ui_.message->setAccessibleDescription(sentence);
  if (!message_.refuses() || !sentence.isEmpty())
    message_.tell(sentence);  // a refusal stays until the next click
}

void GameTable::show_review(const Course& course, std::vector<JudgedMove> judged) {
  if (!review_.set_review(course, std::move(judged)) || !game_.has_game()) return;
  review_.mark_moves();
  review_.show();
  message_.stand_anew();
}

void GameTable::show_score(std::optional<double> score) {
  if (review_.set_score(score) && game_.has_game()) review_.show();
}

/// A click on the sign: the position before the move, and what was better there.
void GameTable::show_better() {
  const JudgedMove* judged = review_.judged();
  if (judged == nullptr) return;
  const QString words = review_.words();
  const JudgedMove slip = *judged;
  look_at(slip.move - 1);
  const auto moves = shown_.moves_to_try();
  const auto better = std::find_if(moves.begin(), moves.end(),
                                   [&](const LegalMove& move) { return move.text == slip.better; });
  show_advice(better == moves.end() ? std::vector<std::uint32_t>() : better->clicks, words);
}

void GameTable::tell(Question question) {
  if (!game_.has_game() || game_.hand_over() || game_.covered()) return;
  message_.answer(spoken_.answer(question));
}

std::optional<PieceFacts> GameTable::facts_of(std::uint32_t place) const {
  return piece_facts(game_, shown_, *ui_.board, place, game_.hints_shown(habits_.hints));
}

void GameTable::focus_play() {
  QWidget* place = game_.has_board() ? static_cast<QWidget*>(ui_.board) : ui_.entry->line();
  place->setFocus(Qt::OtherFocusReason);
}

void GameTable::focus_first() {
  if (game_.has_game() && !game_.hand_over()) focus_play();
}

void GameTable::flip() {
  turn_.flip();
  review_.place_bar();
}

void GameTable::turn_board() {
  turn_.follow(habits_.turns);
  review_.place_bar();
}

void GameTable::set_habits(const BoardHabits& habits) {
  habits_ = habits;
  ui_.board->set_coordinates(habits.coordinates);
  ui_.board->set_targets_shown(game_.hints_shown(habits.hints));
  if (game_.has_game()) kept_.prepare(habits_.premoves);
  ui_.board->set_animation(habits.animated ? habits.speed : 0);
  if (game_.has_game()) turn_board();
  game_.set_pause(habits.animated ? 270 + habits.speed : 0);
}

void GameTable::set_theme(const Theme& theme) {
  ui_.board->set_theme(theme);
  ui_.move_list->set_theme();
  ui_.hint->setIcon(themed_icon("hint"));
  ui_.buttons->set_theme();
  seats_.show();
}

void GameTable::tell_turned_down(TurnedDown what) {
  tells_turned_down_ = true;
  message_.tell(what == TurnedDown::kDraw       ? tr("Your offer of a draw was declined.")
                : what == TurnedDown::kTakeBack ? tr("Your request to take back was refused.")
                                                : tr("Your request for a pause was refused."));
}

void GameTable::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  Page::changeEvent(event);
}

void GameTable::retranslate() {
  ui_.message->setAccessibleName(tr("Message"));
  if (!game_.has_game()) return say(reason_);
  say({});
  name_things();
  seats_.show();
  status_.show();
}

void GameTable::name_things() {
  const TableWords& words = game_.words();
  ui_.board->set_names(tr("Board: %1").arg(words.game_name()), words.kinds(), words.trays(), words.seats());
  ui_.move_list->set_seats(words.seats());
  review_.mark_moves();
  pages_.ask();
}

void GameTable::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  ui_.why_not->hide();  // the field is elsewhere now
  throws_.place();
  review_.place_bar();
}

}  // namespace boardwright::desktop
