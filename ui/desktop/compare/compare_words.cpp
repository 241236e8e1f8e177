// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/compare/compare_words.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/side_colours.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/compare/compare_side.hpp"
#include "ui/desktop/compare/difference_table.hpp"

namespace boardwright::desktop {

namespace {

class CompareWords {
  Q_DECLARE_TR_FUNCTIONS(CompareWords)
};

QString letters_of(const std::vector<bool>& sides) {
  QStringList letters;
  for (std::size_t side = 0; side < sides.size(); ++side)
    if (sides[side]) letters << side_letter(side);
  return letters.join(", ");
}

/// Why sides refuse the move of this text.
QStringList refusals_of(const QString& move, const MoveDifference& difference,
                        const std::vector<CompareSide*>& sides) {
  QStringList sentences;
  for (const DifferingMove& differing : difference.moves)
    if (QString::fromStdString(differing.text) == move)
      sentences << DifferenceTable::refusals(differing, sides);
  return sentences;
}

}  // namespace

QString apart_words(std::span<const RuleSet> sets, std::span<const Misfit> misfits) {
  QStringList sentences;
  if (sets.empty()) sentences << CompareWords::tr("Choose two variants to compare.");
  const auto name = [&](std::size_t side) {
    const Entry& entry = sets[side].entry;
    return entry.game->variant_name(spoken_language(), *entry.variant);
  };
  for (const auto& [side, mismatch] : misfits)
    sentences << QString::fromStdString(mismatch_text(spoken_language(), mismatch, name(0), name(side)));
  if (!misfits.empty())
    sentences << QString()
              << CompareWords::tr(
                     "There are no boards in step for rule sets on different boards. What differs in "
                     "their rules stands below; what many games show can be seen under Figures.");
  return sentences.join('\n');
}

QString played_words(const QString& move, const std::vector<bool>& plays, const MoveDifference& before,
                     const std::vector<CompareSide*>& sides) {
  if (std::find(plays.begin(), plays.end(), false) == plays.end()) return {};
  QStringList sentences{CompareWords::tr("%1 was made on %2.").arg(move, letters_of(plays))};
  sentences << refusals_of(move, before, sides);
  return sentences.join(' ');
}

QString parting_words(const RecordRun& run, const Record& record, const SideBySide& games,
                      const MoveDifference& difference, const std::vector<CompareSide*>& sides) {
  using How = Parting::How;
  const auto plies = static_cast<int>(run.parting.plies);
  const auto move = [&](std::size_t ply) { return QString::fromStdString(record.moves[ply].text); };
  const QString same = CompareWords::tr("The same for %1 moves.").arg(plies);
  QStringList sentences;
  switch (run.parting.how) {
    case How::kNot: return CompareWords::tr("The same to the end of the record, for %1 moves.").arg(plies);
    case How::kStart:
      sentences << CompareWords::tr("Not every rule set can start where the record does.");
      for (const CompareSide* side : sides)
        if (const auto& why = run.sides[side->number()].no_start)
          sentences << QString::fromStdString(
              no_counterpart_text(spoken_language(), *why, side->name().toStdString()));
      break;
    case How::kMove:
      sentences << same << CompareWords::tr("Next is %1.").arg(move(run.parting.plies))
                << refusals_of(move(run.parting.plies), difference, sides);
      break;
    case How::kPosition:
      sentences << same
                << CompareWords::tr("The last of them, %1, leads to different positions.")
                       .arg(move(run.parting.plies - 1));
      break;
    case How::kResult:
      sentences << same << CompareWords::tr("Then the results differ.");
      for (const CompareSide* side : sides) {
        const GameLine* line = games.line(side->number());
        sentences << label_and_value(side_letter(side->number()),
                                     line != nullptr && line->result()
                                         ? side->ended(*line->result())
                                         : CompareWords::tr("The game goes on."));
      }
      break;
  }
  return sentences.join(' ');
}

}  // namespace boardwright::desktop
