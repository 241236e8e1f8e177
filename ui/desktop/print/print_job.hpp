// SPDX-License-Identifier: GPL-3.0-or-later
//
// A board game on paper, to scale: board, pieces to cut out, numbered rules, of any variant. Lengths are in
// millimetres on the paper.
#pragma once

#include <QPageLayout>
#include <QTextDocument>
#include <memory>
#include <vector>

#include "framework/catalogue/game.hpp"
#include "ui/desktop/board/board_scene.hpp"

class QPagedPaintDevice;
class QPainter;

namespace boardwright::desktop {

class PieceArt;

inline constexpr double kSmallestField = 10, kLargestPrintedField = 120;

struct PrintChoice {
  bool board = true, pieces = true, rules = true;
  double field = 40;  ///< side of a field, from kSmallestField to kLargestPrintedField
  bool coordinates = true;
  QPageLayout page{QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF(10, 10, 10, 10),
                   QPageLayout::Millimeter};
};

/// The pages that a choice comes to. Painting one changes nothing; the interface's thread.
class PrintJob {
 public:
  PrintJob(std::shared_ptr<const Game> game, std::shared_ptr<const Rules> rules, Language language,
           const PrintChoice& choice);
  ~PrintJob();
  PrintJob(const PrintJob&) = delete;
  PrintJob& operator=(const PrintJob&) = delete;

  [[nodiscard]] int page_count() const noexcept { return static_cast<int>(pages_.size()); }
  /// What is on a page, for people: "Board, part 2 of 4".
  [[nodiscard]] QString title(int page) const;
  /// The whole board's size.
  [[nodiscard]] QSizeF board_size() const noexcept { return board_size_; }
  [[nodiscard]] QSizeF page_size() const noexcept { return page_.size(); }
  /// One unit of the painter is a millimetre; (0, 0) is the paper's corner.
  void paint(QPainter& painter, int page) const;
  /// All pages, on a printer or into a PDF that has this job's page layout. False: the device took nothing.
  [[nodiscard]] bool print(QPagedPaintDevice& device, int dots_per_inch) const;

 private:
  struct Page {
    enum class Kind { kBoard, kPieces, kRules } kind;
    int number = 0;  ///< among those of its kind
  };
  void lay_out_board(const PrintChoice& choice);
  void lay_out_pieces(const PrintChoice& choice);
  void lay_out_rules();
  void add_pages(Page::Kind kind, int count);
  void paint_board(QPainter& painter, int part) const;
  void paint_pieces(QPainter& painter, int part) const;
  void paint_rules(QPainter& painter, int part) const;

  std::shared_ptr<const Game> game_;
  std::shared_ptr<const Rules> rules_;
  Language language_;
  QRectF page_, inside_;  ///< the paper, and what may be printed on
  std::vector<Page> pages_;
  std::unique_ptr<BoardScene> scene_;
  std::unique_ptr<PieceArt> art_;
  QSizeF board_size_;
  double scale_ = 1;  ///< millimetres for a unit of the scene
  int across_ = 0, down_ = 0;
  std::vector<std::uint32_t> pieces_;  ///< kinds, one for each piece
  double piece_ = 0;                   ///< side of the square that a piece is cut out of
  int pieces_across_ = 0, pieces_down_ = 0;
  std::unique_ptr<QTextDocument> text_;
};

}  // namespace boardwright::desktop
