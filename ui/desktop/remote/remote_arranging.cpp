// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_arranging.hpp"

#include <QRandomGenerator>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/board/piece_art.hpp"
#include "ui/desktop/panels/arrange_panel.hpp"
#include "ui/desktop/remote/remote_set_up.hpp"

namespace boardwright::desktop {

namespace {

using ChangeType = ArrangeChange::Type;

}  // namespace

RemoteArranging::RemoteArranging(BoardView& board, ArrangePanel& panel, QObject* parent)
    : QObject(parent), board_(board), panel_(panel) {
  connect(&board, &BoardView::thrown_away, this, [this](std::uint32_t place) {
    change({ChangeType::kTakeAway, 0, place, 0, 0});
  });
  connect(&board, &BoardView::dropped, this, [this](const QByteArray& kind, std::uint32_t place) {
    change({ChangeType::kPlace, kind.toUInt(), place, 0, 0});
  });
  connect(&panel, &ArrangePanel::random_wanted, this, [this] {
    constexpr std::uint64_t kSeeds = (1ULL << 53U) - 1;  // as large as pages write numbers
    change({ChangeType::kAtRandom, 0, 0, 0, QRandomGenerator::system()->generate64() & kSeeds});
  });
  connect(&panel, &ArrangePanel::clear_wanted, this, [this] { change({ChangeType::kClear, 0, 0, 0, 0}); });
  connect(&panel, &ArrangePanel::mirror_wanted, this, [this] { change({ChangeType::kMirror, 0, 0, 0, 0}); });
  connect(&panel, &ArrangePanel::ready, this, [this] {
    if (set_up_) set_up_->ready();
  });
}

RemoteArranging::~RemoteArranging() = default;

void RemoteArranging::set_match(RemoteMatch* match, PieceArt* art) {
  match_ = match;
  art_ = art;
  edits_.clear();
  panel_.forget_choice();
  set_up_ = match != nullptr ? std::make_unique<RemoteSetUp>(*match) : nullptr;
  if (!set_up_) return;
  connect(set_up_.get(), &RemoteSetUp::changed, this, &RemoteArranging::changed);
  connect(set_up_.get(), &RemoteSetUp::refused, this, &RemoteArranging::refused);
}

void RemoteArranging::refresh() { set_up_->refresh(); }

bool RemoteArranging::active() const { return set_up_ && set_up_->active(); }

const Arranged& RemoteArranging::arranged() const { return set_up_->arranged(); }

bool RemoteArranging::show(bool wanted) {
  const bool shown = active() && wanted && art_ != nullptr;
  panel_.setVisible(shown);
  board_.set_drops(shown ? kKindMimeType : "");
  edits_.clear();
  if (!shown) {
    panel_.set_pieces({}, false, false);
    return false;
  }
  std::vector<ArrangePanel::Piece> pieces;
  constexpr int kChip = 30;  // pixels
  for (const auto& left : arranged().left)
    pieces.push_back(
        {left.kind, left.count, match_->board().kind_names.value(static_cast<int>(left.kind)),
         art_->on_wood(left.kind, kChip, board_.devicePixelRatioF(), current_theme().board_light)});
  panel_.set_pieces(pieces, !arranged().placed.empty(), arranged().complete && !match_->pending());
  edits_ = set_up_->edits(panel_.chosen_kind());
  board_.show_picture(arranged().picture);
  board_.set_moves(as_moves(edits_));
  return true;
}

void RemoteArranging::do_edit(std::size_t edit) {
  if (edit >= edits_.size()) return;
  const ArrangeEdit chosen = edits_[edit];
  change(chosen.from ? ArrangeChange{ChangeType::kMove, 0, *chosen.from, chosen.to, 0}
                     : ArrangeChange{ChangeType::kPlace, chosen.kind, chosen.to, 0, 0});
}

void RemoteArranging::try_clicks(const std::vector<std::uint32_t>& clicks) {
  if (clicks.size() > 1)
    change({ChangeType::kMove, 0, clicks.front(), clicks.back(), 0});
  else if (const auto kind = panel_.chosen_kind())
    change({ChangeType::kPlace, *kind, clicks.front(), 0, 0});
}

void RemoteArranging::change(const ArrangeChange& change) {
  if (set_up_) set_up_->change(change);
}

}  // namespace boardwright::desktop
