// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/board_view.hpp"

#include <QAccessible>
#include <QTimer>
#include <algorithm>

#include "ui/desktop/board/accessible_board.hpp"
#include "ui/desktop/board/board_scene.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kWrongRest = 4000;  // milliseconds: as long as it takes to read why

}  // namespace

BoardView::BoardView(QWidget* parent)
    : QGraphicsView(parent),
      scene_(new BoardScene(this)),
      theme_(&current_theme()),
      wrong_rest_(new QTimer(this)) {
  install_accessible_board();
  wrong_rest_->setSingleShot(true);
  wrong_rest_->setInterval(kWrongRest);
  connect(wrong_rest_, &QTimer::timeout, this, [this] { keep_pointing_at({}); });
  setScene(scene_);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setAlignment(Qt::AlignLeft | Qt::AlignTop);
  setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  setStyleSheet(QStringLiteral("background: transparent"));
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(240, 240);
}

BoardView::~BoardView() = default;

void BoardView::set_board(const BoardGeometry& board, const Appearance& appearance) {
  scene_->set_board(board, appearance);
  appearance_ = appearance;
  marks_ = {};
  premove_ = {};
  premoving_.reset();
  clicks_.set_moves({});
  trays_shown_.assign(board.trays().size(), false);
  cursor_ = 0;
  cursor_shown_ = false;
  set_theme(*theme_);
  arrange();
}

void BoardView::set_names(const QString& board, QStringList kinds, QStringList trays, QStringList seats) {
  kind_names_ = std::move(kinds);
  seat_names_ = std::move(seats);
  tray_names_ = trays;
  scene_->set_tray_names(std::move(trays));
  setAccessibleName(board);
  if (has_board()) tell_names();
}

void BoardView::set_theme(const Theme& theme) {
  theme_ = &theme;
  if (!has_board()) return;
  scene_->set_look(BoardLook::of(appearance_, theme));
  scene_->update();  // pieces may look otherwise too
}

void BoardView::set_turn(int degrees) {
  if (turn_ == degrees) return;  // to arrange the board ends whatever moves on it
  turn_ = degrees;
  arrange();
}

void BoardView::set_coordinates(bool coordinates) {
  coordinates_ = coordinates;
  arrange();
}

void BoardView::arrange() {
  scene_->arrange(viewport()->size(), turn_, coordinates_, trays_shown_);
  refresh_marks();
}

void BoardView::show_trays_of(const Picture& picture) {
  const auto before = trays_shown_;
  const auto show = [this](std::uint32_t place) {
    if (place < place_count() && !board().is_field(place))
      trays_shown_[place - board().fields().size()] = true;
  };
  for (const auto& item : picture.items) show(item.place);
  for (const auto& move : clicks_.moves()) std::for_each(move.clicks.begin(), move.clicks.end(), show);
  if (trays_shown_ != before) arrange();
}

void BoardView::show_picture(const Picture& picture) {
  if (has_board() && picture != this->picture()) {
    forget_drawn();
    marks_.wrong.clear();
  }
  if (has_board()) show_trays_of(picture);
  scene_->show(picture);
  refresh_marks();
  tell_names();
}

void BoardView::show_move(const Picture& picture, const PictureDifference& changes) {
  marks_.wrong.clear();
  forget_drawn();
  if (has_board()) show_trays_of(picture);
  scene_->animate(picture, changes, dropped_ ? 0 : animation_);
  dropped_ = false;
  refresh_marks();
  tell_names();
}

void BoardView::set_last_move(std::vector<std::uint32_t> places) {
  marks_.last = std::move(places);
  refresh_marks();
}

void BoardView::set_moves(std::vector<LegalMove> moves) {
  std::erase_if(moves, [](const LegalMove& move) { return move.clicks.empty(); });  // not made on the board
  clicks_.set_moves(std::move(moves));
  if (touching_seat_) hold_touched();
  if (has_board()) show_trays_of(picture());
  pressed_at_.reset();
  dragging_ = false;
  scene_->put_back();
  refresh_marks();
}

void BoardView::point_at(std::vector<std::uint32_t> places) {
  const bool some = !places.empty();
  keep_pointing_at(std::move(places));
  if (some) wrong_rest_->start();
}

void BoardView::keep_pointing_at(std::vector<std::uint32_t> places) {
  wrong_rest_->stop();
  marks_.wrong = std::move(places);
  refresh_marks();
}

void BoardView::set_advice(std::vector<std::uint32_t> places) {
  marks_.advice = std::move(places);
  refresh_marks();
}

void BoardView::draw(std::uint32_t from, std::uint32_t to) {
  if (from >= place_count() || to >= place_count()) return;
  const Marks::Drawn drawn{from, to};
  if (std::erase(marks_.drawn, drawn) == 0) marks_.drawn.push_back(drawn);
  refresh_marks();
}

void BoardView::forget_drawn() {
  marks_.drawn.clear();
  marks_.sketch.reset();
  drawing_from_.reset();
  refresh_marks();
}

void BoardView::paint_to(QPainter& painter) {
  scene_->set_caching(false);
  scene_->render(&painter, sceneRect(), sceneRect());
  scene_->set_caching(true);
}

bool BoardView::means_something(std::uint32_t place) const {
  if (premoving_) return !premove_.places().empty() || is_own(place);
  if (!targets_shown_ && !clicks_.clicks().empty()) return true;  // the mouse doesn't tell either
  const auto targets = clicks_.targets();
  return clicks_.begins_at(place) || std::binary_search(targets.begin(), targets.end(), place);
}

std::optional<std::uint32_t> BoardView::looked_at() const {
  if (hovered_ || marks_.chosen.empty()) return hovered_ ? hovered_ : marks_.cursor;
  return marks_.chosen.back();
}

void BoardView::refresh_marks() {
  const std::vector<std::uint32_t> chosen_before = std::move(marks_.chosen);
  marks_.chosen.assign(clicks_.clicks().begin(), clicks_.clicks().end());
  marks_.targets.clear();
  const bool chosen = !clicks_.clicks().empty();
  for (const auto place : clicks_.targets()) {
    const bool occupied = picture().at(place) != nullptr;
    // With nothing chosen only free places light up: a ring says that a piece would be taken.
    if (chosen ? targets_shown_ : !occupied) marks_.targets.push_back({place, occupied});
  }
  marks_.premove = premove_.places();
  marks_.cursor = hasFocus() && cursor_shown_ ? std::optional(cursor_) : std::nullopt;
  marks_.opened = looked_at();
  if (marks_.hover && !means_something(*marks_.hover)) marks_.hover.reset();
  scene_->set_marks(marks_);
  tell_chosen(chosen_before);
}

void BoardView::take(const ClickSequence::Answer& answer) {
  const bool lets_go = answer.step != ClickSequence::Step::kComplete && hold_touched();
  marks_.wrong.clear();
  refresh_marks();
  emit clicked_anew();
  if (lets_go) emit held();
  if (answer.step == ClickSequence::Step::kComplete) emit move_chosen(QString::fromStdString(answer.move));
  if (answer.step == ClickSequence::Step::kNothing && !answer.refused.empty()) emit refused(answer.refused);
}

bool BoardView::hold_touched() {
  const auto chosen = clicks_.clicks();
  if (!touched_ && touching_seat_ && !chosen.empty()) {
    const PictureItem* piece = picture().at(chosen.front());
    if (piece != nullptr && board().kinds()[piece->kind].owner == *touching_seat_) touched_ = chosen.front();
  }
  if (!touched_ || !clicks_.begins_at(*touched_) || (!chosen.empty() && chosen.front() == *touched_))
    return false;
  clicks_.clear();
  clicks_.click(*touched_);
  return true;
}

void BoardView::forget_touched() { touched_.reset(); }

void BoardView::press(std::uint32_t place) {
  if (place >= place_count()) return;
  if (premoving_) return press_ahead(place, false);
  take(clicks_.click(place));
}

void BoardView::set_badge(std::optional<Marks::Badge> badge) {
  marks_.badge = std::move(badge);
  refresh_marks();
}

void BoardView::clear_sequence() {
  const bool ahead = !premove_.places().empty();
  premove_.clear();
  clicks_.clear();
  const bool lets_go = hold_touched();
  marks_.wrong.clear();
  pressed_at_.reset();
  dragging_ = false;
  scene_->put_back();
  refresh_marks();
  emit clicked_anew();
  if (ahead) emit premove_changed();
  if (lets_go) emit held();
}

void BoardView::set_cursor_place(std::uint32_t place) {
  if (place >= place_count()) return;
  cursor_ = place;
  cursor_shown_ = true;
  refresh_marks();
  announce_cursor();
}

void BoardView::set_targets_shown(bool shown) {
  targets_shown_ = shown;
  refresh_marks();
}

void BoardView::point(std::optional<std::uint32_t> place) {
  if (place == pointed_) return;
  pointed_ = place;
  hint_.clear();
  const LegalMove* move = place && targets_shown_ ? clicks_.completed_by(*place) : nullptr;
  emit pointed(place, move != nullptr ? QString::fromStdString(move->text) : QString());
}

void BoardView::announce_cursor() {
  point(cursor_);
  if (!QAccessible::isActive() || place_count() == 0) return;
  QAccessibleEvent event(this, QAccessible::Focus);
  event.setChild(static_cast<int>(cursor_));
  QAccessible::updateAccessibility(&event);
}

bool BoardView::has_board() const { return scene_->has_board(); }
std::uint32_t BoardView::place_count() const { return has_board() ? board().place_count() : 0; }
QRect BoardView::place_rect(std::uint32_t place) const { return scene_->layout().place(place); }
std::optional<std::uint32_t> BoardView::place_at(QPoint point) const {
  return scene_->layout().place_at(point);
}
const Picture& BoardView::picture() const { return scene_->picture(); }
const BoardGeometry& BoardView::board() const { return scene_->board(); }
bool BoardView::animating() const { return scene_->animating(); }

QString BoardView::place_name(std::uint32_t place) const {
  return board().is_field(place) ? QString::fromStdString(board().fields()[place].name)
                                 : tray_names_.value(static_cast<int>(place - board().fields().size()));
}

void BoardView::tell_names() {
  if (!QAccessible::isActive()) return;
  QStringList names;
  for (std::uint32_t place = 0; place < place_count(); ++place) names << spoken_name(place);
  const QStringList before = std::exchange(told_names_, names);
  if (before.size() != names.size()) {  // another board: whoever listens asks anew
    QAccessibleEvent event(this, QAccessible::ObjectReorder);
    return QAccessible::updateAccessibility(&event);
  }
  for (int place = 0; place < names.size(); ++place) {
    if (names[place] == before[place]) continue;
    QAccessibleEvent event(this, QAccessible::NameChanged);
    event.setChild(place);
    QAccessible::updateAccessibility(&event);
  }
}

void BoardView::tell_chosen(const std::vector<std::uint32_t>& before) {
  if (!QAccessible::isActive() || before == marks_.chosen) return;
  QAccessible::State changed;
  changed.selected = true;
  std::vector<std::uint32_t> places = before;
  places.insert(places.end(), marks_.chosen.begin(), marks_.chosen.end());
  for (const std::uint32_t place : places) {
    QAccessibleStateChangeEvent event(this, changed);
    event.setChild(static_cast<int>(place));
    QAccessible::updateAccessibility(&event);
  }
}

QString BoardView::spoken_name(std::uint32_t place) const {
  const QString name = place_name(place);
  QStringList pieces;
  for (const auto& item : picture().items) {
    if (item.place != place) continue;
    const QString kind = kind_names_.value(static_cast<int>(item.kind));
    pieces << (item.count > 1 ? tr("%1 times %2", "a number, a kind of piece").arg(item.count).arg(kind)
                              : kind);
  }
  return name + ", " + (pieces.isEmpty() ? tr("empty") : pieces.join(", "));
}

QString BoardView::spoken_description(std::uint32_t place) const {
  QStringList words;
  const auto holds = [&](const auto& places) {
    return std::find(places.begin(), places.end(), place) != places.end();
  };
  if (holds(marks_.chosen)) words << tr("chosen");
  for (const auto& target : marks_.targets)
    if (target.place == place && !marks_.chosen.empty())
      words << (target.occupied ? tr("can be taken") : tr("can be moved to"));
  if (marks_.chosen.empty() && clicks_.begins_at(place)) words << tr("can be chosen");
  if (holds(marks_.premove)) words << tr("chosen ahead");
  if (holds(marks_.last)) words << tr("last move");
  if (holds(marks_.advice)) words << tr("hint");
  for (const auto& drawn : marks_.drawn) {
    if (drawn.from != place) continue;
    const auto to = board().place_name(drawn.to);
    words << (drawn.to == place
                  ? tr("circled")
                  : tr("arrow to %1").arg(QString::fromUtf8(to.data(), static_cast<qsizetype>(to.size()))));
  }
  for (const auto& border : picture().borders) {
    if (border.field != place && border.other != place) continue;
    const std::uint32_t beyond = border.field == place ? border.other : border.field;
    words << tr("border to %1: %2, %3", "a field, a seat, a number")
                 .arg(QString::fromStdString(board().fields()[beyond].name),
                      seat_names_.value(static_cast<int>(border.owner)))
                 .arg(border.count);
    if (border.closed) words.back() += " " + tr("(closed)", "a border nobody may cross now");
  }
  if (pointed_ == place && !hint_.isEmpty()) words << hint_;
  return words.join(", ");
}

void BoardView::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  arrange();
}

}  // namespace boardwright::desktop
