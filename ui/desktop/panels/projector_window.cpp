// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/projector_window.hpp"

#include <QBoxLayout>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QScreen>
#include <QTimer>
#include <algorithm>

#include "framework/board/geometry.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/game_table.hpp"
#include "ui/desktop/panels/seat_cards.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kProjectorSide = 380, kProjectorGap = 28;
constexpr int kClockTick = 100;  // milliseconds: the last seconds show tenths

}  // namespace

ProjectorWindow::ProjectorWindow(MatchController& controller, QWidget* parent)
    : QWidget(parent, Qt::Window),
      controller_(controller),
      board_(new BoardView),
      cards_(new SeatCards),
      title_(new QLabel),
      words_(new QLabel),
      last_(new QLabel),
      clock_timer_(new QTimer(this)) {
  setObjectName("projector");
  setAttribute(Qt::WA_StyledBackground);
  resize(1280, 800);
  board_->setAttribute(Qt::WA_TransparentForMouseEvents);
  board_->setFocusPolicy(Qt::NoFocus);
  board_->setMinimumSize(160, 160);
  title_->setObjectName("projector_title");
  title_->setProperty("role", "projected");
  words_->setProperty("role", "muted");
  last_->setProperty("role", "title");
  for (QLabel* label : {title_, words_, last_}) label->setWordWrap(true);
  auto* side = new QWidget;
  side->setFixedWidth(kProjectorSide);
  auto* column = new QVBoxLayout(side);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(18);
  column->addWidget(cards_);
  column->addWidget(title_);
  column->addWidget(words_);
  column->addWidget(last_);
  column->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(kProjectorGap, kProjectorGap, kProjectorGap, kProjectorGap);
  row->setSpacing(kProjectorGap);
  row->addWidget(board_, 1);
  row->addWidget(side);
  connect(&controller_, &MatchController::game_started, this, &ProjectorWindow::begin);
  connect(&controller_, &MatchController::updated, this, &ProjectorWindow::refresh);
  connect(clock_timer_, &QTimer::timeout, this,
          [this] { cards_->set_clocks(controller_.spectators_clocks()); });
}

void ProjectorWindow::open_beside(const QWidget& beside) {
  const auto screens = QGuiApplication::screens();
  const auto other = std::find_if(screens.begin(), screens.end(),
                                  [&](const QScreen* screen) { return screen != beside.screen(); });
  if (other == screens.end()) return show();
  setGeometry((*other)->geometry());
  showFullScreen();
}

void ProjectorWindow::begin() {
  if (!isVisible()) return;  // it begins when it is shown
  const auto geometry = BoardGeometry::of(controller_.rules());
  board_->setVisible(geometry.has_value());
  if (geometry) board_->set_board(*geometry, controller_.setup().game->appearance());
  board_->set_flipped(false);
  retranslate();
}

void ProjectorWindow::refresh() {
  if (!isVisible() || !controller_.has_game()) return;
  const Update seen = controller_.spectators();
  const GameSetup& setup = controller_.setup();
  const GameWords words(setup.game, setup.rules, spoken_language());
  if (board_->has_board()) {
    board_->show_picture(seen.picture);
    board_->set_last_move(seen.last_move ? seen.last_move->places : std::vector<std::uint32_t>());
  }
  std::vector<SeatCards::Card> cards;
  for (Seat seat = 0; seat < setup.rules->seat_count(); ++seat) {
    const bool member = seat < setup.members.size() && !setup.members[seat].name.empty();
    SeatCards::Card card{
        words.seat(seat),
        member ? QString::fromStdString(setup.members[seat].name) : player_title(setup.players[seat]),
        {},
        std::find(seen.on_turn.begin(), seen.on_turn.end(), seat) != seen.on_turn.end(),
        {}};
    if (seen.result && seat < seen.result->scores.size()) card.score = score_text(seen.result->scores[seat]);
    cards.push_back(std::move(card));
  }
  cards_->set_cards(cards);
  const auto clocks = controller_.spectators_clocks();
  cards_->set_clocks(clocks);
  if (clocks.empty()) {
    clock_timer_->stop();
  } else if (!clock_timer_->isActive()) {
    clock_timer_->start(kClockTick);
  }
  QStringList names;
  for (const Seat seat : seen.on_turn) names << words.seat(seat);
  title_->setText(seen.result ? tr("The game is over") : tr("To move: %1").arg(names.join(", ")));
  QString lesser = seen.result  ? words.reason(seen.result->reason)
                   : seen.phase ? words.phase(*seen.phase)
                                : QString();
  if (controller_.paused()) lesser = tr("The game is paused.");
  words_->setText(lesser);
  words_->setVisible(!lesser.isEmpty());
  const QString last = seen.last_move ? QString::fromStdString(seen.last_move->text) : QString();
  last_->setText(last.isEmpty() ? QString() : tr("Last move: %1").arg(last));
}

void ProjectorWindow::retranslate() {
  if (!controller_.has_game()) return;
  const GameWords words(controller_.setup().game, controller_.setup().rules, spoken_language());
  setWindowTitle(words.game_name() + QStringLiteral(" – Boardwright"));
  board_->set_names(tr("Board for spectators: %1").arg(words.game_name()), words.kinds(), words.trays(),
                    words.seats());
  refresh();
}

QString ProjectorWindow::title() const { return title_->text(); }

void ProjectorWindow::set_theme(const Theme& theme) { board_->set_theme(theme); }
void ProjectorWindow::set_coordinates(bool coordinates) { board_->set_coordinates(coordinates); }

void ProjectorWindow::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (controller_.has_game()) begin();
}

void ProjectorWindow::hideEvent(QHideEvent* event) {
  clock_timer_->stop();
  QWidget::hideEvent(event);
}

void ProjectorWindow::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_F11: return isFullScreen() ? showNormal() : showFullScreen();
    case Qt::Key_Escape: return isFullScreen() ? showNormal() : hide();
    default: QWidget::keyPressEvent(event);
  }
}

void ProjectorWindow::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
