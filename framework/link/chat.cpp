// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/link/chat.hpp"

#include <algorithm>
#include <array>

#include "framework/text/name.hpp"

namespace boardwright {
namespace {

constexpr std::array<std::string_view, 10> kPhrases{"hello",     "good_luck",  "well_played", "thanks",
                                                    "sorry",     "one_moment", "back",        "your_turn",
                                                    "good_game", "goodbye"};
constexpr std::array<std::string_view, 4> kPolicies{"everybody", "members", "phrases", "off"};

}  // namespace

Result<ChatPolicy> read_chat_policy(std::string_view text) {
  const auto found = std::ranges::find(kPolicies, text);
  if (found == kPolicies.end()) return fail("expected everybody, members, phrases or off");
  return static_cast<ChatPolicy>(found - kPolicies.begin());
}

bool is_chat_phrase(std::string_view id) { return std::ranges::find(kPhrases, id) != kPhrases.end(); }

Result<std::string> read_chat_words(std::string_view text) {
  return read_line(text, "what is written", kLongestChat);
}

const ChatLine& MatchChat::add(ChatLine line) {
  const ChatRoom room = line.room;
  const auto in_room = [room](const ChatLine& one) { return one.room == room; };
  if (static_cast<std::size_t>(std::ranges::count_if(lines_, in_room)) >= kMostLines)
    lines_.erase(std::ranges::find_if(lines_, in_room));
  line.number = ++newest_;
  return lines_.emplace_back(std::move(line));
}

bool MatchChat::take_back(const std::string& person) {
  return std::erase_if(lines_, [&](const ChatLine& line) { return line.person == person; }) > 0;
}

std::vector<ChatLine> MatchChat::read_by(ChatRoom reader, bool over) const {
  std::vector<ChatLine> read;
  std::ranges::copy_if(lines_, std::back_inserter(read),
                       [&](const ChatLine& line) { return may_read(reader, line.room, over); });
  return read;
}

}  // namespace boardwright
