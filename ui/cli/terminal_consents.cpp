// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/terminal_consents.hpp"

#include <algorithm>
#include <iostream>

#include "framework/players/draw_answer.hpp"

namespace boardwright::cli {
namespace {

bool is_among(const std::vector<Seat>& seats, Seat seat) {
  return std::find(seats.begin(), seats.end(), seat) != seats.end();
}

}  // namespace

TerminalConsents::TerminalConsents(Table& table, LoopStrand& strand, Language language, Seats seats)
    : table_(table), strand_(strand), match_(table.match()), language_(language), seats_(std::move(seats)) {}

std::optional<Seat> TerminalConsents::asked() const {
  for (const Seat seat : seats_.humans)
    if (match_.update(seat).table.can_answer) return seat;
  const auto asked = seats_to_answer_draw(match_, seats_.humans);
  return asked.empty() ? std::nullopt : std::optional(asked.front());
}

std::string TerminalConsents::question(Seat asked) const {
  const Update& update = match_.update(asked);
  if (update.table.can_answer) return said(language_, "terminal.answer_request", {seats_.name(asked)});
  return said(language_, "terminal.answer_draw",
              {seats_.name(asked), seats_.name(update.table.draw_offers.front())});
}

/// Computers' answers are told by who asks them.
void TerminalConsents::print_news(const Update& update) {
  for (const Seat seat : update.table.draw_offers)
    if (!is_among(offers_, seat))
      std::cout << (is_only_human(seat) ? said(language_, "terminal.you_offered")
                                        : said(language_, "terminal.draw_offered", {seats_.name(seat)}))
                << "\n";
  offers_ = update.table.draw_offers;
  for (; left_ < update.table.left.size(); ++left_) {
    const auto& left = update.table.left[left_];
    std::cout << said(language_, "left." + left.reason, {seats_.name(left.seat)}) << "\n";
  }
  if (update.table.request == request_) return;
  request_ = update.table.request;
  const bool of_people = std::any_of(seats_.humans.begin(), seats_.humans.end(),
                                     [&](Seat seat) { return request_ && seat != request_->seat; });
  if (!of_people) return;
  const bool pause = request_->type == Request::Type::kPause;
  std::cout << said(language_, pause ? "terminal.asks_pause" : "terminal.asks_take_back",
                    {seats_.name(request_->seat)})
            << "\n";
}

void TerminalConsents::print_refusal(const Result<void>& done, bool possible,
                                     std::string_view refusal) const {
  if (!done) std::cout << (possible ? done.error() : said(language_, refusal)) << "\n";
}

Result<void> TerminalConsents::answer(Command::Type type) {
  for (const Seat seat : seats_.humans)
    if (match_.update(seat).table.can_answer) return table_.submit(type, seat);
  return fail(said(language_, "terminal.nothing_to_answer"));
}

void TerminalConsents::offer_draw(Seat seat) {
  const bool possible = match_.update(seat).table.can_offer_draw;
  print_refusal(table_.submit(Command::Type::kOfferDraw, seat), possible, "terminal.cannot_offer");
  strand_.run_until([this] { return !table_.judging(); });
}

void TerminalConsents::print_judged(Seat seat, bool accepts) const {
  std::cout << said(language_, accepts ? "terminal.draw_accepted" : "terminal.draw_declined",
                    {seats_.name(seat)})
            << "\n";
}

bool TerminalConsents::draw_command(Seat seat, const std::string& line) {
  const Update& update = match_.update(seat);
  if (line == "draw") {
    offer_draw(seat);
  } else if (line == "decline") {
    const bool possible =
        !update.table.draw_offers.empty() && update.table.draw_offers != std::vector<Seat>{seat};
    const auto declined = table_.submit(Command::Type::kDeclineDraw, seat);
    print_refusal(declined, possible, "terminal.nothing_to_decline");
    if (declined) std::cout << said(language_, "terminal.draw_declined", {seats_.name(seat)}) << "\n";
  } else if (line == "withdraw") {
    const bool offered = is_among(update.table.draw_offers, seat);
    const bool possible = offered || (update.table.request && update.table.request->seat == seat);
    const auto withdrawn = table_.submit(Command::Type::kWithdraw, seat);
    print_refusal(withdrawn, possible, "terminal.nothing_to_withdraw");
    if (withdrawn && offered)
      std::cout << said(language_, "terminal.draw_withdrawn", {seats_.name(seat)}) << "\n";
  } else {
    return false;
  }
  return true;
}

bool TerminalConsents::command(Seat seat, const std::string& line) {
  const Update& update = match_.update(seat);
  if (line == "undo") {
    const bool possible = update.table.can_take_back;
    print_refusal(table_.submit(Command::Type::kTakeBack, seat), possible, "terminal.cannot_take_back");
  } else if (line == "pause") {
    const bool possible = update.table.can_pause;
    print_refusal(table_.submit(Command::Type::kPause, seat), possible, "terminal.cannot_pause");
  } else if (line == "allow" || line == "refuse") {
    print_refusal(answer(line == "allow" ? Command::Type::kAllow : Command::Type::kRefuse), true,
                  "terminal.nothing_to_answer");
  } else if (line == "claim") {
    const bool possible = update.table.can_claim_repetition;
    print_refusal(table_.submit(Command::Type::kClaimRepetition, seat), possible, "terminal.cannot_claim");
  } else if (line == "resign") {
    if (const auto done = table_.submit(Command::Type::kResign, seat); !done)
      std::cout << done.error() << "\n";
  } else if (line == "resume") {
    std::cout << said(language_, "terminal.not_paused") << "\n";
  } else {
    return draw_command(seat, line);
  }
  return true;
}

}  // namespace boardwright::cli
