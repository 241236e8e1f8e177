// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/piece_facts.hpp"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "framework/board/geometry.hpp"
#include "ui/desktop/board/board_view.hpp"
#include "ui/desktop/panels/shown_position.hpp"
#include "ui/desktop/play/sentences.hpp"

namespace boardwright::desktop {

namespace {

struct PieceWords {
  Q_DECLARE_TR_FUNCTIONS(PieceWords)
};

/// The moves that begin on a place.
std::vector<PieceFacts::Way> ways_from(const ScreenGame& game, const ShownPosition& shown,
                                       std::uint32_t place) {
  const TableWords& words = game.words();
  const bool playing = shown.live() && !game.is_record() && !game.update().table.result;
  const std::vector<LegalMove> moves = shown.legal_moves();
  const auto from = playing ? std::nullopt : shown.begun();
  std::vector<PieceFacts::Way> ways;
  for (const auto& move : moves) {
    if (move.clicks.empty() || move.clicks.front() != place) continue;
    PieceFacts::Way way{QString::fromStdString(move.text), {}, {}};
    const AskExplain question{.move = move.text};
    const auto comes = playing ? game.explain(question) : from ? from->explain(question) : std::nullopt;
    if (comes && comes->legal) way.comes = words.explanation(*comes);
    for (const auto& rule : from ? from->rules_of(move.text) : game.rules_of(shown.moves(), move.text))
      way.rules << QString::fromStdString(rule);
    ways.push_back(std::move(way));
  }
  return ways;
}

}  // namespace

std::optional<PieceFacts> piece_facts(const ScreenGame& game, const ShownPosition& shown,
                                      const BoardView& board, std::uint32_t place, bool hints) {
  if (!game.has_game() || game.hand_over() || game.covered() || !board.has_board() ||
      place >= board.place_count())
    return std::nullopt;
  const PictureItem* item = board.picture().at(place);
  if (item == nullptr) return std::nullopt;
  const TableWords& words = game.words();
  const auto name = board.board().place_name(place);
  PieceFacts facts;
  facts.name = capitalised(words.kinds().value(static_cast<int>(item->kind)));
  facts.place = board.board().is_field(place)
                    ? QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
                    : words.trays().value(static_cast<int>(place - board.board().fields().size()));
  QStringList state;
  if ((item->flags & BW_ITEM_MOVED) != 0)
    state << PieceWords::tr("It is marked: it has moved or takes part in what goes on.");
  if ((item->flags & BW_ITEM_REVEALED) != 0)
    state << PieceWords::tr("What it is has been shown to everybody.");
  if (shown.live()) state << tower_words(game, place);
  state.removeAll(QString());
  facts.state = state.join(' ');
  if (shown.sets_up()) return facts;

  facts.ways_told = shown.may_try_out() || hints;
  if (facts.ways_told) facts.ways = ways_from(game, shown, place);
  return facts;
}

QString tower_words(const ScreenGame& game, std::uint32_t place) {
  const auto answer = game.answer(AskTell{place});
  const auto* facts = answer ? std::get_if<TellAnswer>(&*answer) : nullptr;
  if (facts == nullptr) return {};
  const auto told = QJsonDocument::fromJson(QByteArray::fromStdString(facts->facts)).object();
  const QJsonArray stack = told["stack"].toArray();
  if (stack.size() < 2) return {};
  QStringList names;
  const auto& board = game.geometry();
  const QStringList kinds = game.words().kinds();
  for (const auto& id : stack)
    for (std::size_t kind = 0; kind < board->kinds().size(); ++kind)
      if (id.toString().toStdString() == board->kinds()[kind].id)
        names << kinds.value(static_cast<int>(kind));
  return PieceWords::tr("From bottom to top: %1").arg(names.join(", "));
}

QString hint_words(const ScreenGame& game, std::uint32_t place, const QString& move) {
  const auto comes = move.isEmpty() ? std::nullopt : game.explain({.move = move.toStdString()});
  const QString words = comes && comes->legal ? game.words().explanation(*comes) : QString();
  return words.isEmpty() ? tower_words(game, place) : words;
}

}  // namespace boardwright::desktop
