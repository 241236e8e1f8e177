// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/paste_people.hpp"

#include <QBoxLayout>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <algorithm>

#include "framework/text/encoding.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/club/club_table.hpp"
#include "ui/desktop/people/people_text.hpp"

namespace boardwright::desktop {

namespace {

constexpr qint64 kLargestList = 1 << 20;  // bytes

}  // namespace

PastePeople::PastePeople(std::vector<SeatMember> members, QStringList there, QWidget* parent)
    : QDialog(parent),
      members_(std::move(members)),
      there_(std::move(there)),
      text_(new QPlainTextEdit),
      preview_(new QTableWidget),
      words_(new QLabel),
      add_(new QPushButton) {
  setWindowTitle(tr("Many people at once"));
  resize(760, 520);
  text_->setObjectName("paste_text");
  text_->setAccessibleName(tr("Names, one a line, or columns of a spreadsheet"));
  text_->setPlaceholderText(tr("Paste here: a name on each line, or columns of a spreadsheet"));
  text_->setTabChangesFocus(true);
  preview_->setObjectName("paste_preview");
  preview_->setAccessibleName(tr("What will be done with each line"));
  dress_club_table(*preview_);
  words_->setObjectName("paste_words");
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  add_->setObjectName("paste_add");
  add_->setDefault(true);
  auto* open = new QPushButton(tr("&Open a file…"));
  auto* cancel = new QPushButton(tr("&Cancel"));
  for (QPushButton* button : {open, cancel}) button->setAutoDefault(false);
  auto* row = new QHBoxLayout;
  row->setSpacing(12);
  row->addWidget(text_, 2);
  row->addWidget(preview_, 3);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(8);
  foot->addWidget(open);
  foot->addWidget(words_, 1);
  foot->addWidget(cancel);
  foot->addWidget(add_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(14);
  column->addLayout(row, 1);
  column->addLayout(foot);
  connect(text_, &QPlainTextEdit::textChanged, this, &PastePeople::look);
  connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
  connect(add_, &QPushButton::clicked, this, &QDialog::accept);
  connect(open, &QPushButton::clicked, this, [this] {
    const QString name = QFileDialog::getOpenFileName(
        this, tr("Open a list of people"), {},
        tr("Tables and texts") + " (*.csv *.txt *.tsv);;" + tr("All files") + " (*)");
    if (name.isEmpty()) return;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly) || QFileInfo(name).size() > kLargestList)
      return words_->setText(tr("%1 can't be read, or is too large for a list of people.").arg(name));
    take_text(file.readAll());
  });
  look();
}

void PastePeople::take_text(const QByteArray& bytes) {
  const auto decoded = decode_text({bytes.data(), static_cast<std::size_t>(bytes.size())});
  if (!decoded) return words_->setText(refusal_words(decoded.error()));
  text_->setPlainText(QString::fromStdString(decoded->text));
}

std::vector<PastePeople::Person> PastePeople::people() const { return people_; }
QString PastePeople::words() const { return words_->text(); }

void PastePeople::look() {
  people_.clear();
  const auto list = tournament::read_people_list(text_->toPlainText().toStdString());
  const auto& lines = list ? list->people : std::vector<tournament::ListedPerson>();
  preview_->clear();
  preview_->setColumnCount(3);
  preview_->setHorizontalHeaderLabels({tr("Name"), tr("Rating"), tr("What will be done")});
  preview_->setRowCount(static_cast<int>(lines.size()));
  int passed_over = 0;
  for (int row = 0; row < preview_->rowCount(); ++row) {
    const auto& person = lines[static_cast<std::size_t>(row)];
    const QString name = QString::fromStdString(person.name);
    const auto member = std::ranges::find_if(
        members_, [&](const SeatMember& one) { return same_name(QString::fromStdString(one.name), name); });
    const bool there = std::ranges::any_of(there_, [&](const QString& one) { return same_name(one, name); });
    QString what;
    if (!person.problem.empty()) {
      what = tr("Line %1 is no name").arg(person.line);
    } else if (person.double_of != 0) {
      what = tr("Twice: also in line %1").arg(person.double_of);
    } else if (there) {
      what = tr("Is there already");
    } else {
      const bool known = member != members_.end();
      what = known ? tr("Member") : tr("New guest");
      people_.push_back({known ? PeopleField::kMemberPrefix + QString::fromStdString(member->id)
                               : PeopleField::kGuestPrefix + name,
                         person.rating, QString::fromStdString(person.club)});
      const QStringList cells{name, person.rating ? QString::number(*person.rating) : QString(), what};
      for (int at = 0; at < cells.size(); ++at) preview_->setItem(row, at, new QTableWidgetItem(cells[at]));
      continue;
    }
    ++passed_over;
    const QStringList cells{name, {}, what};
    for (int at = 0; at < cells.size(); ++at) {
      auto* item = new QTableWidgetItem(cells[at]);
      item->setForeground(palette().color(QPalette::PlaceholderText));
      item->setToolTip(refusal_words(person.problem));
      preview_->setItem(row, at, item);
    }
  }
  preview_->resizeColumnsToContents();
  preview_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  for (const int at : {0, 1, 2})
    preview_->horizontalHeaderItem(at)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  words_->setText(!list ? refusal_words(list.error())
                  : passed_over > 0
                      ? tr("%1 will be added, %2 lines are passed over.").arg(people_.size()).arg(passed_over)
                      : QString());
  style_by(*words_, "role", list ? "muted" : "wrong");
  add_->setText(tr("&Add %1").arg(people_.size()));
  add_->setEnabled(!people_.empty());
}

}  // namespace boardwright::desktop
