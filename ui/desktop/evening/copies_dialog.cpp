// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/copies_dialog.hpp"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>

#include "framework/store/ids.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/dialogs/fold.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kCodeLines = 3, kCopiesSeen = 3;

struct CopyAge {
  Q_DECLARE_TR_FUNCTIONS(CopyAge)
};

}  // namespace

QString age_words(TimeMs time, TimeMs now) {
  constexpr TimeMs kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;
  const TimeMs age = now - time;
  if (age < 0 || age >= kDay) return short_time(time);
  if (age < kMinute) return CopyAge::tr("less than a minute ago");
  if (age < 2 * kMinute) return CopyAge::tr("a minute ago");
  if (age < kHour) return CopyAge::tr("%1 minutes ago").arg(age / kMinute);
  return age < 2 * kHour ? CopyAge::tr("an hour ago") : CopyAge::tr("%1 hours ago").arg(age / kHour);
}

CopiesDialog::CopiesDialog(const QString& folder, bool here, QWidget* parent)
    : QDialog(parent),
      here_(here),
      where_(new QLabel),
      words_(new QLabel),
      list_(new QListWidget),
      paper_(new Fold),
      codes_(new QPlainTextEdit),
      copy_(new QPushButton(tr("Copies &go here"))),
      join_(new QPushButton(tr("&Take in what is new"))),
      go_on_button_(new QPushButton(tr("Go &on from this copy"))) {
  setWindowTitle(tr("Copies for a spare laptop"));
  resize(620, 420);
  auto* about =
      new QLabel(tr("After each pairing and each result a copy goes to this folder: a stick, or a folder "
                    "that the second laptop "
                    "sees. If the first laptop fails, the second one goes on from the newest copy."));
  auto* choose = new QPushButton(tr("Choose a &folder…"));
  auto* close = new QPushButton(tr("&Close"));
  close->setObjectName("copies_close");
  for (QPushButton* button : {choose, close, copy_, join_, go_on_button_}) button->setAutoDefault(false);
  dress();
  for (QLabel* label : {about, where_, words_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  auto* place = new QHBoxLayout;
  place->addWidget(where_, 1);
  place->addWidget(choose);
  place->addWidget(
      copy_);  // beside the folder: with the others below it would be too wide for a small screen
  auto* foot = new QHBoxLayout;
  foot->addStretch();
  foot->addWidget(join_);
  foot->addWidget(go_on_button_);
  foot->addWidget(close);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(12);
  column->addWidget(about);
  column->addLayout(place);
  column->addWidget(paper_);
  column->addWidget(list_, 1);
  column->addWidget(words_);
  column->addLayout(foot);
  connect(choose, &QPushButton::clicked, this, [this] {
    const QString chosen = QFileDialog::getExistingDirectory(this, tr("Choose a folder"), folder_);
    if (!chosen.isEmpty()) look_in(chosen);
  });
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  join();
  look_in(folder);
}

void CopiesDialog::dress() {
  where_->setObjectName("copies_where");
  words_->setObjectName("copies_words");
  words_->setProperty("role", "muted");
  list_->setObjectName("copies");
  list_->setAccessibleName(tr("Copies that were found"));
  codes_->setObjectName("copies_codes");
  codes_->setAccessibleName(tr("Codes of the sheets of paper"));
  codes_->setPlaceholderText(
      tr("Paste here what a phone has scanned, or scan into this field, in any order"));
  codes_->setTabChangesFocus(true);
  codes_->setMinimumHeight(codes_->fontMetrics().height() * kCodeLines);
  list_->setMinimumHeight(list_->fontMetrics().height() * kCopiesSeen);  // leaves room for the codes
  paper_->setObjectName("copies_paper");
  paper_->set_title(tr("From codes on paper"));
  paper_->column().addWidget(codes_);
  copy_->setObjectName("copies_here");
  copy_->setVisible(here_);
  join_->setObjectName("copies_join");
  join_->setVisible(here_);
  join_->setToolTip(
      tr("For two laptops that both go on: what the other one has entered is added here. What "
         "contradicts is put aside for you."));
  go_on_button_->setToolTip(tr("For a laptop that failed: this one goes on in its place."));
  go_on_button_->setObjectName("copies_go_on");
  go_on_button_->setProperty("primary", !here_);
}

void CopiesDialog::join() {
  connect(copy_, &QPushButton::clicked, this, &QDialog::accept);
  connect(go_on_button_, &QPushButton::clicked, this, [this] {
    go_on_ = true;
    accept();
  });
  connect(join_, &QPushButton::clicked, this, [this] {
    go_on_ = joins_ = true;
    accept();
  });
  connect(codes_, &QPlainTextEdit::textChanged, this, &CopiesDialog::look);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    go_on_button_->setEnabled(row >= 0);
    join_->setEnabled(row >= 0);
  });
}

void CopiesDialog::look_in(const QString& folder) {
  folder_ = folder;
  look();
}

QString CopiesDialog::words() const { return words_->text(); }

const FoundCopy* CopiesDialog::chosen() const {
  const auto row = static_cast<std::size_t>(list_->currentRow());
  return go_on_ && row < copies_.size() ? &copies_[row] : nullptr;
}

void CopiesDialog::look() {
  where_->setText(folder_.isEmpty() ? tr("No folder is chosen.") : folder_);
  copy_->setEnabled(!folder_.isEmpty());
  list_->clear();
  copies_.clear();
  words_->clear();
  const std::string codes = codes_->toPlainText().trimmed().toStdString();
  if (!codes.empty() || !folder_.isEmpty()) {
    auto found = codes.empty() ? find_copies(folder_.toStdString()) : find_copies_in_text(codes);
    if (!found) words_->setText(refusal_words(found));
    copies_ = std::move(found).value_or(std::vector<FoundCopy>());
  }
  for (const FoundCopy& copy : copies_)
    list_->addItem(QString::fromStdString(copy.name) + QStringLiteral("\n") +
                   tr("%1 · rounds: %2 · results: %3")
                       .arg(age_words(copy.time, utc_now()))
                       .arg(copy.rounds)
                       .arg(copy.results));
  if (!copies_.empty()) list_->setCurrentRow(0);
  go_on_button_->setEnabled(!copies_.empty());
  join_->setEnabled(!copies_.empty());
  if (words_->text().isEmpty() && copies_.empty() && !folder_.isEmpty())
    words_->setText(tr("There is no copy in this folder yet."));
}

}  // namespace boardwright::desktop
