// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/seat_cards.hpp"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLabel>

#include "framework/clock/shown_time.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

SeatCards::SeatCards(QWidget* parent) : QFrame(parent) {
  setObjectName("card");
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 6, 0, 6);
  column->setSpacing(0);
}

SeatCards::Row SeatCards::make_row() {
  Row row{new QWidget(this), new QFrame, new QLabel, new QLabel, new QLabel,
          new QLabel,        new QLabel, new QLabel, new QLabel, new CapturedPieces};
  row.bar->setFixedWidth(4);
  row.piece->setFixedSize(30, 30);
  row.name->setProperty("role", "heading");
  row.player->setProperty("role", "muted");
  row.set_up->setProperty("role", "muted");
  row.set_up->hide();
  row.clock->setProperty("role", "clock");
  row.clock->hide();
  row.score->setProperty("role", "heading");
  row.away->setProperty("role", "muted");
  row.away->setWordWrap(true);
  row.away->hide();
  auto* whole = new QHBoxLayout(row.box);
  whole->setContentsMargins(0, 5, 14, 5);
  whole->setSpacing(10);
  whole->addWidget(row.bar);
  auto* column = new QVBoxLayout;
  column->setSpacing(3);
  whole->addLayout(column, 1);
  auto* line = new QHBoxLayout;
  line->setSpacing(10);
  column->addLayout(line);
  column->addWidget(row.away);
  column->addWidget(row.captured);
  line->addWidget(row.piece);
  line->addWidget(row.name);
  line->addStretch();
  line->addWidget(row.player);
  line->addWidget(row.set_up);
  line->addWidget(row.clock);
  line->addWidget(row.score);
  layout()->addWidget(row.box);
  return row;
}

void SeatCards::set_cards(const std::vector<Card>& cards) {
  while (rows_.size() > cards.size()) {
    delete rows_.back().box;
    rows_.pop_back();
  }
  while (rows_.size() < cards.size()) rows_.push_back(make_row());
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Card& card = cards[i];
    const Row& row = rows_[i];
    row.piece->setVisible(!card.piece.isNull());
    row.piece->setPixmap(card.piece);
    row.name->setText(card.name);
    row.player->setText(card.player);
    row.score->setText(card.score);
    row.score->setVisible(!card.score.isEmpty());
    row.captured->set_kinds(card.captured);
    const QString who = tr("%1: %2", "a seat, who plays").arg(card.name, card.player);
    row.box->setAccessibleName(card.on_turn ? tr("%1, on turn", "who plays").arg(who) : who);
    QStringList details{card.score, row.captured->words()};
    details.removeAll(QString());
    row.box->setAccessibleDescription(details.join(QStringLiteral(". ")));
    row.bar->setStyleSheet(
        card.on_turn ? QString("background: %1; border-radius: 2px").arg(current_theme().accent.name())
                     : QStringLiteral("background: transparent"));
  }
}

void SeatCards::set_clocks(const std::vector<SeatTime>& times) {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    QLabel& label = *rows_[i].clock;
    const bool shown = i < times.size();
    if (label.isHidden() == shown) label.setVisible(shown);
    const bool set_up = shown && times[i].set_up;
    if (rows_[i].set_up->isHidden() == set_up) {
      rows_[i].set_up->setText(tr("set-up"));
      rows_[i].set_up->setVisible(set_up);
    }
    const QString away = shown ? vacation_text(times[i]) : QString();
    if (rows_[i].away->text() != away) {
      rows_[i].away->setText(away);
      rows_[i].away->setVisible(!away.isEmpty());
    }
    if (!shown) continue;
    const QString text = clock_text(times[i]);
    if (label.text() != text) {
      label.setText(text);
      label.setAccessibleName(
          (set_up ? tr("Set-up clock of %1: %2") : tr("Clock of %1: %2")).arg(rows_[i].name->text(), text));
    }
    const QString state = times[i].flagged_at || times[i].remaining < Milliseconds(20000) ? "low"
                          : times[i].running                                              ? "running"
                                                                                          : "waiting";
    if (label.property("state") != state) {
      style_by(label, "state", state);
      label.setAccessibleDescription(times[i].running ? tr("running") : QString());
    }
  }
}

QString SeatCards::clock_text(const SeatTime& time) {
  QString text = QString::fromStdString(shown_time(time, spoken_language()));
  if (time.overtime && time.periods_left > 1) text += QStringLiteral(" ×%1").arg(time.periods_left);
  if (time.turns_to_go > 0) text += QStringLiteral(" /%1").arg(time.turns_to_go);
  return text;
}

QString SeatCards::vacation_text(const SeatTime& time) {
  if (!time.spared_until) return {};
  const QDateTime until = QDateTime::fromMSecsSinceEpoch(time.spared_until->time_since_epoch().count());
  return tr("on vacation until %1, this clock stands")
      .arg(spoken_locale().toString(until.date(), QLocale::ShortFormat));
}

}  // namespace boardwright::desktop
