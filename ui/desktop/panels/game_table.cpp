// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/game_table.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <algorithm>

#include "framework/board/geometry.hpp"
#include "framework/match/arrangement_text.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/analysis/evaluation_bar.hpp"
#include "ui/desktop/appearance/icons.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/kit/page_stack.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/panels/board_side.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/end_box.hpp"
#include "ui/desktop/panels/hand_over_page.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/move_entry.hpp"
#include "ui/desktop/panels/move_list.hpp"
#include "ui/desktop/panels/off_board_moves.hpp"
#include "ui/desktop/panels/pause_page.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/panels/text_board.hpp"
#include "ui/desktop/panels/variation_list.hpp"
#include "ui/desktop/play/arrangement_shelf.hpp"
#include "ui/desktop/rules/why_not.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kPanelWidth = 320;
constexpr int kGap = 20;

}  // namespace

GameTable::GameTable(MatchController& controller, QWidget* parent)
    : Page(parent),
      controller_(controller),
      pages_(new PageStack),
      nothing_(new QLabel),
      boards_(new PageStack),
      evaluation_(new EvaluationBar(boards_)),
      board_(new BoardView),
      text_board_(new TextBoard),
      off_board_(new OffBoardMoves),
      message_(new QLabel),
      toast_(new DiceToast(boards_)),
      why_not_(new WhyNot(boards_)),
      hand_over_(new HandOverPage),
      pause_(new PausePage),
      cards_(new SeatCards),
      arrange_(new ArrangePanel),
      status_(new StatusHeader),
      end_(new EndBox),
      last_throw_(new LastThrow),
      move_list_(new MoveList),
      variation_list_(new VariationList),
      entry_(new MoveEntry),
      hint_(new QPushButton),
      take_back_(new QPushButton),
      redo_(new QPushButton),
      flip_(new QPushButton),
      clock_timer_(new QTimer(this)) {
  auto* table = new QWidget;
  auto* row = new QHBoxLayout(table);
  row->setContentsMargins(kGap, 8, kGap, kGap);
  row->setSpacing(kGap);
  message_->setObjectName("message");
  row->addWidget(board_side(*boards_, *board_, *text_board_, *off_board_, *message_), 1);
  row->addWidget(build_side_panel());
  pages_->addWidget(table);
  pages_->addWidget(hand_over_);
  pages_->addWidget(pause_);
  pages_->addWidget(nothing_);
  pages_->setCurrentWidget(nothing_);  // until there is a game
  nothing_->setObjectName("nothing_to_play");
  nothing_->setAlignment(Qt::AlignCenter);
  nothing_->setWordWrap(true);
  nothing_->setMargin(60);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(pages_);
  join();
  retranslate();
}

GameTable::~GameTable() = default;

QWidget* GameTable::build_side_panel() {
  take_back_->setObjectName("take_back");
  flip_->setObjectName("flip");
  redo_->setObjectName("redo");
  for (QPushButton* button : {redo_, flip_}) {
    button->setProperty("icon_only", true);
    button->setIconSize({18, 18});
    button->setFixedWidth(44);  // as the hint above them
  }
  hint_->setObjectName("hint");
  hint_->setProperty("icon_only", true);
  hint_->setIconSize({18, 18});
  hint_->setFixedSize(44, 32);  // as high as the line beside it
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addWidget(take_back_, 1);
  buttons->addWidget(redo_);
  buttons->addWidget(flip_);
  auto* entry = new QHBoxLayout;
  entry->setSpacing(8);
  entry->addWidget(entry_, 1);
  entry->addWidget(hint_, 0, Qt::AlignTop);
  auto* side = new QWidget;
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(12);
  column->addWidget(cards_);
  column->addWidget(status_);
  column->addWidget(end_);
  column->addWidget(last_throw_);
  column->addWidget(arrange_);
  column->addWidget(move_list_, 1);
  column->addWidget(variation_list_);
  column->addStretch();  // while there is no list of moves
  column->addLayout(entry);
  column->addLayout(buttons);
  return new ColumnScroll(side, kPanelWidth);
}

void GameTable::join_controller() {
  connect(&controller_, &MatchController::game_started, this, &GameTable::begin);
  connect(&controller_, &MatchController::updated, this, &GameTable::follow);
  connect(&controller_, &MatchController::failed, this, &GameTable::say);
  connect(&controller_, &MatchController::player_lost, this, &GameTable::say_lost);
  connect(&controller_, &MatchController::draw_declined, this, &GameTable::say_declined);
  connect(&controller_, &MatchController::hand_over_due, this, &GameTable::show_position);
  connect(hand_over_, &HandOverPage::taken_over, this, [this] {
    controller_.take_over();
    tell_what_happened();
    focus_play();
  });
  connect(pause_, &PausePage::resumed, this, [this] {
    report(controller_.resume_play());
    focus_play();
  });
}

void GameTable::join() {
  join_controller();
  connect(board_, &BoardView::held, this, &GameTable::say_held);
  connect(board_, &BoardView::move_chosen, this, &GameTable::play);
  connect(board_, &BoardView::refused, this, &GameTable::explain_clicks);
  connect(why_not_, &WhyNot::rule_wanted, this, &GameTable::rule_wanted);
  connect(board_, &BoardView::clicked_anew, this, [this] {
    typed_ahead_.clear();
    say({});
  });
  connect(board_, &BoardView::badge_clicked, this, &GameTable::show_better);
  connect(board_, &BoardView::premove_changed, this, &GameTable::say_premove);
  connect(entry_, &MoveEntry::ahead, this, &GameTable::keep_typed);
  connect(board_, &BoardView::pointed, this, &GameTable::hint);
  join_arrangement();
  connect(board_, &BoardView::typed, entry_, &MoveEntry::type);
  connect(off_board_, &OffBoardMoves::chosen, this, &GameTable::play);
  connect(entry_, &MoveEntry::chosen, this, &GameTable::play);
  connect(entry_, &MoveEntry::refused, this, &GameTable::explain_text);
  connect(entry_, &MoveEntry::left, this, [this] { board_->setFocus(Qt::ShortcutFocusReason); });
  connect(move_list_, &MoveList::looked_at, this, &GameTable::look_at);
  connect(move_list_, &MoveList::stepped, this, &GameTable::step_in_variation);
  connect(variation_list_, &VariationList::chosen, this, &GameTable::show_variation);
  connect(variation_list_, &VariationList::dropped, this, &GameTable::drop_variation);
  connect(entry_, &MoveEntry::changed, board_, [this] { board_->point_at({}); });
  connect(take_back_, &QPushButton::clicked, this, &GameTable::take_back);
  connect(redo_, &QPushButton::clicked, this, &GameTable::redo);
  connect(flip_, &QPushButton::clicked, this, &GameTable::flip);
  connect(clock_timer_, &QTimer::timeout, this, [this] {
    cards_->set_clocks(controller_.clocks());
    call_clocks();
  });
  connect(toast_, &DiceToast::shown_throw, this, [this](bool shown) {
    controller_.hold_clocks(shown);
    show_last_throw();
  });
  connect(toast_, &DiceToast::resized, this, &GameTable::place_toast);
  connect(end_, &EndBox::rematch_wanted, this, &GameTable::rematch_wanted);
  connect(end_, &EndBox::review_wanted, this, &GameTable::review_wanted);
  connect(end_, &EndBox::save_wanted, this, &GameTable::save_wanted);
  connect(status_->first_button(), &QPushButton::clicked, this, &GameTable::accept);
  connect(status_->second_button(), &QPushButton::clicked, this, &GameTable::decline);
}

bool GameTable::live() const { return !looking_at_.has_value() && !trying_.has_value(); }
std::size_t GameTable::shown_moves() const { return looking_at_.value_or(controller_.history().size()); }

void GameTable::begin() {
  forget_premove();
  course_.clear();
  judged_.clear();
  score_.reset();
  looking_at_.reset();
  trying_.reset();
  variations_.clear();
  board_->forget_touched();
  toast_->hide();
  phase_.clear();
  calls_ = {};
  arrange_->forget_choice();
  say({});
  const auto geometry = BoardGeometry::of(controller_.rules());
  boards_->setCurrentWidget(geometry ? static_cast<QWidget*>(board_) : text_board_);
  flip_->setEnabled(geometry.has_value());
  kind_of_seat_.assign(controller_.rules().seat_count(), std::nullopt);
  art_.reset();
  if (geometry) {
    const Appearance& appearance = controller_.plan().game->appearance();
    board_->set_board(*geometry, appearance);
    art_ = std::make_unique<PieceArt>(*geometry, appearance);
    for (std::uint32_t kind = 0; kind < geometry->kinds().size(); ++kind) {
      const Seat owner = geometry->kinds()[kind].owner;
      if (owner < kind_of_seat_.size() && !kind_of_seat_[owner]) kind_of_seat_[owner] = kind;
    }
  }
  turned_by_hand_ = false;
  hand_over_->forget_first();
  turn_board();
  shelf_ = std::make_unique<ArrangementShelf>(*controller_.plan().game);
  name_things();
}

void GameTable::follow(const std::vector<SeenMove>& news) {
  // Whoever looks at an earlier position goes on doing so, unless it is gone.
  drop_variations_beyond(controller_.history().size());
  if (looking_at_ && *looking_at_ >= controller_.history().size() && !trying_) looking_at_.reset();
  move_list_->set_history(controller_.history());
  if (live() && !news.empty() && !controller_.hand_over()) {
    board_->show_picture(controller_.picture_after(controller_.history().size() - news.size()));
    for (std::size_t i = 0; i < news.size(); ++i)  // only the last one is seen on its way
      board_->show_move(news[i].picture, i + 1 == news.size() ? news[i].difference : PictureDifference{});
  }
  show_fight(news);
  announce_moves(news);
  if (news.empty() && !controller_.update().moves.empty()) forget_premove();  // moves were taken back
  show_position();
  if (hand_over_->shows_first()) announce(*hand_over_, hand_over_->first());
  announce_phase();
  show_chance(news);
  play_premove();
}

std::vector<std::uint32_t> GameTable::last_places() const {
  if (const Variation* tried = trying()) return tried->last_places();
  if (controller_.hand_over()) return {};
  const auto& last = controller_.update().last_move;
  if (live()) return last ? last->places : std::vector<std::uint32_t>();
  const std::size_t ply = shown_moves();
  return ply > 0 ? controller_.history()[ply - 1].places : std::vector<std::uint32_t>();
}

void GameTable::show_position() {
  const auto& update = controller_.update();
  const bool handing = controller_.hand_over().has_value();
  show_page();
  turn_board();
  const std::size_t ply = shown_moves();
  const Variation* tried = trying();
  const Picture picture = handing            ? Picture{}
                          : tried != nullptr ? tried->picture()
                          : live()           ? update.picture
                                             : controller_.picture_after(ply);
  if (board_->has_board() && board_->picture() != picture && arranging() == nullptr)
    board_->show_picture(picture);
  text_board_->setText(handing ? QString() : QString::fromStdString(update.position));
  board_->set_last_move(last_places());

  const bool may_play = live() && !controller_.is_record();
  const std::vector<LegalMove> moves = may_play && !update.table.result ? update.moves
                                       : handing                        ? std::vector<LegalMove>()
                                                                        : moves_to_try();
  board_->set_targets_shown(controller_.hints_shown(habits_.hints));
  // A piece stays touched while somebody looks back or a draw is offered, but not after a move.
  if (touched_in_ != update.position) board_->forget_touched();
  touched_in_ = update.position;
  const bool touch = controller_.touch_move() && arranging() == nullptr;
  board_->set_touch_move(touch ? std::optional(update.viewer) : std::nullopt);
  prepare_premove();
  board_->set_moves(moves);
  off_board_->set_moves(moves, !controller_.rules().geometry());
  entry_->set_moves(moves);
  move_list_->set_shown(ply);
  show_evaluation();
  list_variations();
  take_back_->setEnabled(can_step_back());
  redo_->setEnabled(can_step_on());
  show_last_throw();
  refresh_cards();
  refresh_status();
  show_arrangement();
  emit position_shown();
}

void GameTable::look_at(std::size_t ply) {
  trying_.reset();
  looking_at_ = ply < controller_.history().size() ? std::optional(ply) : std::nullopt;
  say({});
  show_position();
}

void GameTable::focus_play() {
  QWidget* place = controller_.rules().geometry() != nullptr ? static_cast<QWidget*>(board_) : entry_->line();
  place->setFocus(Qt::OtherFocusReason);
}

void GameTable::focus_first() {
  if (controller_.has_game() && !controller_.hand_over()) focus_play();
}

void GameTable::flip() {
  turned_by_hand_ = !turned_by_hand_;
  show_turned();
}

/// The only one at the screen sits at the lower edge, and so does who sets up; others where the board is to
/// turn with them.
void GameTable::turn_board() {
  if (controller_.hand_over()) return;  // it turns when somebody has come
  std::vector<Seat> people;
  if (!controller_.is_record())
    for (Seat seat = 0; seat < controller_.rules().seat_count(); ++seat)
      if (controller_.is_human(seat)) people.push_back(seat);
  below_ = people.empty() ? 0 : people.front();
  const Seat viewer = controller_.viewer();
  const bool turns = habits_.turns || arranging() != nullptr;
  if (turns && std::find(people.begin(), people.end(), viewer) != people.end()) below_ = viewer;
  show_turned();
}

void GameTable::show_turned() {
  constexpr int kHalf = 180, kWhole = 360;
  if (board_->has_board())
    board_->set_turn((board_->board().turn(below_) + (turned_by_hand_ ? kHalf : 0)) % kWhole);
  place_evaluation();
}

void GameTable::set_habits(const BoardHabits& habits) {
  habits_ = habits;
  board_->set_coordinates(habits.coordinates);
  board_->set_targets_shown(controller_.hints_shown(habits.hints));
  if (controller_.has_game()) prepare_premove();
  board_->set_animation(habits.animated ? habits.speed : 0);
  if (controller_.has_game()) turn_board();
  controller_.set_pause(habits.animated ? 270 + habits.speed : 0);
}

void GameTable::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  move_list_->set_theme();
  hint_->setIcon(themed_icon("hint"));
  take_back_->setIcon(themed_icon("undo"));
  redo_->setIcon(themed_icon("redo"));
  flip_->setIcon(themed_icon("flip"));
  refresh_cards();
}

void GameTable::resizeEvent(QResizeEvent* event) {
  Page::resizeEvent(event);
  why_not_->hide();  // the field is elsewhere now
  place_toast();
  place_evaluation();
}

}  // namespace boardwright::desktop
