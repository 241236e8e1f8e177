// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/enter/sheet_set_up.hpp"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include "framework/match/arrangement_text.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/enter/sheet_board.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kSheetPiece = 30;  // pixels

}  // namespace

SheetSetUp::SheetSetUp(SheetBoard& board, ArrangePanel& panel, QObject* parent)
    : QObject(parent), board_(board), panel_(panel) {
  const BoardView* view = &board.view();
  connect(view, &BoardView::thrown_away, this, [this](std::uint32_t place) {
    change([place](Arrangement& made) {
      made.take_away(place);
      return std::nullopt;
    });
  });
  connect(view, &BoardView::dropped, this, [this](const QByteArray& kind, std::uint32_t place) {
    change([&](Arrangement& made) { return made.place(kind.toUInt(), place); });
  });
  connect(&panel, &ArrangePanel::choice_changed, this, &SheetSetUp::show);
  connect(&panel, &ArrangePanel::clear_wanted, this, [this] {
    change([](Arrangement& made) {
      made.clear();
      return std::nullopt;
    });
  });
  connect(&panel, &ArrangePanel::menu_due, this, &SheetSetUp::fill_menu);
  connect(&panel, &ArrangePanel::ready, this, [this] {
    if (made_ && made_->complete()) emit ready();
  });
}

void SheetSetUp::begin(const ScoreSheet& sheet) {
  const EnteredGame& game = sheet.game();
  words_ = sheet.words();
  const bool may = sheet.is_open() && board_.art() != nullptr && !game.ends_here();
  if (may && made_ && made_at_ == game.key()) return show();
  made_ = may ? game.arrangement() : std::nullopt;
  made_at_ = game.key();
  panel_.forget_choice();
  show();
}

void SheetSetUp::forget() {
  made_.reset();
  panel_.forget_choice();
}

void SheetSetUp::show() {
  panel_.setVisible(made_.has_value());
  board_.view().set_drops(made_ ? kKindMimeType : "");
  if (!made_) return panel_.set_pieces({}, false, false);
  const QStringList names = words_->kinds();
  std::vector<ArrangePanel::Piece> pieces;
  for (const bw_item& piece : made_->pieces())
    pieces.push_back({piece.kind, piece.count, names.value(static_cast<int>(piece.kind)),
                      board_.art()->on_wood(piece.kind, kSheetPiece, board_.devicePixelRatioF(),
                                            current_theme().board_light)});
  panel_.set_pieces(pieces, !made_->placed().empty(), made_->complete());
  edits_ = arrange_edits(*made_, panel_.chosen_kind());
  board_.show_arrangement(made_->picture(), edits_);
}

void SheetSetUp::change(const Change& change) {
  if (!made_) return;
  const auto refused = change(*made_);
  show();
  emit changed(refused ? words_->explanation(*refused) : QString());
}

void SheetSetUp::do_edit(std::size_t edit) {
  if (edit >= edits_.size()) return;
  const ArrangeEdit chosen = edits_[edit];
  change([&](Arrangement& made) {
    return chosen.from ? made.move(*chosen.from, chosen.to) : made.place(chosen.kind, chosen.to);
  });
}

void SheetSetUp::replace(const std::vector<bw_item>& items) {
  change([&](Arrangement& made) { return made.replace(items); });
}

std::optional<Explanation> SheetSetUp::refusal_of(const std::vector<std::uint32_t>& clicks) const {
  return made_ ? why_not(*made_, panel_.chosen_kind(), clicks) : std::nullopt;
}

void SheetSetUp::place_letters(const std::string& letters) {
  if (!made_) return;
  const auto items = read_arrangement_letters(*made_, letters);
  if (!items) return emit changed(refusal_words(items.error()));
  replace(*items);
}

void SheetSetUp::fill_menu(QMenu* menu) {
  if (!made_) return;
  QAction* paste = menu->addAction(
      tr("&Paste letters"), this, [this] { place_letters(QApplication::clipboard()->text().toStdString()); });
  paste->setEnabled(!QApplication::clipboard()->text().isEmpty());
}

}  // namespace boardwright::desktop
