// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether what a server tells of a match is on the board that it has told before.
#include <algorithm>

#include "ui/desktop/remote/server_board.hpp"

namespace boardwright::desktop {

namespace {

/// Numbers that are drawn without another look at them.
class Fitting {
 public:
  explicit Fitting(const ServerBoard& board)
      : places_(board.names.places.size()),
        fields_(board.geometry ? board.geometry->fields().size() : 0),
        kinds_(board.names.kinds.size()),
        seats_(board.names.seats.count()) {}

  [[nodiscard]] bool item(const PictureItem& item) const {
    constexpr std::uint32_t kMostTogether = 1000;
    return item.place < places_ && item.kind < kinds_ && item.count <= kMostTogether &&
           item.level <= kMostTogether;
  }
  [[nodiscard]] bool border(const BorderCount& border) const {
    return border.field < fields_ && border.other < fields_ && border.owner < seats_;
  }
  [[nodiscard]] bool picture(const Picture& picture) const {
    constexpr std::size_t kMostItems = 20'000;
    return picture.items.size() <= kMostItems &&
           std::all_of(picture.items.begin(), picture.items.end(),
                       [this](const auto& one) { return item(one); }) &&
           std::all_of(picture.borders.begin(), picture.borders.end(),
                       [this](const auto& one) { return border(one); });
  }
  [[nodiscard]] bool difference(const PictureDifference& difference) const {
    using Type = PictureChange::Type;
    const auto change = [this](const PictureChange& one) {
      return (one.type == Type::kAppeared || item(one.before)) &&
             (one.type == Type::kVanished || item(one.after));
    };
    return std::all_of(difference.pieces.begin(), difference.pieces.end(), change) &&
           std::all_of(difference.borders.begin(), difference.borders.end(),
                       [this](const auto& one) { return border(one); });
  }
  [[nodiscard]] bool places(const std::vector<std::uint32_t>& places) const {
    return std::all_of(places.begin(), places.end(), [this](std::uint32_t place) { return place < places_; });
  }
  [[nodiscard]] bool why(const std::optional<Explanation>& why) const { return !why || places(why->places); }
  [[nodiscard]] bool move(const SeenMove& move) const {
    return places(move.places) && picture(move.picture) && difference(move.difference) && why(move.reveals);
  }
  [[nodiscard]] bool moves(const std::vector<SeenMove>& moves) const {
    return std::all_of(moves.begin(), moves.end(), [this](const SeenMove& one) { return move(one); });
  }
  [[nodiscard]] bool placed(const std::vector<PlacedPiece>& pieces) const {
    return std::all_of(pieces.begin(), pieces.end(),
                       [this](const PlacedPiece& one) { return one.place < places_ && one.kind < kinds_; });
  }
  [[nodiscard]] bool arranged(const std::optional<Arranged>& arranged) const {
    if (!arranged) return true;
    const bool left =
        std::all_of(arranged->left.begin(), arranged->left.end(),
                    [this](const Arranged::Left& one) { return one.kind < kinds_ && places(one.places); });
    return left && placed(arranged->placed) && picture(arranged->picture) && why(arranged->refused);
  }

 private:
  std::size_t places_, fields_, kinds_, seats_;
};

}  // namespace

bool fits(const Update& update, const ServerBoard& board) {
  const Fitting on(board);
  const bool moves = std::all_of(update.moves.begin(), update.moves.end(),
                                 [&](const LegalMove& move) { return on.places(move.clicks); });
  const bool clocks = update.clocks.empty() || update.clocks.size() == board.names.seats.count();
  return moves && clocks && on.picture(update.picture) && on.difference(update.difference) &&
         on.moves(update.news) && (!update.last_move || on.move(*update.last_move)) && on.why(update.phase);
}

bool fits(const Answer& answer, const ServerBoard& board) {
  const Fitting on(board);
  if (const auto* history = std::get_if<HistoryAnswer>(&answer))
    return on.picture(history->start) && on.moves(history->moves);
  if (const auto* picture = std::get_if<PictureAnswer>(&answer))
    return !picture->picture || on.picture(*picture->picture);
  if (const auto* explain = std::get_if<ExplainAnswer>(&answer)) return on.why(explain->explanation);
  if (const auto* view = std::get_if<ViewAnswer>(&answer)) return on.picture(view->picture);
  if (const auto* arrange = std::get_if<ArrangeAnswer>(&answer)) return on.arranged(arrange->arranged);
  return true;
}

}  // namespace boardwright::desktop
