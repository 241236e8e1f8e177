// SPDX-License-Identifier: GPL-3.0-or-later
//
// Teaches a network of the two-field game (games/two_field/network.hpp); see network.hpp. A move is chosen
// by what its side has seen, on the average of a few ways to deal the hidden ranks; what a position is worth
// is learnt with all ranks known. So the network knows what hiding them is worth.
//   boardwright-teach-two_field SETS GAMES SEED NAME FILE
// SETS is the pieces of the games, one of them at random each time, as barrage,barrage,duel; run it where
// games/two_field is.
// Writes the weights as constant NAME into FILE, games/two_field/network_….hpp, and prints the log that
// docs/tuning keeps.
#include "network.hpp"

#include <yaml-cpp/yaml.h>

#include <cstdlib>
#include <string>

#include "games/two_field/evaluation.hpp"
#include "games/two_field/network_input.hpp"

namespace {

using namespace two_field;
using boardwright::mix64;
using boardwright::Random;
using Board = Position<SmallBoard>;
using GameRules = Rules<Board>;
using Set = SmallBoard::Set;
using Example = tuning::Example<network::Input>;
using SetUp = std::vector<std::uint8_t>;  // codes in the order of Land::own

constexpr const char* kSetUps = "games/two_field/arrangements.yaml";
constexpr unsigned kDeals = 2;                      // in which a move is looked at
constexpr float kLambda = 0.7F;                     // what came of a move depends on ranks that nobody saw
constexpr float kFirstWeights = 0.05F;              // up to 80 pieces are on the board
constexpr unsigned kFewSwaps = 4, kManySwaps = 13;  // at most so many less one change a ready set-up

[[nodiscard]] network::Input look(const GameRules& rules, const Board& position) {
  return *network::Observer<Board>(rules.land(), position).input();
}

/// A game's rules, where its games begin and how players choose there.
class Table {
 public:
  Table(std::string name, const Options& options) : name_(std::move(name)), rules_(options) {
    const YAML::Node file = YAML::LoadFile(kSetUps);
    for (const YAML::Node& arrangement : file["arrangements"]) {
      SetUp codes;
      Counts counts{};
      const auto rows = arrangement["rows"].as<std::vector<std::string>>();
      for (auto row = rows.rbegin(); row != rows.rend(); ++row)
        for (const char letter : *row) {
          const std::size_t kind = kLetters.find(letter);
          codes.push_back(kind < kKinds ? code_of(static_cast<unsigned>(kind)) : kLeftEmpty);
          if (kind < kKinds) ++counts[kind];
        }
      if (counts == options.pieces) set_ups_.push_back(codes);
    }
  }
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const GameRules& rules() const { return rules_; }
  [[nodiscard]] bool has_set_ups() const { return !set_ups_.empty(); }
  [[nodiscard]] bool is_over(const Board& position) const { return rules_.turn(position) == sdk::kOver; }
  [[nodiscard]] float score(const Board& position, Seat seat) const {
    return static_cast<float>(rules_.outcome(position).scores[seat]) / 2;
  }

  /// Ready set-ups, as they are or left and right exchanged, with some pieces changing places; one in four
  /// is at random.
  [[nodiscard]] Board start(Random& random) const {
    Board position = rules_.start();
    for (const Seat seat : {kRed, kBlue}) {
      SetUp codes = set_ups_[random.below(static_cast<std::uint32_t>(set_ups_.size()))];
      const auto fields = static_cast<std::uint32_t>(codes.size());
      if (random.below(2) != 0)
        for (auto row = codes.begin(); row != codes.end(); row += network::kSize)
          std::reverse(row, row + network::kSize);
      const std::uint32_t how = random.below(4);
      if (how == 0)
        for (std::uint32_t i = fields; i > 1; --i) std::swap(codes[i - 1], codes[random.below(i)]);
      else
        for (std::uint32_t i = random.below(how == 1 ? kManySwaps : kFewSwaps); i > 0; --i)
          std::swap(codes[random.below(fields)], codes[random.below(fields)]);
      for (std::uint32_t i = 0; i < fields; ++i)
        rules_.apply(position, seat, placement_move({codes[i], rules_.land().own(seat)[i]}));
    }
    return position;
  }

  /// The move that promises most to its side, which doesn't see the other's hidden ranks. `value(position)`
  /// is what a position with all ranks known is worth to the side that moves, 0 to 1.
  template <class Value>
  [[nodiscard]] Move best(const Board& truth, const Value& value, Random& random) const {
    const Seat seat = truth.mover();
    Move buffer[GameRules::kMaxMoves + 1];
    sdk::MoveList moves(buffer);
    rules_.moves(truth, seat, moves);
    Board deals[kDeals];
    for (Board& deal : deals) deal = dealt_anew(truth, other(seat), random);
    float best = -1;
    Move chosen = 0;
    std::uint32_t equals = 0;
    for (const Move move : moves) {
      const unsigned to = step_of(move).to;
      float found = 0;
      if (truth.side[other(seat)].has(to) && is_hidden(truth, to)) {
        found = attack(deals, seat, move, value);
      } else {
        for (const Board& deal : deals) found += promise(deal, seat, move, value);
        found /= kDeals;
      }
      if (found > best) equals = 0;
      if (found < best) continue;
      best = found;
      if (random.below(++equals) == 0) chosen = move;
    }
    return chosen;
  }
  /// Of a move to its side.
  template <class Value>
  [[nodiscard]] float promise(Board position, Seat seat, Move move, const Value& value) const {
    rules_.apply(position, seat, move);
    return is_over(position) ? score(position, seat) : 1 - value(position);
  }

 private:
  [[nodiscard]] static bool is_hidden(const Board& position, unsigned bit) {
    return (position.on[bit] & kRevealed) == 0;
  }
  static void set_kind(Board& position, Seat seat, unsigned bit, unsigned kind) {
    const auto marks = static_cast<std::uint8_t>(position.on[bit] & ~kKindBits);
    position.remove(bit);
    position.put(seat, bit, marks | code_of(kind));
  }

  /// The hidden ranks of a side dealt to its hidden pieces at random; what has moved can move.
  [[nodiscard]] static Board dealt_anew(const Board& truth, Seat seat, Random& random) {
    std::vector<unsigned> moved, still, kinds;
    truth.side[seat].each([&](unsigned bit) {
      if (!is_hidden(truth, bit)) return;
      ((truth.on[bit] & kMoved) != 0 ? moved : still).push_back(bit);
      kinds.push_back(kind_of(truth.on[bit]));
    });
    for (auto i = static_cast<std::uint32_t>(kinds.size()); i > 1; --i)
      std::swap(kinds[i - 1], kinds[random.below(i)]);
    Board dealt = truth;
    for (const unsigned kind : kinds) {
      std::vector<unsigned>& to = !moved.empty() && can_move(kind) ? moved : still;
      set_kind(dealt, seat, to.back(), kind);
      to.pop_back();
    }
    return dealt;
  }

  /// On a piece of hidden rank: each rank that it can have, by how many hidden pieces have it. The piece that
  /// has it in a deal gets the rank of the one that is attacked instead.
  template <class Value>
  [[nodiscard]] float attack(const Board (&deals)[kDeals], Seat seat, Move move, const Value& value) const {
    const Seat theirs = other(seat);
    const unsigned to = step_of(move).to;
    unsigned which = 0;
    float sum = 0, all = 0;
    for (unsigned kind = 0; kind < kKinds; ++kind) {
      const Board& deal = deals[which];
      if ((deal.on[to] & kMoved) != 0 && !can_move(kind)) continue;
      unsigned count = 0, holder = kNoField;
      deal.side[theirs].each([&](unsigned bit) {
        if (kind_of(deal.on[bit]) != kind || !is_hidden(deal, bit)) return;
        ++count;
        if (holder == kNoField || bit == to) holder = bit;
      });
      if (count == 0) continue;
      Board imagined = deal;
      if (can_move(kind_of(deal.on[to])) || (deal.on[holder] & kMoved) == 0)
        set_kind(imagined, theirs, holder, kind_of(deal.on[to]));
      set_kind(imagined, theirs, to, kind);
      sum += static_cast<float>(count) * promise(imagined, seat, move, value);
      all += static_cast<float>(count);
      which = (which + 1) % kDeals;
    }
    return sum / all;
  }

  std::string name_;
  GameRules rules_;
  std::vector<SetUp> set_ups_;
};

/// Adds a game's positions, each with what should have been promised there.
template <class Value>
void play_and_learn(const Table& table, const Value& value, Random& random, std::vector<Example>& examples) {
  const tuning::Wandering wandering(random);
  const std::size_t first = examples.size();
  std::vector<tuning::Way> ways;
  Board position = table.start(random);
  for (std::uint32_t ply = 0; !table.is_over(position); ++ply) {
    const Seat seat = position.mover();
    Move move = table.best(position, value, random);
    examples.push_back({look(table.rules(), position), table.promise(position, seat, move, value)});
    ways.push_back({.at_random = wandering.at_random(ply, random), .luck = 0});
    if (ways.back().at_random) move = table.rules().random_move(position, seat, random);
    table.rules().apply(position, seat, move);
  }
  tuning::mix_with_what_came(examples, first, ways, table.score(position, position.mover()), kLambda);
}

/// Pairs of games with the same set-ups and sides changed.
template <class A, class B>
void match(const Table& table, const A& a, const B& b, unsigned pairs) {
  const std::string what = table.name() + " against the linear evaluation";
  tuning::compare(what.c_str(), pairs, [&](unsigned pair, Seat seat) {
    Random random(mix64(pair + 1));
    Board position = table.start(random);
    while (!table.is_over(position)) {
      const Seat mover = position.mover();
      const Move move = mover == seat ? table.best(position, a, random) : table.best(position, b, random);
      table.rules().apply(position, mover, move);
    }
    return tuning::GameScore{table.score(position, seat), 0};
  });
}

Result<Options> options_of(const std::string& set) {
  bw_parameter given[] = {{.name = "set", .value = {}}};
  given[0].value.type = BW_CHOICE;
  given[0].value.text = set.c_str();
  const auto parameters = sdk::Parameters::check(kParameterSpecs, given);
  if (!parameters) return fail(parameters.error());
  return read_options(*parameters);
}

Result<std::vector<Table>> tables_of(const std::string& names) {
  std::vector<Table> tables;
  for (std::size_t at = 0; at < names.size();) {
    const std::size_t end = std::min(names.find(',', at), names.size());
    const std::string name = names.substr(at, end - at);
    at = end + 1;
    const auto options = options_of(name);
    if (!options) return fail(options.error());
    tables.emplace_back(name, *options);
    if (!tables.back().has_set_ups()) return fail(std::string(kSetUps) + ": no set-up for " + name);
  }
  return tables;
}

template <unsigned kUnits>
int teach(const std::vector<Table>& tables, unsigned games, std::uint64_t seed, const char* name,
          const char* file) {
  const auto pupil = std::make_unique<tuning::Pupil<network::kInputs, kUnits>>(seed, kFirstWeights);
  const GameRules& rules = tables.front().rules();  // the networks don't ask for more than the board
  const auto learnt = [&](const Board& position) { return pupil->score(look(rules, position)); };
  const auto linear = [&](const Board& position) {
    const double elo =
        sdk::weigh(Evaluation<Board>(rules, position).features(), kWeights) * fade<Board>(rules, position);
    return static_cast<float>(1 / (1 + std::pow(10, (position.mover() == kRed ? -elo : elo) / 400)));
  };
  bool written = false;  // at each report, so that a lesson that is broken off leaves what was learnt
  tuning::teach<network::Input>(
      *pupil, games, seed,
      [&](std::vector<Example>& examples, Random& random) {
        const auto which = random.below(static_cast<std::uint32_t>(tables.size()));
        play_and_learn(tables[which], learnt, random, examples);
      },
      [&](unsigned played) {
        written = tuning::write_network(tuning::rounded(pupil->learnt()), "two_field", name, file);
        for (std::size_t i = 0; i < tables.size(); ++i)
          if (i == 0 || tables[i].name() != tables[i - 1].name())
            match(tables[i], learnt, linear, played < games ? 250 : 1000);
      });
  if (written) return 0;
  std::fprintf(stderr, "%s: can't be written\n", file);
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 6) {
    std::fprintf(stderr, "boardwright-teach-two_field SETS GAMES SEED NAME FILE\n");
    return 2;
  }
  const auto tables = tables_of(argv[1]);
  if (!tables) {
    std::fprintf(stderr, "%s\n", tables.error().c_str());
    return 2;
  }
  const bool classic = tables->front().name() == "classic";
  for (const Table& table : *tables)
    if ((table.name() == "classic") != classic) {
      std::fprintf(stderr, "%s: the classic set has a network of its own\n", argv[1]);
      return 2;
    }
  const auto learn = classic ? teach<network::kClassicUnits> : teach<network::kSmallSetsUnits>;
  return learn(*tables, static_cast<unsigned>(std::strtoul(argv[2], nullptr, 10)),
               std::strtoull(argv[3], nullptr, 10), argv[4], argv[5]);
}
