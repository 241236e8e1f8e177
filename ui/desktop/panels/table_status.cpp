// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/panels/table_status.hpp"

#include <QPushButton>
#include <algorithm>

#include "ui/desktop/appearance/label_words.hpp"
#include "ui/desktop/club/club_words.hpp"
#include "ui/desktop/panels/end_box.hpp"
#include "ui/desktop/panels/state_words.hpp"
#include "ui/desktop/panels/status_header.hpp"
#include "ui/desktop/play/move_words.hpp"

namespace boardwright::desktop {

QString open_question(const ScreenGame& game) {
  const TableState& table = game.update().table;
  if (!game.can_answer() && game.waits_for_answer()) return own_request_words(table);
  if (table.can_claim_absence && !game.can_answer())
    return TableStatus::tr("The other player has been away for long.");
  if (const QString asked = request_words(table, game.words().seats()); !asked.isEmpty()) return asked;
  if (game.can_start_clock()) return TableStatus::tr("The clock starts with the first move.");
  return {};
}

TableStatus::TableStatus(ScreenGame& game, const ShownPosition& shown, StatusHeader& header, EndBox& end)
    : game_(game), shown_(shown), header_(header), end_(end) {
  connect(header_.first_button(), &QPushButton::clicked, this, [this] { press(true); });
  connect(header_.second_button(), &QPushButton::clicked, this, [this] { press(false); });
}

void TableStatus::show() {
  const bool over = game_.update().table.result.has_value();
  end_.setVisible(over && shown_.live() && !game_.is_record() && game_.is_own());
  header_.offer({});
  if (const auto notice = this->notice()) {
    header_.say(StatusHeader::Kind::kLooking, notice->title, notice->words);
    return header_.offer(notice->first, notice->second);
  }
  if (!shown_.live()) return show_position();
  if (over) return show_result();
  show_turn();
}

/// What can be done about it is about the game itself.
std::optional<ScreenGame::Notice> TableStatus::notice() const {
  auto notice = game_.notice();
  if (notice && !notice->first.isEmpty() && !shown_.live()) return std::nullopt;
  return notice;
}

/// One that isn't the game itself.
void TableStatus::show_position() {
  const TableWords& words = game_.words();
  const MoveNumbers numbers(game_.history());
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
  const Update& update = game_.update();
  const TableWords& words = game_.words();
  QString title = turn_words(update.on_turn, words.seats());
  if (update.table.paused && !game_.covered()) {
    title = tr("Paused");
  } else if (shown_.sets_up()) {
    title = tr("%1 sets up").arg(words.seat(update.viewer));
  } else if (game_.is_set_up()) {
    const QString list = seats_words(update.on_turn, words.seats());
    title = update.on_turn.size() > 1 ? tr("%1 set up").arg(list) : tr("%1 sets up").arg(list);
  }
  QString lesser;
  if (game_.is_record()) {
    lesser = joined_lines({tr("This record ends here."), entered_words()});
  } else if (!update.table.flagged.empty()) {
    lesser = tr("%1's time is up.").arg(words.seat(update.table.flagged.front()));
  } else if (const QString question = open_question(game_); !question.isEmpty()) {
    lesser = question;
  } else if (game_.thinking() && update.moves.empty()) {
    lesser = tr("The computer is thinking.");
  } else {
    lesser = game_.state_words();
  }
  if (update.phase) {
    const QString phase = words.phase(*update.phase);
    lesser = lesser.isEmpty() ? phase : phase + " " + lesser;
  }
  header_.say(StatusHeader::Kind::kTurn, title, joined_lines({revealed_lately(), lesser}));
  offer_answers();
}

void TableStatus::show_result() {
  const Outcome& result = *game_.update().table.result;
  const TableWords& words = game_.words();
  const auto person = game_.only_person();
  const auto [kind, title] = end_words(result, person, words.seats());
  const auto report = game_.report();
  header_.say(kind, title,
              joined_lines({revealed_lately(), words.reason(result, person),
                            report ? report_text(*report) : QString(), entered_words()}));
  if (game_.is_own()) header_.offer(tr("&New game"));
}

void TableStatus::offer_answers() {
  if (game_.is_record()) return;
  const auto answers = this->answers();
  header_.offer(answers.first.words, answers.second.words);
}

/// What can be answered or claimed now, with the most urgent first.
TableStatus::Answers TableStatus::answers() const {
  const Update& update = game_.update();
  const TableState& table = update.table;
  using Type = Command::Type;
  if (!table.flagged.empty()) {
    const bool own =
        std::find(table.flagged.begin(), table.flagged.end(), update.viewer) != table.flagged.end();
    if (!game_.is_human(update.viewer) || own) return {};
    return {{tr("C&laim the game"), Type::kClaimTime}, {tr("&Play on"), Type::kLetPlayOn}};
  }
  if (game_.can_answer()) {
    if (table.request) return {{tr("A&llow"), Type::kAllow}, {tr("Re&fuse"), Type::kRefuse}};
    return {{tr("&Accept"), Type::kOfferDraw}, {tr("&Decline"), Type::kDeclineDraw}};
  }
  if (game_.waits_for_answer()) return {{tr("With&draw"), Type::kWithdraw}, {}};
  if (table.can_claim_absence) return {{tr("C&laim the game"), Type::kClaimAbsence}, {}};
  if (table.can_claim_repetition) return {{tr("Claim r&epetition"), Type::kClaimRepetition}, {}};
  if (game_.can_start_clock()) return {{tr("&Start the clock"), Type::kStartClock}, {}};
  return {};
}

void TableStatus::press(bool first) {
  if (notice()) return game_.answer_notice(first);
  if (!shown_.live()) return emit back_to_game_wanted();
  if (game_.update().table.result || game_.is_record()) return emit new_game_wanted();
  const auto answers = this->answers();
  if (const auto type = (first ? answers.first : answers.second).type)
    game_.command(*type, [this](const CommandResult& done) {
      if (!done) emit refused(done.refusal());
    });
}

QString TableStatus::revealed(std::size_t moves, Seat viewer) const {
  const auto& history = game_.history();
  QStringList sentences;
  for (std::size_t i = moves; i > 0; --i) {
    const SeenMove& move = history[i - 1];
    if (move.reveals)
      sentences.prepend(
          label_and_value(QString::fromStdString(move.text), game_.words().explanation(*move.reveals)));
    if (move.seat == viewer || viewer == BW_SPECTATOR) break;
  }
  return joined_lines(sentences);
}

QString TableStatus::revealed_lately() const {
  if (game_.hand_over()) return {};  // the screen is nobody's
  return revealed(game_.history().size(), game_.update().viewer);
}

QString TableStatus::entered_words() const {
  return game_.was_entered() ? tr("Entered from a score sheet, not verified.") : QString();
}

}  // namespace boardwright::desktop
