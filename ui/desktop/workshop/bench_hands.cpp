// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/workshop/bench_hands.hpp"

#include "framework/match/typed_move.hpp"
#include "plugins/host/console.hpp"
#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/lessons/lesson_board.hpp"
#include "ui/desktop/play/game_words.hpp"
#include "ui/desktop/workshop/change_panel.hpp"
#include "ui/desktop/workshop/console_panel.hpp"
#include "ui/desktop/workshop/lines_panel.hpp"
#include "ui/desktop/workshop/live_rules.hpp"
#include "ui/desktop/workshop/move_panel.hpp"
#include "ui/desktop/workshop/open_script.hpp"
#include "ui/desktop/workshop/run_tracer.hpp"
#include "ui/desktop/workshop/trial_panel.hpp"
#include "ui/desktop/workshop/workshop_board.hpp"
#include "ui/desktop/workshop/workshop_tabs.hpp"

namespace boardwright::desktop {

BenchHands::BenchHands(LiveRules& rules, const OpenScript& script, WorkshopBoard& board, WorkshopTabs& tabs,
                       RunTracer& tracer, QObject* parent)
    : QObject(parent), rules_(rules), script_(script), board_(board), tabs_(tabs), tracer_(tracer) {
  join();
}

void BenchHands::join() {
  connect(&board_, &WorkshopBoard::move_wanted, this, &BenchHands::play);
  connect(&board_, &WorkshopBoard::refused, this, &BenchHands::explain);
  connect(&tabs_.moves(), &MovePanel::move_wanted, this, &BenchHands::play);
  connect(&tabs_.moves(), &MovePanel::typed, this, &BenchHands::answer);
  connect(&tabs_.console(), &ConsolePanel::asked, this, &BenchHands::ask);
  connect(&tabs_.change(), &ChangePanel::position_wanted, this, &BenchHands::put);
  connect(&tabs_.trial(), &TrialPanel::position_wanted, this, &BenchHands::put);
  connect(&tabs_.lines(), &LinesPanel::position_wanted, this, &BenchHands::reach);
}

void BenchHands::play(const QString& move) {
  if (!rules_.has_board()) return;
  const Position before = rules_.now();
  const std::size_t known = rules_.bench()->line()->plies().size();
  if (const auto made = rules_.make_move(move.toStdString()); !made)
    return board_.board().say(refusal_words(made.error()), LessonBoard::Tone::kWrong);
  if (const auto& plies = rules_.bench()->line()->plies(); plies.size() > known)
    tracer_.show_lines_of(before, QString::fromStdString(plies[known].text));
}

void BenchHands::answer(const QString& move) {
  if (!rules_.has_board()) return;
  const Workbench& bench = *rules_.bench();
  const std::string typed = move.toStdString();
  if (read_typed_move(typed, bench.moves())) return play(move);
  const auto why = bench.why_not(typed);
  QString words = QString::fromStdString(bench.why(spoken_language(), typed));
  if (!words.contains(move)) words = label_and_value(move, words);
  tabs_.moves().answer(words, why ? QString::fromStdString(why->rule) : QString());
  if (why) board_.refuse(*why, {});
}

void BenchHands::explain(const std::vector<std::uint32_t>& clicks) {
  if (!rules_.has_board() || clicks.empty()) return;
  if (const auto why = rules_.bench()->why_not(clicks)) board_.refuse(*why, clicks);
}

void BenchHands::ask(const QString& line) {
  ConsolePanel& console = tabs_.console();
  if (!rules_.has_board())
    return console.answer(tr("There is no position yet: mend the rules and save them."), true);
  const auto answered = ask_console(rules_.now(), line.toStdString());
  if (!answered) return console.answer(tr("These rules can't be asked."), true);
  console.answer(*answered ? QString::fromStdString(**answered) : refusal_words(answered->error()),
                 !answered->has_value());
  tracer_.look_for_breakpoints(line);
}

void BenchHands::put(const QString& position) {
  if (!rules_.has_board()) return;
  if (const auto set = rules_.set_position(position.toStdString()); !set)
    board_.board().say(refusal_words(set.error()), LessonBoard::Tone::kWrong);
}

void BenchHands::reach(std::uint32_t line) {
  if (rules_.bench() == nullptr) return;
  LinesPanel& lines = tabs_.lines();
  tabs_.setCurrentWidget(&lines);
  // The games were played by the file: where the text is another one by now, its lines are elsewhere.
  if (script_.unsaved())
    return lines.tell(tr("Save first: the random games were played by the rules as they are saved."));
  const CoveredLine* known = lines.line(line);
  if (known == nullptr || !known->reach || !rules_.has_board()) return lines.tell(lines.why_not(line));
  const LineReach& way = *known->reach;
  if (const auto set = rules_.set_position(way.position); !set) return lines.tell(refusal_words(set.error()));
  const auto rules = rules_.now().shared_rules();
  const auto seat = rules->seat(way.seat);
  const GameWords words(rules_.bench()->shared_game(), rules, spoken_language());
  lines.tell(lines.reached_words(
      *known, seat && *seat < rules->seat_count() ? words.seat(*seat) : tr("a spectator")));
}

}  // namespace boardwright::desktop
