// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/print/print_dialog.hpp"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>

#include "framework/text/save_file.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/kit/column_scroll.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kPdfResolution = 1200;                    // dots per inch
constexpr int kPreviewMargin = 10, kChoiceWidth = 290;  // pixels

}  // namespace

PrintDialog::PrintDialog(Catalogue catalogue, std::shared_ptr<const Game> game, const std::string& variant,
                         QWidget* parent)
    : QDialog(parent),
      catalogue_(std::move(catalogue)),
      game_(std::move(game)),
      variant_(variant),
      variants_(new QComboBox),
      paper_(new QComboBox),
      board_(new QCheckBox(tr("&Board"))),
      pieces_(new QCheckBox(tr("&Pieces to cut out"))),
      rules_box_(new QCheckBox(tr("&Rules"))),
      coordinates_(new QCheckBox(tr("&Coordinates"))),
      landscape_(new QCheckBox(tr("&Landscape"))),
      field_(new QDoubleSpinBox),
      preview_(new QLabel),
      page_name_(new QLabel),
      size_(new QLabel),
      previous_(new QPushButton(tr("Pr&evious page"))),
      next_(new QPushButton(tr("&Next page"))),
      print_(new QPushButton(tr("Pr&int…"))),
      pdf_(new QPushButton(tr("&Save as PDF…"))),
      close_(new QPushButton(tr("Cl&ose"))) {
  setWindowTitle(tr("Print a game to scale"));
  resize(940, 660);
  build();
  fill_games();
  lay_out();
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::build() {
  QLayout* choices = build_choices();
  QLayout* pages = build_preview();
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 16, 16, 16);
  row->setSpacing(16);
  row->addLayout(choices);
  row->addLayout(pages, 1);
  join();
}

QLayout* PrintDialog::build_choices() {
  variants_->setObjectName("print_variant");
  paper_->setObjectName("print_paper");
  field_->setObjectName("print_field");
  board_->setObjectName("print_board");
  pieces_->setObjectName("print_pieces");
  rules_box_->setObjectName("print_rules");
  landscape_->setObjectName("print_landscape");
  coordinates_->setObjectName("print_coordinates");
  pdf_->setObjectName("print_pdf");
  print_->setObjectName("print_print");
  variants_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  variants_->setMinimumContentsLength(14);
  paper_->addItem("A4", QPageSize::A4);
  paper_->addItem("A3", QPageSize::A3);
  paper_->addItem("A2", QPageSize::A2);
  paper_->addItem("Letter", QPageSize::Letter);
  field_->setRange(kSmallestField, kLargestPrintedField);
  field_->setDecimals(1);
  field_->setButtonSymbols(QAbstractSpinBox::NoButtons);  // the arrow keys and the wheel do the same
  field_->setSuffix(QStringLiteral(" mm"));
  field_->setValue(PrintChoice{}.field);
  for (QCheckBox* box : {board_, pieces_, rules_box_, coordinates_}) box->setChecked(true);
  size_->setProperty("role", "muted");
  size_->setWordWrap(true);
  print_->setProperty("primary", true);
  auto* form = new QFormLayout;
  form->setSpacing(10);
  form->addRow(tr("&Game:"), variants_);
  form->addRow(tr("&Field:"), field_);
  form->addRow(tr("P&aper:"), paper_);
  auto* column = new QVBoxLayout;
  column->setSpacing(8);
  column->addLayout(form);
  for (QCheckBox* box : {landscape_, board_, coordinates_, pieces_, rules_box_}) column->addWidget(box);
  column->addWidget(size_);
  column->addStretch(1);
  column->setContentsMargins(0, 0, 0, 0);
  auto* choice = new QWidget;
  choice->setLayout(column);
  auto* left = new QVBoxLayout;
  left->setSpacing(8);
  left->addWidget(new ColumnScroll(choice, kChoiceWidth), 1);
  for (QPushButton* button : {print_, pdf_, close_}) left->addWidget(button);
  return left;
}

QLayout* PrintDialog::build_preview() {
  preview_->setObjectName("print_preview");
  next_->setObjectName("print_next");
  previous_->setObjectName("print_previous");
  page_name_->setWordWrap(true);
  page_name_->setAlignment(Qt::AlignCenter);
  preview_->setAlignment(Qt::AlignCenter);
  preview_->setMinimumSize(240, 160);
  preview_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
  auto* turn = new QHBoxLayout;
  turn->setSpacing(8);
  turn->addWidget(previous_);
  turn->addWidget(page_name_, 1);
  turn->addWidget(next_);
  auto* right = new QVBoxLayout;
  right->addWidget(preview_, 1);
  right->addLayout(turn);
  return right;
}

void PrintDialog::join() {
  for (QCheckBox* box : {landscape_, board_, coordinates_, pieces_, rules_box_})
    connect(box, &QCheckBox::toggled, this, &PrintDialog::lay_out);
  for (QComboBox* box : {variants_, paper_})
    connect(box, &QComboBox::currentIndexChanged, this, &PrintDialog::lay_out);
  connect(field_, &QDoubleSpinBox::valueChanged, this, &PrintDialog::lay_out);
  connect(previous_, &QPushButton::clicked, this, [this] { show_page(page_ - 1); });
  connect(next_, &QPushButton::clicked, this, [this] { show_page(page_ + 1); });
  connect(print_, &QPushButton::clicked, this, &PrintDialog::ask_printer);
  connect(pdf_, &QPushButton::clicked, this, &PrintDialog::ask_pdf);
  connect(close_, &QPushButton::clicked, this, &QDialog::reject);
}

void PrintDialog::fill_games() {
  const QSignalBlocker quiet(variants_);
  for (const auto& game : catalogue_.games()) {
    if (!game->file_problems().empty()) continue;
    for (const Variant& variant : game->variants()) {
      const QString name = QString::fromStdString(game->name(spoken_language())) + ", " +
                           QString::fromStdString(game->variant_name(spoken_language(), variant));
      variants_->addItem(name, QString::fromStdString(game->id() + "/" + variant.id));
      if (game == game_ && variant.id == variant_) variants_->setCurrentIndex(variants_->count() - 1);
    }
  }
}

PrintChoice PrintDialog::choice() const {
  PrintChoice choice;
  choice.board = board_->isChecked();
  choice.pieces = pieces_->isChecked();
  choice.rules = rules_box_->isChecked();
  choice.coordinates = coordinates_->isChecked();
  choice.field = field_->value();
  choice.page.setPageSize(QPageSize(static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt())));
  choice.page.setOrientation(landscape_->isChecked() ? QPageLayout::Landscape : QPageLayout::Portrait);
  choice.page.setUnits(QPageLayout::Millimeter);
  choice.page.setMargins(QMarginsF(10, 10, 10, 10));
  return choice;
}

void PrintDialog::lay_out() {
  const auto entry = catalogue_.find(variants_->currentData().toString().toStdString());
  const auto rules = entry ? entry->create() : Result<std::shared_ptr<const Rules>>(fail(entry.error()));
  job_.reset();
  if (rules) {
    game_ = entry->game;
    rules_ = *rules;
    job_ = std::make_unique<PrintJob>(game_, rules_, spoken_language(), choice());
  }
  coordinates_->setEnabled(board_->isChecked());
  const bool any = job_ != nullptr && job_->page_count() > 0;
  print_->setEnabled(any);
  pdf_->setEnabled(any);
  QString size = rules ? QString() : refusal_words(rules.error());
  if (any && board_->isChecked()) {
    const QLocale locale = field_->locale();
    size = tr("The board is %1 by %2 cm.")
               .arg(locale.toString(job_->board_size().width() / 10, 'f', 1),
                    locale.toString(job_->board_size().height() / 10, 'f', 1)) +
           ' ' + tr("Print without fitting to the page, or the scale is lost.");
  }
  size_->setText(size);
  show_page(page_);
}

void PrintDialog::show_page(int page) {
  const int count = job_ == nullptr ? 0 : job_->page_count();
  page_ = std::clamp(page, 0, std::max(0, count - 1));
  previous_->setEnabled(page_ > 0);
  next_->setEnabled(page_ + 1 < count);
  page_name_->setText(count == 0 ? tr("Nothing is chosen.")
                                 : job_->title(page_) + '\n' + tr("%1 of %2").arg(page_ + 1).arg(count));
  paint_preview();
}

void PrintDialog::paint_preview() {
  if (job_ == nullptr || job_->page_count() == 0) return preview_->setPixmap({});
  const QSizeF page = job_->page_size();
  const QSizeF room = QSizeF(preview_->size()) - QSizeF(2 * kPreviewMargin, 2 * kPreviewMargin);
  const double scale = std::min(room.width() / page.width(), room.height() / page.height());
  if (scale <= 0) return;
  const qreal ratio = devicePixelRatioF();
  QPixmap picture((page * scale * ratio).toSize());
  picture.setDevicePixelRatio(ratio);
  picture.fill(Qt::white);
  QPainter painter(&picture);
  painter.scale(scale, scale);
  job_->paint(painter, page_);
  painter.end();
  preview_->setPixmap(picture);
  preview_->setAccessibleName(page_name_->text());
}

void PrintDialog::resizeEvent(QResizeEvent* event) {
  QDialog::resizeEvent(event);
  paint_preview();
}

Result<void> PrintDialog::save_pdf(const std::filesystem::path& file) const {
  if (job_ == nullptr || job_->page_count() == 0) return fail("there is nothing to print");
  QBuffer made;
  made.open(QIODevice::WriteOnly);
  {
    QPdfWriter pdf(&made);
    pdf.setResolution(kPdfResolution);
    pdf.setPageLayout(choice().page);
    pdf.setTitle(windowTitle());
    if (!job_->print(pdf, kPdfResolution)) return fail(file.string() + ": can't be written");
  }
  return save_file(file, made.data().toStdString(), Readers::kEverybody);
}

void PrintDialog::ask_pdf() {
  const QString name = QFileDialog::getSaveFileName(this, tr("Save as PDF"), {}, "PDF (*.pdf)");
  if (name.isEmpty()) return;
  const QString file = name.endsWith(".pdf", Qt::CaseInsensitive) ? name : name + ".pdf";
  const auto saved = save_pdf(file.toStdString());
  if (saved) return;
  QMessageBox box(QMessageBox::Warning, windowTitle(), refusal_words(saved.error()), QMessageBox::Close,
                  this);
  box.setTextFormat(Qt::PlainText);  // a file's name is in it
  box.exec();
}

void PrintDialog::ask_printer() {
  QPrinter printer(QPrinter::HighResolution);
  printer.setPageLayout(choice().page);
  QPrintDialog dialog(&printer, this);
  dialog.setOptions(QAbstractPrintDialog::PrintToFile);
  if (dialog.exec() != QDialog::Accepted) return;
  printer.setPageLayout(choice().page);  // the job was laid out for it
  if (!job_->print(printer, printer.resolution()))
    QMessageBox::warning(this, windowTitle(), tr("The printer can't be reached."));
}

}  // namespace boardwright::desktop
