// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/dialogs/terms_panel.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "framework/clock/presets.hpp"
#include "framework/clock/time_control_text.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kLettersSeen = 18;

}  // namespace

TermsPanel::TermsPanel(QWidget* parent)
    : QWidget(parent),
      clock_label_(new QLabel),
      rated_words_(new QLabel),
      clock_(new QComboBox),
      rated_(new QCheckBox) {
  clock_->setObjectName("clock");
  clock_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  clock_->setMinimumContentsLength(kLettersSeen);
  clock_label_->setBuddy(clock_);
  clock_label_->setMinimumSize(kLabelSize);
  rated_->setObjectName("rated");
  rated_words_->setObjectName("rated_words");
  rated_words_->setProperty("role", "muted");
  rated_words_->setTextFormat(Qt::PlainText);
  rated_words_->setWordWrap(true);
  auto* form = make_form(this);
  form->addRow(clock_label_, clock_);
  auto* count = new QVBoxLayout;
  count->setSpacing(3);
  count->addWidget(rated_);
  count->addWidget(rated_words_);
  form->addRow(QString(), count);
  connect(clock_, &QComboBox::currentIndexChanged, this, &TermsPanel::changed);
}

void TermsPanel::list_clocks(const Game& game, const Variant& variant) {
  const QString control = clock();
  const QSignalBlocker quiet(clock_);
  clock_->clear();
  clock_->addItem(tr("No clock"), QString());
  const auto own = clocks_of_game(game.data()), general = general_clocks();
  for (const auto& preset : clocks_for(game.data(), variant, own.presets, general.presets))
    clock_->addItem(QString::fromStdString(preset.name.or_english(spoken_language())),
                    QString::fromStdString(write_time_control(preset.control)));
  clock_->setCurrentIndex(std::max(0, clock_->findData(control)));
}

void TermsPanel::choose_clock(const QString& control) {
  if (!control.isEmpty() && clock_->findData(control) < 0 && read_time_control(control.toStdString()))
    clock_->addItem(control, control);
  clock_->setCurrentIndex(std::max(0, clock_->findData(control)));
}

QString TermsPanel::clock() const { return clock_->currentData().toString(); }

void TermsPanel::ask_rated(bool asked) {
  rated_->setVisible(asked);
  rated_words_->setVisible(asked);
}

void TermsPanel::say_rated(bool members, bool known, const QString& pool) {
  rated_->setEnabled(members && known);
  if (!rated_->isEnabled()) rated_->setChecked(false);
  QString words = tr("Only games between members of the club can count.");
  if (!known) words = tr("Rules that are being tried out don't count.");
  if (members && known)
    words = pool.isEmpty()
                ? tr("Counts for points and ratings; nothing can be taken back.")
                : tr("Counts in “%1”, for points and ratings; nothing can be taken back.").arg(pool);
  rated_words_->setText(words);
  rated_->setAccessibleDescription(words);
}

void TermsPanel::set_rated(bool rated) { rated_->setChecked(rated_->isEnabled() && rated); }

bool TermsPanel::rated() const { return rated_->isChecked(); }

void TermsPanel::retranslate() {
  clock_label_->setText(tr("Cl&ock:"));
  rated_->setText(tr("&Rated"));
}

}  // namespace boardwright::desktop
