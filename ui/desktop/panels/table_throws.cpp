// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_throws.hpp"

#include <algorithm>

#include "ui/desktop/board/board_look.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/chance_news.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/panels/piece_pictures.hpp"

namespace boardwright::desktop {

TableThrows::TableThrows(ScreenGame& game, const ShownPosition& shown, const PiecePictures& pieces,
                         const BoardView& board, const QWidget& boards, DiceToast& toast, LastThrow& last)
    : game_(game),
      shown_(shown),
      pieces_(pieces),
      board_(board),
      boards_(boards),
      toast_(toast),
      last_(last) {
  connect(&toast_, &DiceToast::shown_throw, this, [this](bool shown_now) {
    game_.hold_clocks(shown_now);
    show_last();
  });
  connect(&toast_, &DiceToast::resized, this, &TableThrows::place);
}

void TableThrows::begin() {
  toast_.hide();
  phase_.clear();
}

void TableThrows::show_phase(bool animated) {
  const auto& phase = game_.update().phase;
  const std::string id = phase ? phase->message : "";
  // The first one is how the game begins; after that a new one is news.
  if (!id.empty() && id != phase_ && !phase_.empty() && shown_.live() && !game_.hand_over())
    toast_.show_news({{game_.words().phase(*phase), {}}}, animated);
  phase_ = id.empty() ? "none" : id;
}

void TableThrows::show_news(const std::vector<SeenMove>& news, bool animated) {
  if (game_.hand_over() || !shown_.live()) return;
  std::vector<DiceToast::News> thrown;
  const auto& history = game_.history();
  const std::size_t first = history.size() - std::min(news.size(), history.size());
  for (std::size_t i = first; i < history.size(); ++i)
    if (history[i].seat == BW_CHANCE) thrown.push_back(news_of(i));
  toast_.show_news(std::move(thrown), animated);
}

void TableThrows::show_last() {
  std::vector<DiceToast::News> thrown;
  // While dice roll over the board nobody should read here how they will lie.
  const bool rolling = toast_.isVisible() && !toast_.faces().empty() && shown_.live();
  if (!game_.has_game() || game_.hand_over() || game_.covered() || rolling) return last_.set_news({});
  if (const Variation* tried = shown_.trying()) {
    const auto seats = BoardLook::of(game_.look(), current_theme()).seats;
    const auto moves = tried->seen(0);
    for (auto move = moves.rbegin(); move != moves.rend() && move->seat == BW_CHANCE; ++move)
      thrown.insert(thrown.begin(), DiceToast::news_of(move->text, seats));
  } else {
    const auto& history = game_.history();
    for (std::size_t i = shown_.moves(); i > 0 && history[i - 1].seat == BW_CHANCE; --i)
      thrown.insert(thrown.begin(), news_of(i - 1));
  }
  last_.set_news(std::move(thrown));
}

DiceToast::News TableThrows::news_of(std::size_t index) const {
  return chance_news(game_.history(), index, game_.picture_after(index), game_.look(), board_, pieces_.art());
}

void TableThrows::place() { centre_over_fields(toast_, pieces_.any() ? &board_ : nullptr, boards_); }

}  // namespace boardwright::desktop
