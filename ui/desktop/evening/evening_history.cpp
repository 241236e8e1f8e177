// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/evening_history.hpp"

#include <QCoreApplication>
#include <QStringList>

#include "framework/evening/event_words.hpp"
#include "framework/evening/what_depends.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/evening/evening_view.hpp"

namespace boardwright::desktop {

namespace {

using tournament::BoardNow;
using tournament::Corrected;
using tournament::Published;
using tournament::ResultGiven;
using tournament::Round;
using tournament::Tournament;
using tournament::Withdrawn;

struct EveningHistory {
  Q_DECLARE_TR_FUNCTIONS(EveningHistory)
};

}  // namespace

std::optional<Undoable> undoable(const Evening& evening) {
  const Tournament& state = evening.now();
  const auto board_of = [&](const std::string& pairing, std::uint32_t board) {
    for (const auto* rounds : {&state.rounds, &state.matches})
      for (const Round& round : *rounds)
        if (round.pairing == pairing)
          if (const BoardNow* found = round.board(board))
            return person_name(evening, found->pairing.first) + QStringLiteral(" – ") +
                   person_name(evening, found->pairing.second);
    return QString();
  };
  constexpr std::size_t kLookedAt = 40;  // decisions; whoever wants an older one back corrects it
  std::size_t looked = 0;
  for (auto event = state.history.rbegin(); event != state.history.rend() && looked < kLookedAt;
       ++event, ++looked) {
    if (!state.counts(event->id)) continue;
    QString words;
    if (const auto* given = std::get_if<ResultGiven>(&event->what))
      words = EveningHistory::tr("The result of %1").arg(board_of(given->pairing, given->board));
    else if (const auto* corrected = std::get_if<Corrected>(&event->what))
      words = EveningHistory::tr("The correction of %1").arg(board_of(corrected->pairing, corrected->board));
    else if (const auto* published = std::get_if<Published>(&event->what))
      words =
          published->round == 0
              ? EveningHistory::tr("The match %1").arg(board_of(event->id, published->boards.front().board))
              : EveningHistory::tr("The pairing of round %1").arg(published->round);
    else if (std::holds_alternative<tournament::Ended>(event->what))
      words = EveningHistory::tr("The end of the tournament");
    else if (const auto* apart = std::get_if<tournament::ApartSaid>(&event->what);
             apart != nullptr && apart->players.size() == 2)
      words = EveningHistory::tr("%1 must not meet %2")
                  .arg(person_name(evening, apart->players[0]), person_name(evening, apart->players[1]));
    else if (const auto* balance = std::get_if<tournament::OpeningBalance>(&event->what))
      words = EveningHistory::tr("What %1 has earned elsewhere").arg(person_name(evening, balance->player));
    else if (const auto* gone = std::get_if<Withdrawn>(&event->what))
      words = (gone->back ? EveningHistory::tr("%1 is back") : EveningHistory::tr("%1 has left"))
                  .arg(person_name(evening, gone->player));
    else
      continue;
    if (!what_depends(evening.now(), evening.names(), event->id).empty()) continue;
    return Undoable{event->id, words};
  }
  return std::nullopt;
}

std::vector<HistoryLine> history_lines(const Evening& evening) {
  const Tournament& state = evening.now();
  const std::string here = evening.club().store().use([](Store& store) { return store.device(); });
  const auto text = [](const std::string& said) { return QString::fromStdString(said); };
  std::vector<HistoryLine> lines;
  for (auto event = state.history.rbegin(); event != state.history.rend(); ++event) {
    HistoryLine line;
    line.event = event->id;
    line.time = short_time(event->time);
    line.kind = text(event_words(*event, spoken_language()));
    QStringList about;
    for (const std::string& one :
         {event_about(state, *event, evening.names(), spoken_language()), event_reason(*event)})
      if (!one.empty()) about << text(one);
    line.about = about.join(QStringLiteral(" · "));
    const QString laptop =
        event->device == here ? EveningHistory::tr("this laptop") : EveningHistory::tr("another laptop");
    line.who = event->who.empty() ? laptop : text(event->who) + QStringLiteral(", ") + laptop;
    if (!state.counts(event->id))
      line.why_not = EveningHistory::tr("It doesn't count any more.");
    else if (const auto why = what_depends(evening.now(), evening.names(), event->id); !why.empty())
      line.why_not = refusal_words(why.front());
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace boardwright::desktop
