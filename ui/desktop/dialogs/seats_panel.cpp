// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/seats_panel.hpp"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "framework/players/time_budget.hpp"
#include "framework/text/name.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/dialogs/last_choices.hpp"
#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kPiece = 26;  // pixels

/// What a side plays with; null where the rules have no board.
QPixmap piece_of(const Game& game, const Rules& rules, Seat seat, qreal pixel_ratio) {
  const auto board = BoardGeometry::of(rules);
  if (!board) return {};
  const auto& kinds = board->kinds();
  const auto own =
      std::find_if(kinds.begin(), kinds.end(), [seat](const PieceKind& kind) { return kind.owner == seat; });
  if (own == kinds.end()) return {};
  return PieceArt(*board, game.appearance())
      .on_wood(static_cast<std::uint32_t>(own - kinds.begin()), kPiece, pixel_ratio,
               current_theme().board_light);
}

QString side_name(const Game& game, const Rules& rules, Seat seat) {
  return capitalised(QString::fromStdString(game.seat_text(spoken_language(), rules, seat)));
}

/// A piece and the side's name, as high as the field beside it.
QWidget* side_label(QLabel* name, const QPixmap& piece) {
  auto* side = new QWidget;
  auto* row = new QHBoxLayout(side);
  row->setContentsMargins({});
  row->setSpacing(8);
  if (!piece.isNull()) {
    auto* picture = new QLabel;
    picture->setPixmap(piece);
    row->addWidget(picture);
  }
  row->addWidget(name, 1);
  side->setFixedHeight(kLabelSize.height());
  side->setMinimumWidth(kLabelSize.width());
  return side;
}

}  // namespace

SeatsPanel::SeatsPanel(QWidget* parent)
    : QWidget(parent), form_(make_form(nullptr)), swap_(new QPushButton), by_lot_(new QCheckBox) {
  swap_->setObjectName("swap_sides");
  swap_->setAutoDefault(false);
  by_lot_->setObjectName("by_lot");
  auto* sides = new QHBoxLayout;
  sides->setContentsMargins(kLabelSize.width() + form_->horizontalSpacing(), 0, 0, 0);  // below the fields
  sides->setSpacing(16);
  sides->addWidget(swap_);
  sides->addWidget(by_lot_);
  sides->addStretch();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->setSpacing(8);
  column->addLayout(form_);
  column->addLayout(sides);
  connect(swap_, &QPushButton::clicked, this, &SeatsPanel::swap);
}

void SeatsPanel::set_members(std::vector<SeatMember> members) {
  members_ = std::move(members);
  const QStringList newest = LastChoices::members();
  for (const Row& row : rows_) row.field->set_members(members_, newest);
}

void SeatsPanel::set_join(PeopleField::Join join) {
  join_ = std::move(join);
  for (const Row& row : rows_) row.field->set_join(join_);
}

void SeatsPanel::show_seats(const Game& game, const Rules& rules) {
  const QStringList before = chosen();
  while (form_->rowCount() > 0) form_->removeRow(0);
  rows_.clear();
  for (Seat seat = 0; seat < rules.seat_count(); ++seat) add_row(game, rules, seat);
  choose(before);
  swap_->setVisible(rows_.size() == 2);
  by_lot_->setVisible(rows_.size() > 1);
}

void SeatsPanel::add_row(const Game& game, const Rules& rules, Seat seat) {
  const QString number = QString::number(seat), name = side_name(game, rules, seat);
  Row row{new QLabel(name), new PeopleField(PeopleField::Offers::kEverybody), new QLabel, new QLabel};
  row.field->setObjectName("player " + number);
  row.field->set_spoken_name(tr("Who plays %1").arg(name));
  row.side->setBuddy(row.field);
  row.words->setObjectName("player words " + number);
  row.words->setProperty("role", "muted");
  row.wrong->setObjectName("player wrong " + number);
  row.wrong->setProperty("role", "wrong");
  for (QLabel* label : {row.words, row.wrong}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->hide();
  }
  auto* place = new QVBoxLayout;
  place->setSpacing(3);
  for (QWidget* widget : std::initializer_list<QWidget*>{row.field, row.words, row.wrong})
    place->addWidget(widget);
  form_->addRow(side_label(row.side, piece_of(game, rules, seat, devicePixelRatioF())), place);
  row.field->set_members(members_, LastChoices::members());
  row.field->set_programs(LastChoices::programs());
  row.field->set_join(join_);
  rows_.push_back(row);
  connect(row.field, &PeopleField::player_chosen, this, [this, seat] {
    describe(rows_[seat]);
    emit changed();
  });
  connect(row.field, &PeopleField::member_joined, this, &SeatsPanel::let_join);
  connect(row.field, &PeopleField::refused, this, &SeatsPanel::refused);
}

void SeatsPanel::retranslate(const Game& game, const Rules& rules) {
  swap_->setText(tr("S&wap sides"));
  by_lot_->setText(tr("Sides b&y lot"));
  for (Seat seat = 0; seat < rows_.size(); ++seat) {
    const QString name = side_name(game, rules, seat);
    rows_[seat].side->setText(name);
    rows_[seat].field->set_spoken_name(tr("Who plays %1").arg(name));
    describe(rows_[seat]);
  }
}

void SeatsPanel::describe(const Row& row) {
  const QString words = row.field->words();
  row.words->setText(words);
  row.words->setVisible(!words.isEmpty());
  row.field->setAccessibleDescription(words);
}

/// Whoever has joined by one field can be chosen in all.
void SeatsPanel::let_join(const SeatMember& member) {
  members_.push_back(member);
  QStringList newest = LastChoices::members();
  newest.prepend(QString::fromStdString(member.id));
  for (const Row& row : rows_) row.field->set_members(members_, newest);
}

void SeatsPanel::swap() {
  QStringList players = chosen();
  std::reverse(players.begin(), players.end());
  choose(players);
}

void SeatsPanel::choose(const QStringList& players) {
  for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
    rows_[seat].field->choose(players.value(static_cast<qsizetype>(seat), kHuman));
    describe(rows_[seat]);
  }
  emit changed();
}

QStringList SeatsPanel::chosen() const {
  QStringList players;
  for (const Row& row : rows_) players << row.field->chosen();
  return players;
}

void SeatsPanel::set_by_lot(bool by_lot) { by_lot_->setChecked(by_lot); }
bool SeatsPanel::by_lot() const { return rows_.size() > 1 && by_lot_->isChecked(); }

bool SeatsPanel::all_members() const {
  return std::all_of(rows_.begin(), rows_.end(),
                     [](const Row& row) { return row.field->member() != nullptr; });
}

bool SeatsPanel::check(bool clock) {
  bool sound = true;
  for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
    QString sentence;
    const SeatMember* one = member(seat);
    for (std::size_t other = 0; one != nullptr && other < seat; ++other)
      if (member(other) != nullptr && member(other)->id == one->id)
        sentence = tr("%1 has another side already.").arg(QString::fromStdString(one->name));
    if (const QString guest = rows_[seat].field->guest(); !guest.isEmpty())
      if (const auto name = read_name(guest.toStdString()); !name) sentence = refusal_words(name.error());
    if (rows_[seat].field->chosen().toStdString() == kTimeByClock && !clock)
      sentence = tr("This player needs a clock: choose one below.");
    rows_[seat].wrong->setText(sentence);
    rows_[seat].wrong->setVisible(!sentence.isEmpty());
    sound = sound && sentence.isEmpty();
  }
  return sound;
}

std::vector<PlannedSeat> SeatsPanel::draw_seats() const {
  const QStringList players = chosen();
  std::vector<std::size_t> order(static_cast<std::size_t>(players.size()));
  std::iota(order.begin(), order.end(), 0U);
  if (by_lot()) std::shuffle(order.begin(), order.end(), *QRandomGenerator::system());
  std::vector<PlannedSeat> seats;
  for (const std::size_t seat : order) {
    const SeatMember* member = rows_[seat].field->member();
    const QString guest = rows_[seat].field->guest();
    seats.push_back(member != nullptr ? PlannedSeat::member(member->id, member->name)
                    : !guest.isEmpty()
                        ? PlannedSeat::guest(guest.toStdString())
                        : PlannedSeat::of_word(players[static_cast<qsizetype>(seat)].toStdString()));
  }
  return seats;
}

}  // namespace boardwright::desktop
