// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/papers_dialog.hpp"

#include <QBoxLayout>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStandardPaths>
#include <algorithm>

#include "framework/papers/paper_game.hpp"
#include "framework/papers/paper_of.hpp"
#include "framework/papers/web_folder.hpp"
#include "framework/statistics/report_kind.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/save_file.hpp"
#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/styled.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/dialogs/dialog_form.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/paper_sheets.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kPapersWidth = 280, kSheetEdge = 8, kUsualPlaces = 3;
const QString kPaperNames = QStringLiteral("evening/paper_names");

}  // namespace

PapersDialog::PapersDialog(tournament::Tournament now, tournament::NameOf names, std::string state,
                           const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent),
      now_(std::move(now)),
      names_of_(std::move(names)),
      state_(std::move(state)),
      catalogue_(catalogue),
      list_(new QListWidget),
      rounds_(new QComboBox),
      names_(new QComboBox),
      languages_(new QComboBox),
      places_(new QSpinBox),
      preview_(new QLabel),
      page_(new QLabel),
      words_(new QLabel),
      previous_(new QPushButton(tr("Pr&evious sheet"))),
      next_(new QPushButton(tr("&Next sheet"))),
      print_(new QPushButton(tr("&Print…"))),
      save_(new QPushButton(tr("&Save…"))),
      web_(new QPushButton(tr("Folder for the &web…"))),
      close_(new QPushButton(tr("&Close"))) {
  setWindowTitle(tr("Papers"));
  setObjectName("papers_dialog");
  resize(920, 660);
  build();
  fill_kinds();
  make();
}

void PapersDialog::build() {
  list_->setObjectName("papers");
  list_->setAccessibleName(tr("Papers"));
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  rounds_->setObjectName("paper_round");
  names_->setObjectName("paper_names");
  languages_->setObjectName("paper_language");
  places_->setObjectName("paper_places");
  preview_->setObjectName("paper_preview");
  words_->setObjectName("paper_words");
  print_->setObjectName("paper_print");
  save_->setObjectName("paper_save");
  web_->setObjectName("paper_web");
  next_->setObjectName("paper_next");
  previous_->setObjectName("paper_previous");
  print_->setProperty("primary", true);
  for (QComboBox* box : {rounds_, names_, languages_}) {
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
  }
  fill_choices();
  places_->setRange(1, std::max(1, static_cast<int>(now_.entrants.size())));
  places_->setValue(kUsualPlaces);
  places_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  page_->setAlignment(Qt::AlignCenter);
  preview_->setAlignment(Qt::AlignCenter);
  preview_->setMinimumSize(200, 160);
  preview_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
  lay_out();
  join();
}

void PapersDialog::fill_choices() {
  for (const auto& round : now_.rounds)
    rounds_->addItem(tr("Round %1").arg(round.published.round), round.published.round);
  rounds_->setCurrentIndex(rounds_->count() - 1);
  names_->addItems({tr("whole names"), tr("first name and a letter"), tr("numbers only")});
  names_->setCurrentIndex(std::clamp(QSettings().value(kPaperNames).toInt(), 0, 2));
  for (const Language language : languages())
    languages_->addItem(QString::fromStdString(facts_of(language).name));
  languages_->setCurrentIndex(static_cast<int>(spoken_language().index()));
}

void PapersDialog::lay_out() {
  auto* choice = new QWidget;
  auto* column = new QVBoxLayout(choice);
  column->setContentsMargins({});
  column->setSpacing(10);
  column->addWidget(list_);
  auto* fields = new QWidget;
  form_ = make_form(fields);
  form_->addRow(tr("Round:"), rounds_);
  form_->addRow(tr("Places:"), places_);
  form_->addRow(tr("Names:"), names_);
  form_->addRow(tr("Language:"), languages_);
  column->addWidget(fields);
  column->addWidget(words_);
  column->addStretch();
  auto* left = new QVBoxLayout;
  left->setSpacing(8);
  left->addWidget(new ColumnScroll(choice, kPapersWidth), 1);
  for (QPushButton* button : {print_, save_, web_, close_}) {
    button->setAutoDefault(false);
    left->addWidget(button);
  }
  auto* turning = new QHBoxLayout;
  turning->setSpacing(8);
  turning->addWidget(previous_);
  turning->addWidget(page_, 1);
  turning->addWidget(next_);
  for (QPushButton* button : {previous_, next_}) button->setAutoDefault(false);
  auto* right = new QVBoxLayout;
  right->addWidget(preview_, 1);
  right->addLayout(turning);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 16, 16, 16);
  row->setSpacing(16);
  row->addLayout(left);
  row->addLayout(right, 1);
}

void PapersDialog::join() {
  connect(list_, &QListWidget::currentRowChanged, this, &PapersDialog::make);
  for (QComboBox* box : {rounds_, names_, languages_})
    connect(box, &QComboBox::currentIndexChanged, this, &PapersDialog::make);
  connect(names_, &QComboBox::currentIndexChanged, this,
          [](int form) { QSettings().setValue(kPaperNames, form); });
  connect(places_, &QSpinBox::valueChanged, this, &PapersDialog::make);
  connect(previous_, &QPushButton::clicked, this, [this] { turn(-1); });
  connect(next_, &QPushButton::clicked, this, [this] { turn(1); });
  connect(print_, &QPushButton::clicked, this, &PapersDialog::ask_printer);
  connect(save_, &QPushButton::clicked, this, &PapersDialog::ask_file);
  connect(web_, &QPushButton::clicked, this, &PapersDialog::ask_folder);
  connect(close_, &QPushButton::clicked, this, &QDialog::reject);
}

void PapersDialog::fill_kinds() {
  const QSignalBlocker quiet(list_);
  const bool open = now_.settings.system == tournament::System::kOpenEvening;
  for (const papers::PaperKind& kind : papers::paper_kinds()) {
    using papers::PaperNeeds;
    // An open evening has no rounds; before the first one there is nothing to hang up.
    if (kind.needs == PaperNeeds::kRound && now_.rounds.empty()) continue;
    if (open ? kind.needs == PaperNeeds::kRoundsOnly || kind.name == "personal" : kind.name == "matches")
      continue;
    if (kind.name == "state" && state_.empty()) continue;
    auto* item = new QListWidgetItem(paper_name(kind.name));
    item->setData(Qt::UserRole,
                  QString::fromUtf8(kind.name.data(), static_cast<qsizetype>(kind.name.size())));
    item->setSizeHint({0, list_->fontMetrics().height() + 12});
    list_->addItem(item);
  }
  list_->setFixedHeight(list_->count() * (list_->fontMetrics().height() + 12) + 12);
  list_->setCurrentRow(0);
}

const papers::PaperKind* PapersDialog::kind() const {
  const QListWidgetItem* item = list_->currentItem();
  return item == nullptr ? nullptr
                         : papers::find_paper_kind(item->data(Qt::UserRole).toString().toStdString());
}

void PapersDialog::choose(std::string_view kind) {
  for (int row = 0; row < list_->count(); ++row)
    if (list_->item(row)->data(Qt::UserRole).toString().toStdString() == kind) list_->setCurrentRow(row);
}

std::uint32_t PapersDialog::number() const {
  const papers::PaperKind* chosen = kind();
  if (chosen == nullptr) return 0;
  return chosen->needs == papers::PaperNeeds::kPlaces ? static_cast<std::uint32_t>(places_->value())
                                                      : rounds_->currentData().toUInt();
}

Result<papers::EveningPaper> PapersDialog::paper() const {
  papers::PaperFrame frame;
  frame.language = languages()[static_cast<std::size_t>(std::max(0, languages_->currentIndex()))];
  frame.date = day_words(now_.history.empty() ? 0 : now_.history.front().time, frame.language).toStdString();
  frame.games = papers::paper_games(catalogue_, now_.settings, frame.language);
  if (const papers::PaperKind* chosen = kind(); chosen != nullptr && chosen->name == "state")
    frame.state = state_;
  frame.names = static_cast<papers::NameForm>(std::max(0, names_->currentIndex()));
  return papers::paper_of(now_, names_of_, std::move(frame));
}

void PapersDialog::make() {
  const papers::PaperKind* chosen = kind();
  json_.clear();
  sheet_ = 0;
  if (chosen == nullptr) return look();
  using papers::PaperNeeds;
  form_->setRowVisible(rounds_, chosen->needs == PaperNeeds::kRound ||
                                    (chosen->needs == PaperNeeds::kAnyRound && rounds_->count() > 0));
  form_->setRowVisible(places_, chosen->needs == PaperNeeds::kPlaces);
  tell({}, false);
  const auto shown = paper();
  const auto made = shown ? chosen->json(*shown, number()) : Result<std::string>(fail(shown.error()));
  if (made)
    json_ = *made;
  else
    tell(refusal_words(made.error()), true);
  look();
}

void PapersDialog::look() {
  sheets_ = 0;
  QPixmap seen;
  if (!json_.empty()) {
    const QSize room = preview_->size() - QSize(2 * kSheetEdge, 2 * kSheetEdge);
    const qreal ratio = devicePixelRatioF();
    constexpr double kA4 = 842.0 / 595;
    const int width = static_cast<int>(std::min<double>(room.width(), room.height() / kA4) * ratio);
    const auto picture = picture_of_sheet(json_, sheet_, std::max(width, 60));
    if (picture) {
      sheets_ = picture->sheets;
      seen = QPixmap::fromImage(picture->picture);
      seen.setDevicePixelRatio(ratio);
    } else {
      tell(refusal_words(picture.error()), true);
    }
  }
  preview_->setPixmap(seen);
  page_->setText(sheets_ == 0 ? QString() : tr("%1 of %2").arg(sheet_ + 1).arg(sheets_));
  preview_->setAccessibleName(
      list_->currentItem() == nullptr ? QString() : list_->currentItem()->text() + ' ' + page_->text());
  previous_->setEnabled(sheet_ > 0);
  next_->setEnabled(sheet_ + 1 < sheets_);
  for (QPushButton* button : {print_, save_}) button->setEnabled(sheets_ > 0);
}

void PapersDialog::turn(int by) {
  sheet_ = std::clamp(sheet_ + by, 0, std::max(0, sheets_ - 1));
  look();
}

void PapersDialog::tell(const QString& sentence, bool wrong) {
  words_->setText(sentence);
  words_->setVisible(!sentence.isEmpty());
  style_by(*words_, "role", wrong ? "wrong" : "muted");
  if (!sentence.isEmpty()) announce(*this, sentence);
}

QString PapersDialog::words() const { return words_->text(); }

Result<void> PapersDialog::save(const std::filesystem::path& file) const {
  const papers::PaperKind* chosen = kind();
  const auto ending = report_kind(file);
  if (!ending) return fail(ending.error());
  if (chosen == nullptr || json_.empty()) return fail("there is nothing to print");
  if (*ending == ReportKind::kPaper || chosen->list == nullptr) {
    const auto pdf = pdf_of_paper(json_);
    return pdf ? save_file(file, *pdf, Readers::kEverybody) : fail(pdf.error());
  }
  const auto shown = paper();
  if (!shown) return fail(shown.error());
  const auto list = chosen->list(*shown, number());
  if (!list) return fail(list.error());
  return save_file(file, *ending == ReportKind::kTable ? papers::list_csv(*list) : papers::list_page(*list),
                   Readers::kEverybody);
}

Result<void> PapersDialog::save_web(const std::filesystem::path& folder) const {
  const auto shown = paper();
  if (!shown) return fail(shown.error());
  for (const papers::WebFile& file : papers::web_folder(*shown))
    if (auto saved = save_file(folder / file.name, file.content, Readers::kEverybody); !saved) return saved;
  return {};
}

void PapersDialog::ask_file() {
  const papers::PaperKind* chosen = kind();
  if (chosen == nullptr) return;
  QString filters = QStringLiteral("PDF (*.pdf)");
  if (chosen->list != nullptr)
    filters += QStringLiteral(";;") + tr("Page for a browser") + QStringLiteral(" (*.html);;") +
               tr("Table for a spreadsheet") + QStringLiteral(" (*.csv)");
  QString name =
      QString::fromStdString(now_.settings.name) + QStringLiteral(" - ") + list_->currentItem()->text();
  name.replace('/', '-');
  QString filter;
  QString file = QFileDialog::getSaveFileName(
      this, tr("Save"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) + '/' + name,
      filters, &filter);
  if (file.isEmpty()) return;
  if (!report_kind(file.toStdString()))
    file += filter.contains(QStringLiteral("html"))  ? QStringLiteral(".html")
            : filter.contains(QStringLiteral("csv")) ? QStringLiteral(".csv")
                                                     : QStringLiteral(".pdf");
  const auto saved = save(file.toStdString());
  tell(saved ? tr("Saved: %1").arg(file) : refusal_words(saved.error()), !saved);
}

void PapersDialog::ask_folder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder for the web"));
  if (folder.isEmpty()) return;
  const auto saved = save_web(folder.toStdString());
  tell(saved ? tr("Saved: %1").arg(folder) : refusal_words(saved.error()), !saved);
}

void PapersDialog::ask_printer() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageSize(QPageSize(QPageSize::A4));
  printer.setDocName(list_->currentItem()->text());
  QPrintDialog dialog(&printer, this);
  dialog.setOptions(QAbstractPrintDialog::PrintToFile);
  if (dialog.exec() != QDialog::Accepted) return;
  if (const auto printed = print_paper(printer, json_); !printed)
    tell(tr("The printer can't be reached."), true);
}

void PapersDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  look();
}

}  // namespace boardwright::desktop
