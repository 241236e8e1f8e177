// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/remote_news.hpp"

#include <algorithm>

#include "ui/desktop/access/announcer.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/panels/chance_news.hpp"
#include "ui/desktop/panels/dice_toast.hpp"
#include "ui/desktop/panels/last_throw.hpp"
#include "ui/desktop/play/chance_words.hpp"
#include "ui/desktop/remote/remote_match.hpp"

namespace boardwright::desktop {

RemoteNews::RemoteNews(BoardView& board, QWidget& boards, LastThrow& last, QObject* parent)
    : QObject(parent), board_(board), boards_(boards), last_(last), toast_(new DiceToast(&boards)) {
  connect(toast_, &DiceToast::resized, this, &RemoteNews::place);
}

void RemoteNews::begin(const Appearance& look, PieceArt* art) {
  look_ = look;
  art_ = art;
}

void RemoteNews::forget() {
  toast_->hide();
  last_.set_news({});
  art_ = nullptr;
}

void RemoteNews::tell(const RemoteMatch& match, const std::vector<SeenMove>& news) {
  for (const SeenMove& move : news) {
    if (match.plays() && match.update().viewer == move.seat) continue;
    const QString seat = match.board().seat(move.seat);
    const QString text = move.seat == BW_CHANCE ? chance_words(move.text, match.board().seat_names)
                                                : QString::fromStdString(move.text);
    announce(boards_, seat.isEmpty() ? text : label_and_value(seat, text));
  }
}

void RemoteNews::show_throws(const RemoteMatch& match, std::size_t news, bool animated) {
  std::vector<DiceToast::News> thrown;
  const auto& history = match.history();
  for (std::size_t i = history.size() - std::min(news, history.size()); i < history.size(); ++i)
    if (history[i].seat == BW_CHANCE)
      thrown.push_back(chance_news(history, i, match.picture_after(i), look_, board_, art_));
  toast_->show_news(std::move(thrown), animated);
}

void RemoteNews::show_last(const RemoteMatch& match, std::size_t moves, bool rolls) {
  std::vector<DiceToast::News> thrown;
  // While dice roll over the board nobody should read here how they will lie.
  const bool rolling = rolls && toast_->isVisible() && !toast_->faces().empty();
  const auto& history = match.history();
  for (std::size_t i = moves; !rolling && i > 0 && history[i - 1].seat == BW_CHANCE; --i)
    thrown.insert(thrown.begin(),
                  chance_news(history, i - 1, match.picture_after(i - 1), look_, board_, art_));
  last_.set_news(std::move(thrown));
}

void RemoteNews::place() { centre_over_fields(*toast_, art_ != nullptr ? &board_ : nullptr, boards_); }

}  // namespace boardwright::desktop
