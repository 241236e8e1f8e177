// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pairs of games that differ only in Blue's hidden ranks: as long as no attack has told them apart,
// everything that Red and a spectator receive must be the same, byte by byte (T1.3, T1.4).
#include <algorithm>
#include <nlohmann/json.hpp>

#include "framework/match/json.hpp"
#include "framework/match/match.hpp"
#include "framework/record/native.hpp"
#include "game_under_test.hpp"

namespace {

using boardwright::Match;
using boardwright::Random;

template <class T>
void shuffle(T& list, Random& random, const std::vector<std::size_t>& places) {
  for (std::size_t i = places.size(); i > 1; --i)
    std::swap(list[places[i - 1]], list[places[random.below(static_cast<std::uint32_t>(i))]]);
}

/// What stands on the own fields, in the order of 7.1.
std::string random_set_up(const std::string& pieces, std::size_t fields, Random& random) {
  std::string all = pieces + std::string(fields - pieces.size(), '-');
  std::vector<std::size_t> places(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) places[i] = i;
  shuffle(all, random, places);
  return all;
}
/// The same with the ranks changed and the empty fields where they are.
std::string disguised(std::string set_up, Random& random) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < set_up.size(); ++i)
    if (set_up[i] != '-') places.push_back(i);
  shuffle(set_up, random, places);
  return set_up;
}

std::unique_ptr<Match> begin(const std::shared_ptr<const boardwright::Rules>& rules) {
  boardwright::MatchOptions options;
  options.rules = rules;
  options.seed = boardwright::Seed::from_number(7);
  auto match = Match::create(std::move(options));
  if (!match) FAIL(match.error());
  return std::move(*match);
}

/// Everything that a viewer can get of a match.
std::string received(const Match& match, boardwright::Seat viewer, const std::vector<std::string>& texts) {
  std::string all = boardwright::to_json(match.update(viewer), match.rules()).dump();
  for (const auto& seen : match.history(viewer)) all += "\n" + std::to_string(seen.seat) + " " + seen.text;
  all += "\n" + boardwright::write_record(match.record());
  for (std::uint32_t place = 0; place < 100; place += 7) all += match.tell(viewer, place);
  if (viewer == BW_SPECTATOR) return all;
  for (const auto& text : texts) {
    const auto why = match.explain(viewer, std::string_view(text));
    REQUIRE(why);
    all += "\n" + under_test::said(*why);
    for (const auto& argument : why->arguments) all += " " + under_test::argument(*why, argument.name);
  }
  for (std::uint32_t place = 0; place < 100; place += 3) {
    const std::uint32_t clicks[] = {place, (place + 10) % 100};
    all += "\n" + under_test::said(*match.explain(viewer, clicks));
  }
  return all;
}

class Pair {
 public:
  Pair(const under_test::Settings& settings, const std::string& pieces, std::uint64_t seed) : random_(seed) {
    const auto rules = under_test::create(settings);
    if (!rules) FAIL(rules.error());
    for (auto& match : matches_) match = begin(*rules);
    set_up(pieces);
  }

  /// Plays until an attack tells the games apart; how many moves that were.
  int play() {
    int plies = 0;
    for (; plies < 400; ++plies) {
      compare();
      if (matches_[0]->is_over() || matches_[1]->is_over()) break;
      const boardwright::Seat seat = matches_[0]->seats_on_turn().front();
      const auto able = moves_of_both(seat);
      if (able.empty()) break;
      const std::string& move = able[random_.below(static_cast<std::uint32_t>(able.size()))];
      const auto sign = move.find_first_of("-x");
      const std::string blue = seat == 0 ? move.substr(sign + 1) : move.substr(0, sign);
      const bool told_apart = move[sign] == 'x' && rank(0, blue) != rank(1, blue);
      play(seat, move, move);
      if (told_apart) break;
    }
    return plies;
  }

 private:
  void set_up(const std::string& pieces) {
    const std::string red = random_set_up(pieces, 40, random_);
    const std::string blue = random_set_up(pieces, 40, random_), other_blue = disguised(blue, random_);
    for (std::size_t r = 0, b = 0; r < 40 || b < 40;) {
      const bool reds = b == 40 || (r < 40 && random_.below(2) == 0);
      const std::size_t i = reds ? r++ : b++;
      const int row = static_cast<int>(i / 10);
      const std::string field = "@" + slow::field_text({static_cast<int>(i % 10), reds ? row : 9 - row});
      if (reds)
        play(0, red[i] + field, red[i] + field);
      else
        play(1, blue[i] + field, other_blue[i] + field);
      if (i % 5 == 0) compare();
    }
  }
  void play(boardwright::Seat seat, const std::string& first, const std::string& second) {
    for (int i = 0; i < 2; ++i) {
      INFO((i == 0 ? first : second));
      const auto good = matches_[i]->play(seat, std::string_view(i == 0 ? first : second));
      if (!good) FAIL(good.error());
    }
  }
  std::vector<std::string> moves_of_both(boardwright::Seat seat) {
    std::vector<std::string> texts[2], both;
    for (int i = 0; i < 2; ++i) {
      for (const auto& move : matches_[i]->update(seat).moves) texts[i].push_back(move.text);
      std::sort(texts[i].begin(), texts[i].end());
    }
    if (seat == 0) REQUIRE(texts[0] == texts[1]);
    std::set_intersection(texts[0].begin(), texts[0].end(), texts[1].begin(), texts[1].end(),
                          std::back_inserter(both));
    return both;
  }
  std::string rank(int match, const std::string& field) {
    const auto& now = matches_[match]->line().now();
    const auto* board = now.rules().geometry();
    for (const auto& item : now.picture(BW_SPECTATOR))
      if (board->fields[item.place].name == field) return board->kinds[item.kind].id;
    FAIL(field);
    return "";
  }
  void compare() {
    if (matches_[0]->is_over() || matches_[1]->is_over()) return;
    std::vector<std::string> texts{"a7-a6", "b4xb5", "x", "M@a1"};
    for (const auto& move : matches_[0]->update(1).moves) texts.push_back(move.text);
    for (const auto& move : matches_[0]->update(0).moves) texts.push_back(move.text);
    for (const boardwright::Seat viewer : {0U, BW_SPECTATOR}) {
      INFO(matches_[0]->line().now().text() << "\n" << matches_[1]->line().now().text());
      REQUIRE(received(*matches_[0], viewer, texts) == received(*matches_[1], viewer, texts));
    }
  }

  Random random_;
  std::unique_ptr<Match> matches_[2];
};

}  // namespace

TEST_CASE("T1.3, T1.4: nothing that a viewer gets depends on ranks that it can't know") {
  const std::string classic = "MGCCJJJKKKKLLLLTTTTNNNNNAAAAAAAASBBBBBBF";
  const std::string duel = "MGNNAASBBF";
  int plies = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    plies += Pair({{"set", "classic"}}, classic, seed).play();
    plies += Pair({{"set", "duel"}}, duel, seed).play();
    plies += Pair({{"set", "duel"}, {"memory", "closed"}, {"limit", "2"}}, duel, seed).play();
    plies += Pair({{"set", "duel"}, {"more_field", "on"}}, duel, seed).play();
  }
  CHECK(plies > 300);
}
