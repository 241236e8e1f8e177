// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/matches_page.hpp"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <algorithm>

#include "framework/text/save_file.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/club/correct_result.hpp"

namespace boardwright::desktop {

MatchesPage::MatchesPage(std::shared_ptr<Club> club, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent),
      club_(std::move(club)),
      catalogue_(catalogue),
      list_(new QListWidget),
      empty_(new QLabel(tr("No match is waiting to be played on."))),
      resume_(new QPushButton(tr("&Play on"))),
      hand_over_(new QPushButton(tr("&Move to another computer…"))),
      adjudicate_(new QPushButton(tr("&Decide…"))),
      delete_(new QPushButton(tr("De&lete…"))) {
  list_->setObjectName("matches");
  list_->setAccessibleName(tr("Unfinished matches"));
  list_->setSpacing(2);
  list_->setResizeMode(QListView::Adjust);
  empty_->setProperty("role", "muted");
  empty_->setAlignment(Qt::AlignCenter);
  resume_->setObjectName("resume_match");
  resume_->setProperty("primary", true);
  hand_over_->setObjectName("hand_over_match");
  hand_over_->setToolTip(tr("Writes a file that another computer can import; the match then goes on there."));
  adjudicate_->setObjectName("adjudicate_match");
  adjudicate_->setToolTip(tr("Nobody will play it on: it ends with a result that you decide."));
  delete_->setObjectName("delete_match");
  delete_->setToolTip(tr("It leaves the list, and nobody wins or loses anything."));
  // In a dialog Enter would press the first of them.
  for (auto* button : {delete_, adjudicate_, hand_over_}) button->setAutoDefault(false);
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(delete_);
  buttons->addWidget(adjudicate_);
  buttons->addStretch();
  buttons->addWidget(hand_over_);
  buttons->addWidget(resume_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 16);
  column->setSpacing(12);
  column->addWidget(list_, 1);
  column->addWidget(empty_, 1);
  column->addLayout(buttons);
  const auto resume = [this] {
    if (const int row = list_->currentRow(); row >= 0 && resume_->isEnabled())
      emit resume_wanted(QString::fromStdString(matches_[static_cast<std::size_t>(row)].match));
  };
  connect(resume_, &QPushButton::clicked, this, resume);
  connect(list_, &QListWidget::itemActivated, this, resume);
  connect(list_, &QListWidget::currentRowChanged, this, &MatchesPage::show_choice);
  connect(hand_over_, &QPushButton::clicked, this, &MatchesPage::hand_over);
  connect(adjudicate_, &QPushButton::clicked, this, &MatchesPage::adjudicate);
  connect(delete_, &QPushButton::clicked, this, &MatchesPage::discard);
}

void MatchesPage::refresh() {
  auto matches = club_->matches().unfinished();
  if (!matches) emit failed(refusal_words(matches.error()));
  matches_ = matches ? std::move(*matches) : std::vector<MatchInfo>();
  std::stable_sort(matches_.begin(), matches_.end(),
                   [](const MatchInfo& a, const MatchInfo& b) { return a.last > b.last; });
  list_->clear();
  for (const auto& match : matches_) {
    if (!match.problem.empty()) {
      list_->addItem(tr("A match that can't be read, begun %1").arg(short_time(match.begun)) +
                     QStringLiteral("\n") + refusal_words(match.problem));
      continue;
    }
    QStringList facts{game_title(catalogue_, match.header.game, match.header.variant, match.header.by_hand)};
    if (match.header.rated) facts << tr("rated");
    facts << (match.moved ? tr("last move %1").arg(short_time(match.last))
                          : tr("begun %1, no move yet").arg(short_time(match.begun)));
    if (match.next_flag)
      facts << tr("time until %1").arg(short_time(match.next_flag->time_since_epoch().count()));
    if (match.handed_over) facts << tr("moved to another computer");
    list_->addItem(opponents(match.header.seats, match.names) + QStringLiteral("\n") +
                   facts.join(QStringLiteral(" · ")));
  }
  list_->setVisible(!matches_.empty());
  empty_->setVisible(matches_.empty());
  if (!matches_.empty()) list_->setCurrentRow(0);
  show_choice();
}

const MatchInfo* MatchesPage::chosen() const {
  const int row = list_->currentRow();
  return row < 0 || static_cast<std::size_t>(row) >= matches_.size()
             ? nullptr
             : &matches_[static_cast<std::size_t>(row)];
}

void MatchesPage::show_choice() {
  const MatchInfo* match = chosen();
  const bool here = match != nullptr && !match->handed_over && match->problem.empty();
  resume_->setEnabled(here);
  hand_over_->setEnabled(here);
  adjudicate_->setEnabled(here);
  delete_->setEnabled(match != nullptr);
}

void MatchesPage::adjudicate() {
  const MatchInfo* match = chosen();
  if (match == nullptr || !adjudicate_match(*club_, catalogue_, *match, this)) return;
  refresh();
  emit changed();
}

void MatchesPage::discard() {
  const MatchInfo* match = chosen();
  if (match == nullptr || !delete_match(*club_, catalogue_, *match, this)) return;
  refresh();
  emit changed();
}

void MatchesPage::hand_over() {
  const int row = list_->currentRow();
  if (row < 0) return;
  const QString name =
      QFileDialog::getSaveFileName(this, tr("Move to another computer"), QStringLiteral("match.boardwright"));
  if (name.isEmpty()) return;
  const auto text = club_->matches().hand_over(matches_[static_cast<std::size_t>(row)].match);
  if (!text) return emit failed(refusal_words(text.error()));
  if (const auto saved = save_file(name.toStdString(), *text); !saved)
    emit failed(refusal_words(saved.error()));
  refresh();
}

}  // namespace boardwright::desktop
