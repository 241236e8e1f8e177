// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/rules.hpp"

#include <boardwright/abi/language.h>
#include <boardwright/abi/view.h>

#include <algorithm>

#include "plugins/host/lifted_board.hpp"
#include "plugins/host/position.hpp"
#include "plugins/host/sink.hpp"

namespace boardwright {

Rules::Rules(std::shared_ptr<const Library> library, const GameInfo& game, Parameters parameters,
             bw_rules* rules)
    : library_(std::move(library)), game_(game), parameters_(std::move(parameters)), rules_(rules) {
  if (const auto* board = extension<bw_board_2>(BW_BOARD_2)) {
    geometry_ = board->shape(rules_);
    board_ = *board;
  } else if (const auto* grid = extension<bw_board>(BW_BOARD)) {
    lifted_ = std::make_unique<LiftedBoard>(*grid->geometry(rules_));
    geometry_ = &lifted_->shape();
    board_ = {sizeof board_, nullptr, grid->picture, grid->clicks};
  }
}

Rules::~Rules() { rules_->api->destroy(rules_); }

std::optional<std::string> Rules::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void Rules::note_failure(std::string_view what) const {
  const std::string problem = last_problem();
  const std::lock_guard lock(mutex_);
  if (!failure_)
    failure_ = "the rules of " + game_id() + " have failed at " + std::string(what) +
               ", so that what is shown may be wrong (" +
               (problem.empty() ? library_->file().string() : problem) + ")";
}

std::string Rules::last_problem() const {
  const auto* problem = extension<bw_problem>(BW_PROBLEM);
  std::uint32_t line = 0, column = 0;
  TextSink sentence;
  if (problem == nullptr || problem->last(rules_, &line, &column, sentence.sink()) != BW_OK) return {};
  return sentence.text();
}

std::string_view Rules::seat_name(Seat seat) const {
  if (seat == BW_CHANCE) return "chance";
  if (seat == BW_SPECTATOR) return "spectator";
  return seat < seat_count() ? facts().seats[seat] : "nobody";
}

std::optional<Seat> Rules::seat(std::string_view name) const {
  for (Seat seat = 0; seat < seat_count(); ++seat)
    if (name == facts().seats[seat]) return seat;
  if (name == "spectator") return BW_SPECTATOR;
  return std::nullopt;
}

Position Rules::start() const {
  Position position(shared_from_this());
  rules_->api->start(rules_, position.data());
  return position;
}

namespace {

/// Blanks around a text and ends of lines come with it from files and clipboards, and are no part of it.
std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
  return text.substr(0, text.find_last_not_of(kBlanks) + 1);
}

std::string with_single_blanks(std::string_view text) {
  std::string single;
  for (const char letter : trimmed(text)) {
    const bool blank = letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
    if (!blank || !single.ends_with(' ')) single += blank ? ' ' : letter;
  }
  return single;
}

}  // namespace

Result<Position> Rules::read_position(std::string_view text) const {
  const auto exactly = [this](std::string_view one) -> Result<Position> {
    Position position(shared_from_this());
    TextSink error;
    if (rules_->api->read_position(rules_, one.data(), one.size(), position.data(), error.sink()) != BW_OK)
      return fail(error.or_else("the position can't be read"));
    return position;
  };
  auto position = exactly(trimmed(text));
  if (position) return position;
  // Copied from a page, blanks may have become more than one.
  const std::string single = with_single_blanks(text);
  if (single == trimmed(text)) return position;
  if (auto again = exactly(single)) return again;
  return position;
}

Result<Position> Rules::read_view(Seat viewer, std::string_view text) const {
  const auto* view = extension<bw_view>(BW_VIEW);
  if (view == nullptr) return read_position(text);
  text = trimmed(text);
  Position position(shared_from_this());
  TextSink error;
  if (view->read(rules_, viewer, text.data(), text.size(), position.data(), error.sink()) != BW_OK)
    return fail(error.or_else("the view can't be read"));
  return position;
}

std::vector<RuleText> Rules::texts(bw_text_kind kind) const {
  std::vector<RuleText> result;
  bw_described described{sizeof(bw_described), nullptr, nullptr};
  constexpr std::uint32_t kMany = 1U << 16U;
  for (std::uint32_t i = 0; i < kMany && rules_->api->describe(rules_, kind, i, &described) == BW_OK; ++i)
    if (described.id != nullptr && described.english != nullptr)
      result.push_back({described.id, described.english});
  return result;
}

}  // namespace boardwright
