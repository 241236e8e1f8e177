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
#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/projected_seats.hpp"
#include "ui/desktop/people/player_words.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/play/match_controller.hpp"

namespace boardwright::desktop {

namespace {

// Parts of the window, so that a larger one is read from farther away.
constexpr double kSideOfWidth = 0.3, kGapOfUnit = 3;
constexpr double kTitleUnits = 3.6, kWordsUnits = 2.5, kLastUnits = 3, kDieUnits = 4.4;
constexpr int kClockTick = 100;  // milliseconds: the last seconds show tenths

}  // namespace

ProjectorWindow::ProjectorWindow(MatchController& controller, QWidget* parent)
    : QWidget(parent, Qt::Window),
      controller_(controller),
      board_(new BoardView),
      side_(new QWidget),
      cards_(new ProjectedSeats),
      throw_(new LastThrow),
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
  words_->setProperty("role", "muted");
  for (QLabel* label : {title_, words_, last_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  auto* column = new QVBoxLayout(side_);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(cards_);
  column->addWidget(title_);
  column->addWidget(words_);
  column->addWidget(throw_);
  column->addWidget(last_);
  column->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->addWidget(board_, 1);
  row->addWidget(side_);
  measure();
  connect(&controller_, &MatchController::game_started, this, &ProjectorWindow::begin);
  connect(&controller_, &MatchController::updated, this, &ProjectorWindow::refresh);
  connect(clock_timer_, &QTimer::timeout, this,
          [this] { cards_->set_clocks(controller_.spectators().clocks()); });
}

void ProjectorWindow::open_beside(const QWidget& beside) {
  const auto screens = QGuiApplication::screens();
  const auto other = std::find_if(screens.begin(), screens.end(),
                                  [&](const QScreen* screen) { return screen != beside.screen(); });
  if (other == screens.end()) return show();
  setGeometry((*other)->geometry());
  showFullScreen();
}

/// Everything beside the board is so many hundredths of the window's height, or of its width where it is
/// narrow.
void ProjectorWindow::measure() {
  const double unit = std::min(height() / 100.0, width() / 150.0);
  const int gap = static_cast<int>(kGapOfUnit * unit);
  side_->setFixedWidth(static_cast<int>(kSideOfWidth * width()));
  side_->layout()->setSpacing(static_cast<int>(2 * unit));
  layout()->setContentsMargins(gap, gap, gap, gap);
  layout()->setSpacing(gap);
  cards_->set_unit(unit);
  throw_->set_die_size(static_cast<int>(kDieUnits * unit));
  const auto write = [&](QLabel* label, double units, bool bold) {
    label->setStyleSheet(QStringLiteral("font-size: %1px; font-weight: %2;")
                             .arg(std::max(11, static_cast<int>(units * unit)))
                             .arg(bold ? 600 : 400));
  };
  write(title_, kTitleUnits, true);
  write(words_, kWordsUnits, false);
  write(last_, kLastUnits, true);
}

void ProjectorWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  measure();
  refresh();  // the pieces on the cards have another size
}

void ProjectorWindow::begin() {
  if (!isVisible()) return;  // it begins when it is shown
  const auto geometry = controller_.geometry();
  board_->setVisible(geometry.has_value());
  art_.reset();
  if (geometry) {
    board_->set_board(*geometry, controller_.plan().game->appearance());
    art_ = std::make_unique<PieceArt>(*geometry, controller_.plan().game->appearance());
  }
  board_->set_turn(0);
  retranslate();
}

void ProjectorWindow::refresh() {
  if (!isVisible() || !controller_.has_game()) return;
  const Update seen = controller_.spectators().update();
  const MatchPlan& plan = controller_.plan();
  const TableWords& words = controller_.words();
  if (board_->has_board()) {
    board_->show_picture(seen.picture);
    board_->set_last_move(seen.last_move ? seen.last_move->places : std::vector<std::uint32_t>());
  }
  std::vector<SeatCards::Card> cards;
  for (Seat seat = 0; seat < controller_.seat_count(); ++seat) {
    const PlannedSeat& player = plan.seats[seat];
    SeatCards::Card card{
        words.seat(seat),
        player.name.empty() ? player_title(player.word()) : QString::fromStdString(player.name),
        {},
        std::find(seen.on_turn.begin(), seen.on_turn.end(), seat) != seen.on_turn.end(),
        {}};
    if (seen.table.result && seat < seen.table.result->scores.size())
      card.score = score_text(seen.table.result->scores[seat]);
    if (const auto kind = kind_of(seat))
      card.piece =
          art_->on_wood(*kind, cards_->piece_side(), devicePixelRatioF(), current_theme().board_light);
    cards.push_back(std::move(card));
  }
  cards_->set_cards(cards);
  const auto clocks = controller_.spectators().clocks();
  cards_->set_clocks(clocks);
  if (clocks.empty()) {
    clock_timer_->stop();
  } else if (!clock_timer_->isActive()) {
    clock_timer_->start(kClockTick);
  }
  QStringList names;
  for (const Seat seat : seen.on_turn) names << words.seat(seat);
  title_->setText(seen.table.result ? tr("The game is over") : tr("To move: %1").arg(names.join(", ")));
  QString lesser = seen.table.result ? words.reason(*seen.table.result, std::nullopt)
                   : seen.phase      ? words.phase(*seen.phase)
                                     : QString();
  if (controller_.paused()) lesser = tr("The game is paused.");
  words_->setText(lesser);
  words_->setVisible(!lesser.isEmpty());
  std::vector<DiceToast::News> thrown;
  const auto colours = BoardLook::of(plan.game->appearance(), current_theme()).seats;
  for (const std::string& event : controller_.spectators().chance())
    thrown.push_back(DiceToast::news_of(event, colours));
  throw_->set_news(std::move(thrown));
  const QString last = seen.last_move ? QString::fromStdString(seen.last_move->text) : QString();
  last_->setText(last.isEmpty() ? QString() : tr("Last move: %1").arg(last));
}

/// A piece of the seat's own, as on the cards at the table.
std::optional<std::uint32_t> ProjectorWindow::kind_of(Seat seat) const {
  if (!art_) return std::nullopt;
  const auto& kinds = board_->board().kinds();
  const auto own =
      std::find_if(kinds.begin(), kinds.end(), [&](const PieceKind& kind) { return kind.owner == seat; });
  return own == kinds.end() ? std::nullopt : std::optional(static_cast<std::uint32_t>(own - kinds.begin()));
}

void ProjectorWindow::retranslate() {
  if (!controller_.has_game()) return;
  const TableWords& words = controller_.words();
  setWindowTitle(words.game_name() + QStringLiteral(" – Boardwright"));
  board_->set_names(tr("Board for spectators: %1").arg(words.game_name()), words.kinds(), words.trays(),
                    words.seats());
  refresh();
}

QString ProjectorWindow::title() const { return title_->text(); }

ProjectorWindow::~ProjectorWindow() = default;

void ProjectorWindow::set_theme(const Theme& theme) {
  board_->set_theme(theme);
  refresh();  // bits of board on the cards
}
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
