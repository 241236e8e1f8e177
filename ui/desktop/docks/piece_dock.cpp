// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/docks/piece_dock.hpp"

#include <QEvent>
#include <QLabel>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/kit/column_scroll.hpp"
#include "ui/desktop/panels/game_table.hpp"

namespace boardwright::desktop {

PieceDock::PieceDock(GameTable& table, QWidget* parent)
    : QDockWidget(parent), table_(table), name_(new QLabel), state_(new QLabel), ways_(new QTextBrowser) {
  setObjectName("piece");
  name_->setObjectName("piece_name");
  name_->setProperty("role", "heading");
  state_->setObjectName("piece_state");
  state_->setProperty("role", "muted");
  ways_->setObjectName("piece_ways");
  ways_->setOpenLinks(false);
  for (QLabel* label : {name_, state_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  auto* inside = new QWidget;
  inside->setMinimumWidth(260);
  auto* column = new QVBoxLayout(inside);
  column->setContentsMargins(20, 4, 12, 12);
  column->setSpacing(6);
  column->addWidget(name_);
  column->addWidget(state_);
  column->addWidget(ways_, 1);
  setWidget(new ColumnScroll(inside));
  BoardView& board = table_.board();
  connect(&board, &BoardView::clicked_anew, this, &PieceDock::follow);
  connect(&board, &BoardView::refused, this, [this](const std::vector<std::uint32_t>& clicks) {
    if (clicks.size() == 1) show_place(clicks.front());  // somebody else's, or one that can't move
  });
  connect(&table_, &GameTable::position_shown, this, &PieceDock::follow);
  connect(ways_, &QTextBrowser::anchorClicked, this,
          [this](const QUrl& rule) { emit rule_wanted(rule.toString()); });
  retranslate();
}

void PieceDock::follow() {
  const auto& chosen = table_.board().marks().chosen;
  show_place(chosen.empty() ? place_ : std::optional(chosen.front()));
}

void PieceDock::show_place(std::optional<std::uint32_t> place) {
  place_ = place;
  if (isVisible()) write();
}

void PieceDock::write() {
  const auto facts = place_ ? table_.facts_of(*place_) : std::nullopt;
  name_->setText(facts ? tr("%1 on %2", "a piece, a field").arg(facts->name, facts->place)
                       : tr("Click a piece to read about it."));
  state_->setText(facts ? facts->state : QString());
  state_->setVisible(!state_->text().isEmpty());
  ways_->setVisible(facts.has_value());
  if (!facts) return ways_->clear();
  QString html;
  if (!facts->ways_told) {
    html = "<p>" + tr("Possible moves are not shown in this game.").toHtmlEscaped() + "</p>";
  } else if (facts->ways.empty()) {
    html = "<p>" + tr("It can't move now.").toHtmlEscaped() + "</p>";
  } else {
    html = "<p>" + tr("Possible moves: %1").arg(facts->ways.size()).toHtmlEscaped() + "</p>";
    for (const auto& way : facts->ways) {
      QStringList rules;
      for (const auto& rule : way.rules)
        rules << QStringLiteral("<a href=\"%1\">%1</a>").arg(rule.toHtmlEscaped());
      html += "<p style=\"margin-top:4px\"><b>" + way.move.toHtmlEscaped() + "</b>";
      if (!way.comes.isEmpty()) html += " – " + way.comes.toHtmlEscaped();
      if (!rules.isEmpty()) html += " (" + rules.join(", ") + ")";
      html += "</p>";
    }
  }
  ways_->setHtml(html);
}

QString PieceDock::words() const {
  return QStringList{name_->text(), state_->text(), ways_->toPlainText()}.join('\n');
}

void PieceDock::retranslate() {
  setWindowTitle(tr("Piece information"));
  toggleViewAction()->setText(tr("Piece in&formation"));
  ways_->setAccessibleName(tr("Possible moves"));
  write();
}

void PieceDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QDockWidget::changeEvent(event);
}

void PieceDock::showEvent(QShowEvent* event) {
  QDockWidget::showEvent(event);
  write();
}

}  // namespace boardwright::desktop
