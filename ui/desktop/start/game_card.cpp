// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/start/game_card.hpp"

#include <QBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>

#include "framework/catalogue/apart.hpp"
#include "framework/text/config_file.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

namespace {

constexpr QSize kCardPicture(164, 184);

}  // namespace

GameCard::GameCard(std::shared_ptr<const Game> game, QWidget* parent)
    : QFrame(parent),
      game_(std::move(game)),
      picture_(new QLabel),
      name_(new QLabel),
      facts_(new QLabel),
      idea_(new QLabel),
      play_(new QPushButton),
      learn_(new QPushButton),
      vary_(new QPushButton),
      details_(new QPushButton),
      has_lessons_(is_there(game_->folder() / "lessons")) {
  setObjectName("card");
  setAttribute(Qt::WA_StyledBackground);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  const QString id = QString::fromStdString(game_->id());
  play_->setObjectName("play " + id);
  play_->setProperty("primary", true);
  learn_->setObjectName("learn " + id);
  vary_->setObjectName("vary " + id);
  vary_->setProperty("link", true);  // a lesser wish than the two before it
  details_->setObjectName("details " + id);
  picture_->setFixedSize(kCardPicture);
  picture_->setAlignment(Qt::AlignCenter);
  name_->setProperty("role", "title");
  name_->setWordWrap(true);
  facts_->setProperty("role", "muted");
  facts_->setWordWrap(true);
  idea_->setWordWrap(true);
  idea_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  for (QLabel* label : {name_, facts_, idea_}) label->setTextFormat(Qt::PlainText);
  lay_out();
  connect(play_, &QPushButton::clicked, this, [this, id] { emit play_wanted(id); });
  connect(learn_, &QPushButton::clicked, this, [this, id] { emit lessons_wanted(id); });
  connect(vary_, &QPushButton::clicked, this, [this, id] { emit variant_wanted(id); });
  connect(details_, &QPushButton::clicked, this, &GameCard::details_wanted);
  if (!game_->file_problems().empty()) problem_ = QString::fromStdString(game_->file_problems().front());
  retranslate();
}

void GameCard::lay_out() {
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(4);
  for (QPushButton* button : {play_, learn_, vary_, details_}) buttons->addWidget(button);
  buttons->addStretch();
  auto* words = new QVBoxLayout;
  words->setSpacing(4);
  words->addWidget(name_);
  words->addWidget(facts_);
  words->addSpacing(6);
  words->addWidget(idea_, 1);
  words->addSpacing(8);
  words->addLayout(buttons);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 16, 16, 16);
  row->setSpacing(14);
  row->addWidget(picture_, 0, Qt::AlignVCenter);
  row->addLayout(words, 1);
}

void GameCard::set_cover(const Result<Cover>& cover) {
  if (cover) {
    cover_ = *cover;
  } else {
    problem_ = refusal_words(cover.error());
  }
  refresh_picture();
  retranslate();
}

void GameCard::refresh_picture() {
  if (cover_)
    picture_->setPixmap(
        paint_cover(*cover_, game_->appearance(), current_theme(), kCardPicture, devicePixelRatioF()));
}

QSize GameCard::minimumSizeHint() const { return QFrame::minimumSizeHint().expandedTo({kWidth, 0}); }

QPushButton& GameCard::main_button() const noexcept { return broken() ? *details_ : *play_; }

QString GameCard::facts() const {
  QStringList words;
  const NumberRange &players = game_->data().players, &minutes = game_->data().minutes;
  if (players.is_known())
    words << (players.from == players.to ? tr("%1 players").arg(players.from)
                                         : tr("%1 to %2 players").arg(players.from).arg(players.to));
  if (minutes.is_known())
    words << (minutes.from == minutes.to ? tr("%1 minutes").arg(minutes.from)
                                         : tr("%1–%2 minutes").arg(minutes.from).arg(minutes.to));
  if (cover_ && cover_->hidden) words << tr("hidden information");
  if (cover_ && cover_->chance) words << tr("luck");
  if (plays_apart(*game_)) words << tr("in a process of its own");
  return words.join(QStringLiteral(" · "));
}

void GameCard::retranslate() {
  const Language language = spoken_language();
  const QString name = QString::fromStdString(game_->name(language));
  name_->setText(name);
  facts_->setText(facts());
  facts_->setVisible(!broken() && !facts_->text().isEmpty());
  idea_->setText(broken() ? tr("It can't be played: %1").arg(problem_)
                          : QString::fromStdString(game_->summary(language)));
  style_by(*idea_, "role", broken() ? "wrong" : "");
  picture_->setVisible(!broken() && !plays_apart(*game_));
  play_->setVisible(!broken());
  const bool apart = plays_apart(*game_);
  learn_->setVisible(!broken() && has_lessons_ && !apart);
  vary_->setVisible(!broken() && !apart);
  details_->setVisible(broken());
  play_->setText(tr("Play…"));
  learn_->setText(tr("Learn"));
  vary_->setText(tr("Vary…"));
  details_->setText(tr("What was found…"));
  // For those who listen: which game a button is of, and what the card says.
  play_->setAccessibleName(tr("Play %1…").arg(name));
  learn_->setAccessibleName(tr("Learn %1").arg(name));
  vary_->setAccessibleName(tr("Make a variant of %1…").arg(name));
  details_->setAccessibleName(tr("What was found of %1…").arg(name));
  setAccessibleName(name);
  setAccessibleDescription(facts_->text().isEmpty() || broken() ? idea_->text()
                                                                : facts_->text() + ". " + idea_->text());
  main_button().setAccessibleDescription(accessibleDescription());
  picture_->setAccessibleName(tr("Picture of the board"));
}

QString GameCard::searched_words() const {
  QStringList words{QString::fromStdString(game_->id()), name_->text(), idea_->text(), facts_->text()};
  words << QString::fromStdString(game_->name(Language::kEnglish));
  for (const auto& variant : game_->variants())
    words << QString::fromStdString(game_->variant_name(spoken_language(), variant));
  return words.join('\n');
}

void GameCard::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->button() == Qt::LeftButton && !broken();
  if (!pressed_) QFrame::mousePressEvent(event);
}

void GameCard::mouseReleaseEvent(QMouseEvent* event) {
  if (std::exchange(pressed_, false) && rect().contains(event->position().toPoint())) play_->click();
}

}  // namespace boardwright::desktop
