// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/result_choice.hpp"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "ui/desktop/play/game_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::array kWhyWon{"resignation", "time", "reported", "forfeit", "adjudication"};
constexpr std::array kWhyDrawn{"agreement", "reported", "adjudication"};

}  // namespace

ResultChoice::ResultChoice(QWidget* parent)
    : QWidget(parent), label_(new QLabel), why_label_(new QLabel), who_(new QComboBox), why_(new QComboBox) {
  who_->setObjectName("enter_result");
  why_->setObjectName("enter_reason");
  label_->setBuddy(who_);
  why_label_->setBuddy(why_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  for (QWidget* widget : std::initializer_list<QWidget*>{label_, who_, why_label_, why_})
    column->addWidget(widget);
  for (QComboBox* box : {who_, why_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    connect(box, &QComboBox::activated, this, &ResultChoice::choose);
  }
  retranslate();
}

void ResultChoice::offer(const EnteredGame& game, const GameWords& words) {
  const QSignalBlocker quiet_who(who_), quiet_why(why_);
  const std::size_t seats = static_cast<std::size_t>(words.seats().size());
  claimable_ = game.claimable();
  shown_ = game.result();
  const bool by_rules = game.line().result().has_value();
  who_->clear();
  scores_ = {{}};
  who_->addItem(tr("Not finished"));
  const auto add = [this](const QString& name, std::vector<std::uint32_t> scores) {
    who_->addItem(name);
    scores_.push_back(std::move(scores));
  };
  for (Seat seat = 0; seat < seats; ++seat) {
    std::vector<std::uint32_t> scores(seats, 0);
    scores[seat] = 2;
    add(tr("%1 has won").arg(words.seat(seat)), std::move(scores));
  }
  add(tr("Draw"), std::vector<std::uint32_t>(seats, 1));
  const auto stands = shown_ ? std::find(scores_.begin(), scores_.end(), shown_->scores) : scores_.begin();
  who_->setCurrentIndex(stands == scores_.end() ? 0 : static_cast<int>(stands - scores_.begin()));
  fill_reasons(words);
  who_->setEnabled(!by_rules);
  why_->setVisible(shown_.has_value());
  why_label_->setVisible(shown_.has_value());
  why_->setEnabled(!by_rules && shown_.has_value());
}

void ResultChoice::fill_reasons(const GameWords& words) {
  why_->clear();
  if (!shown_) return;
  std::vector<std::string> reasons;
  const bool drawn = std::adjacent_find(shown_->scores.begin(), shown_->scores.end(),
                                        std::not_equal_to<>()) == shown_->scores.end();
  if (drawn)
    reasons.assign(kWhyDrawn.begin(), kWhyDrawn.end());
  else
    reasons.assign(kWhyWon.begin(), kWhyWon.end());
  if (claimable_ && claimable_->scores == shown_->scores) reasons.push_back(claimable_->reason);
  if (std::find(reasons.begin(), reasons.end(), shown_->reason) == reasons.end())
    reasons.assign({shown_->reason});  // by the rules
  for (const auto& reason : reasons) why_->addItem(words.reason(reason), QString::fromStdString(reason));
  why_->setCurrentIndex(why_->findData(QString::fromStdString(shown_->reason)));
}

void ResultChoice::choose() {
  const auto index = static_cast<std::size_t>(std::max(who_->currentIndex(), 0));
  if (index == 0 || index >= scores_.size()) return emit chosen(std::nullopt);
  Outcome outcome{scores_[index], why_->currentData().toString().toStdString()};
  // Another winner has no reason yet: the first one there is for it.
  if (!shown_ || shown_->scores != outcome.scores) {
    const bool drawn = outcome.scores.front() == 1;
    outcome.reason = drawn ? kWhyDrawn.front() : kWhyWon.front();
  }
  emit chosen(outcome);
}

void ResultChoice::retranslate() {
  label_->setText(tr("Result:"));
  why_label_->setText(tr("Why:"));
}

void ResultChoice::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QWidget::changeEvent(event);
}

}  // namespace boardwright::desktop
