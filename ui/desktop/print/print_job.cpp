// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/print/print_job.hpp"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "framework/match/game_box.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/rules/rule_book.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSceneField = 100;        // units of the scene for a field: fine enough for round corners
constexpr double kPieceOfField = 0.86;  // a piece's square
constexpr double kArtOfPiece = 0.92;    // the picture in it
constexpr double kMillimetresOfInch = 25.4;
constexpr int kTextPixelsOfInch = 96;  // in which the rules are laid out
constexpr int kTextPixels = 14;
constexpr double kCutLine = 0.15, kFooter = 5;

QString words(const char* text) { return QCoreApplication::translate("PrintJob", text); }

}  // namespace

PrintJob::PrintJob(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules, Language language,
                   const PrintChoice& choice)
    : game_(std::move(game)),
      rules_(std::move(rules)),
      language_(language),
      page_(choice.page.fullRect(QPageLayout::Millimeter)),
      inside_(choice.page.paintRect(QPageLayout::Millimeter)) {
  inside_.setHeight(inside_.height() - kFooter);
  const bool has_board = rules_->geometry() != nullptr;
  if (choice.board && has_board) lay_out_board(choice);
  if (choice.pieces && has_board) lay_out_pieces(choice);
  if (choice.rules) lay_out_rules();
}

PrintJob::~PrintJob() = default;

void PrintJob::add_pages(Page::Kind kind, int count) {
  for (int i = 0; i < count; ++i) pages_.push_back({kind, i});
}

void PrintJob::lay_out_board(const PrintChoice& choice) {
  bw_shape bare = *rules_->geometry();
  bare.tray_count = 0;  // what lies beside the board lies beside it on the table too
  scene_ = std::make_unique<BoardScene>();
  scene_->set_board(BoardGeometry(bare), game_->appearance());
  scene_->set_look(BoardLook::of(game_->appearance(), Theme::light()));
  const QSizeF fields = BoardLayout::wanted(scene_->board(), 0, choice.coordinates);
  scene_->arrange(((fields + QSizeF(2, 2)) * kSceneField).toSize(), 0, choice.coordinates, {});
  scene_->show(ground_of_board(*rules_));
  scene_->set_caching(false);
  scale_ = choice.field / scene_->layout().field_size();
  board_size_ = QSizeF(scene_->layout().frame().size()) * scale_;
  // Turned a quarter it may take fewer pages, but then the text on the squares lies: never turned.
  across_ = static_cast<int>(std::ceil(board_size_.width() / inside_.width() - 1e-9));
  down_ = static_cast<int>(std::ceil(board_size_.height() / inside_.height() - 1e-9));
  add_pages(Page::Kind::kBoard, across_ * down_);
}

void PrintJob::lay_out_pieces(const PrintChoice& choice) {
  art_ = std::make_unique<PieceArt>(*BoardGeometry::of(*rules_), game_->appearance());
  for (const auto& [kind, count] : pieces_in_box(*rules_)) pieces_.insert(pieces_.end(), count, kind);
  piece_ = choice.field * kPieceOfField;
  pieces_across_ = std::max(1, static_cast<int>(inside_.width() / piece_));
  pieces_down_ = std::max(1, static_cast<int>(inside_.height() / piece_));
  const int on_page = pieces_across_ * pieces_down_;
  add_pages(Page::Kind::kPieces, (static_cast<int>(pieces_.size()) + on_page - 1) / on_page);
}

void PrintJob::lay_out_rules() {
  const RuleBook book = RuleBook::of(game_, rules_, language_);
  text_ = std::make_unique<QTextDocument>();
  QFont font = text_->defaultFont();
  font.setPixelSize(kTextPixels);  // not in points: what those are depends on the screen
  text_->setDefaultFont(font);
  text_->setDocumentMargin(0);
  // In full where they are written in the language that is spoken, else in short, which they always are.
  if (!book.in_full.isEmpty() && (book.full_in_language || book.in_short.empty())) {
    text_->setMarkdown(book.in_full, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub) |
                                         QTextDocument::MarkdownNoHTML);
  } else {
    QString markdown = "# " + QString::fromStdString(game_->name(language_)) + "\n\n";
    for (const auto& rule : book.in_short) markdown += "**" + rule.number + "**  " + rule.sentence + "\n\n";
    text_->setMarkdown(markdown, QTextDocument::MarkdownNoHTML);
  }
  text_->setPageSize(inside_.size() / kMillimetresOfInch * kTextPixelsOfInch);
  if (!text_->isEmpty()) add_pages(Page::Kind::kRules, text_->pageCount());
}

QString PrintJob::title(int page) const {
  const Page& one = pages_.at(static_cast<std::size_t>(page));
  const auto count =
      std::count_if(pages_.begin(), pages_.end(), [&](const Page& other) { return other.kind == one.kind; });
  const QString what = one.kind == Page::Kind::kBoard    ? words(QT_TRANSLATE_NOOP("PrintJob", "Board"))
                       : one.kind == Page::Kind::kPieces ? words(QT_TRANSLATE_NOOP("PrintJob", "Pieces"))
                                                         : words(QT_TRANSLATE_NOOP("PrintJob", "Rules"));
  const QString named = QString::fromStdString(game_->name(language_)) + " – " + what;
  return count == 1 ? named
                    : words(QT_TRANSLATE_NOOP("PrintJob", "%1, page %2 of %3"))
                          .arg(named)
                          .arg(one.number + 1)
                          .arg(count);
}

void PrintJob::paint(QPainter& painter, int page) const {
  const Page& one = pages_.at(static_cast<std::size_t>(page));
  painter.save();
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform |
                         QPainter::TextAntialiasing);
  switch (one.kind) {
    case Page::Kind::kBoard: paint_board(painter, one.number); break;
    case Page::Kind::kPieces: paint_pieces(painter, one.number); break;
    case Page::Kind::kRules: paint_rules(painter, one.number); break;
  }
  painter.restore();
  painter.save();
  painter.setPen(QColor(0x66, 0x66, 0x66));
  painter.translate(inside_.left(), inside_.bottom() + kFooter);
  painter.scale(kMillimetresOfInch / kTextPixelsOfInch, kMillimetresOfInch / kTextPixelsOfInch);
  QFont font;
  font.setPixelSize(10);
  painter.setFont(font);
  painter.drawText(QPointF(0, 0), title(page));
  painter.restore();
}

/// A part of the board as large as the page takes; the parts are glued edge to edge.
void PrintJob::paint_board(QPainter& painter, int part) const {
  const QPointF from((part % across_) * inside_.width(), (part / across_) * inside_.height());
  const QSizeF size(std::min(inside_.width(), board_size_.width() - from.x()),
                    std::min(inside_.height(), board_size_.height() - from.y()));
  const QRectF target(inside_.topLeft(), size);
  const QRectF frame(scene_->layout().frame());
  const QRectF source(frame.topLeft() + from / scale_, size / scale_);
  painter.setClipRect(target);  // lines round zones go on in the next part
  scene_->render(&painter, target, source, Qt::IgnoreAspectRatio);
  painter.setClipping(false);
  if (across_ * down_ == 1) return;
  painter.setPen(QPen(QColor(0x88, 0x88, 0x88), kCutLine, Qt::DashLine));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(target);
}

void PrintJob::paint_pieces(QPainter& painter, int part) const {
  const int on_page = pieces_across_ * pieces_down_;
  for (int i = 0; i < on_page; ++i) {
    const auto index = static_cast<std::size_t>(part * on_page + i);
    if (index >= pieces_.size()) return;
    const QPointF corner =
        inside_.topLeft() + QPointF((i % pieces_across_) * piece_, (i / pieces_across_) * piece_);
    painter.setPen(QPen(QColor(0x88, 0x88, 0x88), kCutLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(corner, QSizeF(piece_, piece_)));
    painter.save();
    const double rest = piece_ * (1 - kArtOfPiece) / 2;
    painter.translate(corner + QPointF(rest, rest));
    // Drawn large and scaled down: fine lines and letters are made for pixels.
    constexpr double kDrawn = 200;
    painter.scale(piece_ * kArtOfPiece / kDrawn, piece_ * kArtOfPiece / kDrawn);
    art_->draw(painter, pieces_[index], kDrawn);
    painter.restore();
  }
}

void PrintJob::paint_rules(QPainter& painter, int part) const {
  const double scale = kMillimetresOfInch / kTextPixelsOfInch;
  const QSizeF size = text_->pageSize();
  painter.translate(inside_.topLeft());
  painter.scale(scale, scale);
  painter.translate(0, -part * size.height());
  QAbstractTextDocumentLayout::PaintContext context;
  context.clip = QRectF(0, part * size.height(), size.width(), size.height());
  context.palette.setColor(QPalette::Text, Qt::black);  // whatever the theme
  painter.setClipRect(context.clip);
  text_->documentLayout()->draw(&painter, context);
}

bool PrintJob::print(QPagedPaintDevice& device, int dots_per_inch) const {
  QPainter painter;
  if (pages_.empty() || !painter.begin(&device)) return false;
  const double dots = dots_per_inch / kMillimetresOfInch;
  for (int page = 0; page < page_count(); ++page) {
    if (page > 0 && !device.newPage()) return false;
    painter.save();
    painter.scale(dots, dots);
    painter.translate(-device.pageLayout().paintRect(QPageLayout::Millimeter).topLeft());
    paint(painter, page);
    painter.restore();
  }
  return painter.end();
}

}  // namespace boardwright::desktop
