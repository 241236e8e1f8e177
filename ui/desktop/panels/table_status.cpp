// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_status.hpp"

#include <QPushButton>
#include <algorithm>

#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/end_box.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/move_words.hpp"

namespace boardwright::desktop {

QString open_question(const MatchController& controller) {
  const TableState& table = controller.update().table;
  const TableRequests requests = controller.requests();
  if (!requests.can_answer() && requests.waits_for_answer()) return own_request_words(table);
  if (const QString asked = request_words(table, words_of(controller).seats()); !asked.isEmpty())
    return asked;
  if (controller.can_start_clock()) return TableStatus::tr("The clock starts with the first move.");
  return {};
}

TableStatus::TableStatus(MatchController& controller, const ShownPosition& shown, StatusHeader& header,
                         EndBox& end)
    : controller_(controller), shown_(shown), header_(header), end_(end) {
  connect(header_.first_button(), &QPushButton::clicked, this, &TableStatus::accept);
  connect(header_.second_button(), &QPushButton::clicked, this, &TableStatus::decline);
}

void TableStatus::show() {
  const bool over = controller_.update().table.result.has_value();
  end_.setVisible(over && shown_.live() && !controller_.is_record());
  header_.offer({});
  if (!shown_.live()) return show_position();
  if (over) return show_result();
  show_turn();
}

/// One that isn't the game itself.
void TableStatus::show_position() {
  const GameWords words = words_of(controller_);
  const MoveNumbers numbers(controller_.history());
  QString title, lesser;
  if (const Variation* tried = shown_.trying()) {
    QStringList turn;
    for (const Seat seat : tried->on_turn()) turn << words.seat(seat);
    lesser = tr("You are trying something out. The game stays as it was.");
    if (turn.size() == 1) lesser = tr("%1 to move").arg(turn.front()) + ". " + lesser;
    title = variation_words(numbers, tried->begins_after(), words.seats());
  } else {
    title = position_words(numbers, shown_.moves(), words.seats());
    lesser =
        joined_lines({revealed(shown_.moves(), BW_SPECTATOR), tr("You are looking at an earlier position.")});
  }
  header_.say(StatusHeader::Kind::kLooking, title, lesser);
  header_.offer(tr("&Back to the game"));
}

void TableStatus::show_turn() {
  const Update& update = controller_.update();
  const GameWords words = words_of(controller_);
  QString title = turn_words(update.on_turn, words.seats());
  if (const Arrangement* own = shown_.arrangement(); own != nullptr) {
    title = tr("%1 sets up").arg(words.seat(own->seat()));
  } else if (controller_.is_set_up()) {
    const QString list = seats_words(update.on_turn, words.seats());
    title = update.on_turn.size() > 1 ? tr("%1 set up").arg(list) : tr("%1 sets up").arg(list);
  }
  QString lesser;
  if (controller_.is_record()) {
    lesser = joined_lines({tr("This record ends here."), entered_words()});
  } else if (!update.table.flagged.empty()) {
    lesser = tr("%1's time is up.").arg(words.seat(update.table.flagged.front()));
  } else if (const QString question = open_question(controller_); !question.isEmpty()) {
    lesser = question;
  } else if (controller_.thinking() && update.moves.empty()) {
    lesser = tr("The computer is thinking.");
  }
  if (update.phase) {
    const QString phase = words.phase(*update.phase);
    lesser = lesser.isEmpty() ? phase : phase + " " + lesser;
  }
  header_.say(StatusHeader::Kind::kTurn, title, joined_lines({revealed_lately(), lesser}));
  offer_answers();
}

void TableStatus::show_result() {
  const Outcome& result = *controller_.update().table.result;
  const GameWords words = words_of(controller_);
  const auto person = controller_.only_person();
  const auto [kind, title] = end_words(result, person, words.seats());
  const auto report = controller_.report();
  header_.say(kind, title,
              joined_lines({revealed_lately(), words.reason(result, person),
                            report ? report_text(*report) : QString(), entered_words()}));
  header_.offer(tr("&New game"));
}

void TableStatus::offer_answers() {
  const Update& update = controller_.update();
  if (controller_.is_record()) return;
  const auto flagged = [&](Seat seat) {
    return std::find(update.table.flagged.begin(), update.table.flagged.end(), seat) !=
           update.table.flagged.end();
  };
  if (!update.table.flagged.empty()) {
    if (controller_.is_human(update.viewer) && !flagged(update.viewer))
      header_.offer(tr("C&laim the game"), tr("&Play on"));
  } else if (controller_.requests().can_answer()) {
    if (update.table.request) return header_.offer(tr("A&llow"), tr("Re&fuse"));
    header_.offer(tr("&Accept"), tr("&Decline"));
  } else if (controller_.requests().waits_for_answer()) {
    header_.offer(tr("With&draw"));
  } else if (update.table.can_claim_repetition) {
    header_.offer(tr("Claim r&epetition"));
  } else if (controller_.can_start_clock()) {
    header_.offer(tr("&Start the clock"));
  }
}

void TableStatus::accept() {
  if (!shown_.live()) return emit back_to_game_wanted();
  const Update& update = controller_.update();
  if (update.table.result || controller_.is_record()) return emit new_game_wanted();
  if (!update.table.flagged.empty()) return report(controller_.claim_time());
  if (!controller_.requests().can_answer() && controller_.requests().waits_for_answer())
    return report(controller_.requests().withdraw());
  if (update.table.request) return report(controller_.requests().allow());
  if (controller_.requests().can_answer()) return report(controller_.requests().offer_draw());
  report(update.table.can_claim_repetition ? controller_.claim_repetition() : controller_.start_clock());
}

void TableStatus::decline() {
  const Update& update = controller_.update();
  if (!update.table.flagged.empty()) return report(controller_.let_play_on());
  report(update.table.request ? controller_.requests().refuse() : controller_.requests().decline_draw());
}

void TableStatus::report(const Result<void>& done) {
  if (!done) emit refused(refusal_words(done.error()));
}

QString TableStatus::revealed(std::size_t moves, Seat viewer) const {
  const auto& history = controller_.history();
  QStringList sentences;
  for (std::size_t i = moves; i > 0; --i) {
    const SeenMove& move = history[i - 1];
    if (move.reveals)
      sentences.prepend(label_and_value(QString::fromStdString(move.text),
                                        words_of(controller_).explanation(*move.reveals)));
    if (move.seat == viewer || viewer == BW_SPECTATOR) break;
  }
  return joined_lines(sentences);
}

QString TableStatus::revealed_lately() const {
  if (controller_.hand_over()) return {};  // the screen is nobody's
  return revealed(controller_.history().size(), controller_.update().viewer);
}

QString TableStatus::entered_words() const {
  return controller_.was_entered() ? tr("Entered from a score sheet, not verified.") : QString();
}

}  // namespace boardwright::desktop
