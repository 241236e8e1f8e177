// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <functional>
#include <map>

#include "framework/text/encoding.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/tournament/baku.hpp"
#include "framework/tournament/trf.hpp"
#include "framework/tournament/trf_columns.hpp"
#include "framework/tournament/trf_people.hpp"
#include "framework/tournament/trf_teams.hpp"

namespace boardwright::tournament {
namespace {

using Answer = Result<void>;

/// Lines that are kept as they stand, and that we know of (T21B, T21C).
constexpr std::array<std::string_view, 29> kTexts = {
    "012", "013", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "172",
    "182", "192", "202", "212", "222", "352", "362", "801", "802", "D01", "DD1", "022", "###", "132"};

class Reader {
 public:
  Result<TrfFile> read(std::string_view text) {
    std::size_t number = 0;
    for (std::size_t at = 0; at < text.size();) {
      const auto end = std::min(text.find_first_of("\r\n", at), text.size());
      ++number;
      if (auto answer = read_line(text.substr(at, end - at), number); !answer)
        return tl::unexpected(answer.error());
      at = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
    }
    if (auto answer = sound_scheme(); !answer) return tl::unexpected(answer.error());
    if (people_.empty()) return fail("1:1: There is no entrant: no line begins with 001.");
    if (auto answer = place_people(people_, file_, last_line_); !answer)
      return tl::unexpected(answer.error());
    for (const auto& later : later_)
      if (auto answer = later(); !answer) return tl::unexpected(answer.error());
    if (auto answer = check_people(people_, file_); !answer) return tl::unexpected(answer.error());
    accelerate();
    return std::move(file_);
  }

 private:
  /// Where letters of more than a byte shift the columns of an entrant, the line was written by bytes.
  Answer read_line(std::string_view text, std::size_t number) {
    const TrfColumns letters(text, number);
    auto answer = read_line(letters);
    if (answer || letters.code() != "001" || letters.length() == text.size()) return answer;
    return read_line(TrfColumns(text, number, TrfColumns::Count::kBytes)) ? Answer() : answer;
  }

  Answer read_line(const TrfColumns& line) {
    const auto code = line.code();
    if (line.rest(1).text.empty()) return {};
    last_line_ = line.number();
    if (code == "001")
      for (std::size_t column = 1; column <= line.length(); ++column)
        if (line.raw(column, column) == "\t")
          return line.wrong(column, "A tab stands here; columns count letters, so there have to be blanks.");
    if (auto between = line.nothing_between(); !between) return between;
    static const std::map<std::string_view, Answer (Reader::*)(const TrfColumns&)> kReaders = {
        {"001", &Reader::person},  {"142", &Reader::rounds},   {"XXR", &Reader::rounds},
        {"152", &Reader::initial}, {"XXC", &Reader::initial},  {"162", &Reader::scheme},
        {"240", &Reader::byes},    {"250", &Reader::virtuals}, {"260", &Reader::apart},
        {"299", &Reader::unusual}, {"XXA", &Reader::extra},    {"XXP", &Reader::apart},
        {"XXZ", &Reader::absent},  {"BBW", &Reader::bb},       {"BBD", &Reader::bb},
        {"BBL", &Reader::bb},      {"BBZ", &Reader::bb},       {"BBF", &Reader::bb},
        {"BBU", &Reader::bb},      {"300", &Reader::teams},    {"310", &Reader::teams},
        {"320", &Reader::teams},   {"330", &Reader::teams}};
    if (const auto at = kReaders.find(code); at != kReaders.end()) return (this->*at->second)(line);
    if (code == "###" && line.rest(4).text.starts_with("bw ")) return own(line);
    keep(line);
    return {};
  }

  void keep(const TrfColumns& line) {
    const auto code = line.code();
    file_.lines.push_back(
        {std::string(code),
         std::string(line.raw(4, 4) == " " ? line.raw(5, line.length()) : line.raw(4, line.length()))});
    if (code == "192" && line.rest(5).text.find("ROUNDROBIN") != std::string_view::npos)
      file_.table.round_robin = true;
    // A line of a federation's ratings has the columns of 001.
    const bool federation =
        code.size() == 3 &&
        std::ranges::all_of(code, [](char letter) { return letter >= 'A' && letter <= 'Z'; }) &&
        trf_number(line.field(5, 8).text, kMostEntrants);
    if (std::ranges::find(kTexts, code) == kTexts.end() && !federation)
      file_.notes.push_back(std::to_string(line.number()) + ":1: We don't know lines that begin with \"" +
                            one_line(code) + "\"; it is kept as it stands.");
  }

  Answer person(const TrfColumns& line) {
    if (const auto name = line.field(15, 47); !is_utf8(name.text))
      return line.wrong(name.column, "The name is cut within a letter.");
    auto person = read_trf_person(line);
    if (!person) return tl::unexpected(person.error());
    people_.push_back(std::move(*person));
    return {};
  }

  Answer teams(const TrfColumns& line) { return read_trf_team(line, file_, later_); }

  Answer rounds(const TrfColumns& line) {
    const auto field = line.rest(4);
    const auto rounds = trf_number(field.text, kMostRounds);
    if (!rounds || *rounds == 0)
      return line.wrong(field.column,
                        "The number of rounds has to be from 1 to " + std::to_string(kMostRounds) + ".");
    file_.table.planned_rounds = *rounds;
    return {};
  }

  Answer initial(const TrfColumns& line) {
    for (const auto& word : line.words(4)) {
      const bool first = word.text == "W" || word.text == "w" || word.text == "white1";
      const bool second = word.text == "B" || word.text == "b" || word.text == "black1";
      if (first || second)
        file_.table.initial_side = first ? Side::kFirst : Side::kSecond;
      else if (line.code() == "XXC")
        file_.notes.push_back(std::to_string(line.number()) + ":" + std::to_string(word.column) +
                              ": We don't know the setting \"" + excerpt(word.text) +
                              "\"; it has no effect.");
      else
        return line.wrong(word.column, "The initial side is W or B.");
    }
    return {};
  }

  Answer set_points(const TrfColumns& line, std::string_view kind, const TrfField& field) {
    const auto points = trf_points(field.text);
    if (!points) return line.wrong(field.column, "Points are a number such as 1.0 or 0.5.");
    auto& scheme = file_.table.scheme;
    if (kind == "W")
      scheme.win = *points;
    else if (kind == "D")
      scheme.draw = *points;
    else if (kind == "L")
      scheme.loss = *points;
    else if (kind == "P" || kind == "U")
      scheme.bye = *points;
    else if (kind == "A" || kind == "Z")
      scheme.absent = *points;
    else if (kind == "X")
      scheme.pending = *points;
    else if (kind == "H")
      scheme.half = *points;
    else if (kind == "F")
      scheme.full = *points;
    else
      return line.wrong(field.column,
                        "Points are for W, D, L, A, P or X, not for \"" + excerpt(kind) + "\".");
    scheme_line_ = line.number();
    return {};
  }

  // T21.1
  Answer scheme(const TrfColumns& line) {
    for (std::size_t column = 6; column <= line.length(); column += 9) {
      const auto kind = line.field(column, column);
      if (kind.text.empty()) continue;
      if (auto answer = set_points(line, kind.text, line.field(column + 1, column + 4)); !answer)
        return answer;
    }
    return {};
  }

  /// Only when all lines have been read: several may set values.
  [[nodiscard]] Answer sound_scheme() const {
    const auto& scheme = file_.table.scheme;
    if (scheme.win < scheme.draw || scheme.draw < scheme.loss || scheme.absent_points() > scheme.loss)
      return fail(std::to_string(scheme_line_) +
                  ":1: A win has to be worth at least a draw, that a loss, and that an absence.");
    return {};
  }

  Answer bb(const TrfColumns& line) {
    const auto kind = line.code().substr(2);
    // BBF is what a lost forfeit is worth; we have one value for it and for an absence.
    const auto field = line.rest(4);
    if (kind == "F") {
      const auto points = trf_points(field.text);
      if (!points) return line.wrong(field.column, "Points are a number such as 1.0 or 0.5.");
      scheme_line_ = line.number();
      if (!file_.table.scheme.absent) file_.table.scheme.absent = *points;
      if (*points != file_.table.scheme.absent_points())
        return line.wrong(field.column, "A lost forfeit has to be worth as much as an absence.");
      return {};
    }
    return set_points(line, kind, field);
  }

  static Answer nobody(std::size_t line, std::size_t column, Number number) {
    return trf_wrong(line, column, "There is no entrant " + std::to_string(number) + ".");
  }

  /// Numbers of entrants, looked at when all are known.
  Answer with_numbers(const TrfColumns& line, std::size_t from,
                      const std::function<void(std::vector<Number>)>& use) {
    std::vector<std::pair<std::size_t, Number>> numbers;
    for (const auto& word : line.words(from)) {
      const auto number = trf_number(word.text, kMostEntrants);
      if (!number)
        return line.wrong(word.column, "\"" + excerpt(word.text) + "\" is not the number of an entrant.");
      if (*number != 0) numbers.emplace_back(word.column, *number);
    }
    later_.push_back([this, line = line.number(), numbers, use]() -> Answer {
      std::vector<Number> known;
      for (const auto& [column, number] : numbers) {
        if (number > file_.table.entrants.size()) return nobody(line, column, number);
        known.push_back(number);
      }
      use(known);
      return {};
    });
    return {};
  }

  Answer byes(const TrfColumns& line) {
    const auto kind = line.field(5, 5).text;
    if (kind != "F" && kind != "H" && kind != "Z")
      return line.wrong(5, "A bye that was asked for is F, H or Z.");
    const auto round = trf_round(line, 7, 9, 0);
    if (!round) return tl::unexpected(round.error());
    if (*round == 0) return line.wrong(7, "The round is missing.");
    return with_numbers(line, 11,
                        [this, round = *round, code = Code{kind[0]}](const std::vector<Number>& numbers) {
                          for (const auto number : numbers) set_bye(file_, round, number, code);
                        });
  }

  Answer absent(const TrfColumns& line) {
    return with_numbers(line, 4, [this](const std::vector<Number>& numbers) {
      for (const auto number : numbers) file_.table.entrants[number - 1].out = Code::kZero;
    });
  }

  Answer apart(const TrfColumns& line) {
    const bool old = line.code() == "XXP";
    const auto first = old ? Result<std::uint32_t>(1) : trf_round(line, 5, 7, 1);
    const auto last = old ? Result<std::uint32_t>(0) : trf_round(line, 9, 11, 0);
    if (!first) return tl::unexpected(first.error());
    if (!last) return tl::unexpected(last.error());
    return with_numbers(line, old ? 4 : 13,
                        [this, first = *first, last = *last](std::vector<Number> numbers) {
                          if (!numbers.empty())
                            file_.table.apart.push_back({first, last, std::move(numbers)});
                        });
  }

  Answer virtuals(const TrfColumns& line) {
    const auto field = line.field(10, 13);
    const auto points = trf_points(field.text);
    if (!points) return line.wrong(field.column, "Virtual points are a number such as 1.0 or 0.5.");
    const auto first = trf_round(line, 15, 17, 1);
    const auto last = trf_round(line, 19, 21, first.value_or(1));
    if (!first) return tl::unexpected(first.error());
    if (!last) return tl::unexpected(last.error());
    const auto from = line.field(23, 26);
    const auto to = line.field(28, 31);
    const auto first_number = trf_number(from.text, kMostEntrants);
    const auto last_number = trf_number(to.text, kMostEntrants);
    if (!first_number || *first_number == 0) return line.wrong(from.column, "The first entrant is missing.");
    if (!last_number || *last_number < *first_number)
      return line.wrong(to.column, "The last entrant is missing.");
    accelerated_ = true;
    later_.push_back([this, line = line.number(), points = *points, first = std::max(1U, *first),
                      last = *last, from = *first_number, to = *last_number]() -> Answer {
      if (to > file_.table.entrants.size()) return nobody(line, 28, to);
      for (auto number = from; number <= to; ++number)
        for (auto round = first; round <= last; ++round) {
          auto& extra = file_.table.entrants[number - 1].extra;
          extra.resize(std::max<std::size_t>(extra.size(), round));
          extra[round - 1] = points;
        }
      return {};
    });
    return {};
  }

  Answer extra(const TrfColumns& line) {
    const auto words = line.words(4);
    const auto number = words.empty() ? std::nullopt : trf_number(words[0].text, kMostEntrants);
    if (!number || *number == 0) return line.wrong(5, "The entrant's number is missing.");
    if (words.size() > kMostRounds + 1)
      return line.wrong(words[kMostRounds + 1].column, "So many rounds nobody plays.");
    std::vector<Points> extra;
    for (std::size_t i = 1; i < words.size(); ++i) {
      const auto points = trf_points(words[i].text);
      if (!points) return line.wrong(words[i].column, "Virtual points are a number such as 1.0 or 0.5.");
      extra.push_back(*points);
    }
    accelerated_ = true;
    later_.push_back(
        [this, line = line.number(), column = words[0].column, number = *number, extra]() -> Answer {
          if (number > file_.table.entrants.size()) return nobody(line, column, number);
          file_.table.entrants[number - 1].extra = extra;
          return {};
        });
    return {};
  }

  /// Results that were worth something else than the scheme says: of these people in this round, or in all.
  Answer unusual(const TrfColumns& line) {
    const auto kind = line.field(5, 5);
    if (kind.text.empty()) return line.wrong(5, "The kind of result is missing.");
    const auto field = line.field(14, 17);
    const auto points = trf_points(field.text);
    if (!points) return line.wrong(field.column, "Points are a number such as 1.0 or 0.5.");
    const auto round = trf_round(line, 20, 22, 0);
    if (!round) return tl::unexpected(round.error());
    return with_numbers(line, 24,
                        [this, kind = kind.text[0], points = *points, round = *round](const auto& numbers) {
                          for (const auto number : numbers) {
                            auto& rounds = file_.table.entrants[number - 1].rounds;
                            for (std::size_t i = 0; i < rounds.size(); ++i)
                              if ((round == 0 || i + 1 == round) && is_of_kind(rounds[i].code, kind))
                                rounds[i].points = points;
                          }
                        });
  }

  static bool is_of_kind(Code code, char kind) {
    switch (kind) {
      case 'W': return code == Code::kWin || code == Code::kUnratedWin || code == Code::kForfeitWin;
      case 'D': return code == Code::kDraw || code == Code::kUnratedDraw;
      case 'L': return code == Code::kLoss || code == Code::kUnratedLoss;
      case 'A': return code == Code::kZero || code == Code::kForfeitLoss;
      case 'P': return code == Code::kBye;
      case 'X': return code == Code::kOpen;
      default: return static_cast<char>(code) == kind;
    }
  }

  /// `### bw key value`: what TRF has no line for.
  Answer own(const TrfColumns& line) {
    const auto words = line.words(4);
    if (words.size() == 3 && words[1].text == "sides" && words[2].text == "none") {
      file_.table.balanced_sides = false;
      return {};
    }
    if (words.size() == 4 && words[1].text == "value") return set_points(line, words[2].text, words[3]);
    if (words.size() == 2 && words[1].text == "free") {
      file_.table.scheme.free = true;
      return {};
    }
    if (words.size() == 5 && words[1].text == "points") {
      const auto round = trf_number(words[2].text, kMostRounds);
      const auto number = trf_number(words[3].text, kMostEntrants);
      const auto points = trf_points(words[4].text);
      if (round && number && points && *round > 0 && *number > 0) {
        later_.push_back(
            [this, at = line.number(), round = *round, number = *number, points = *points]() -> Answer {
              if (number > file_.table.entrants.size() || round > file_.table.of(number).rounds.size())
                return fail(std::to_string(at) + ":5: There is no such entrant or round.");
              file_.table.entrants[number - 1].rounds[round - 1].points = points;
              return {};
            });
        return {};
      }
    }
    keep(line);
    return {};
  }

  void accelerate() {
    const auto type = file_.line("192");
    if (accelerated_ || !type || type->find("_BAKU") == std::string_view::npos) return;
    if (const auto problem = baku_problem(file_.table); !problem.empty())
      file_.notes.push_back(std::to_string(scheme_line_) + ":1: " + problem + " None is used.");
    else
      accelerate_baku(file_.table, baku_group(file_.table.entrants.size()));
  }

  TrfFile file_;
  std::vector<ReadPerson> people_;
  TrfLater later_;  // what needs all entrants
  std::size_t last_line_ = 1;
  std::size_t scheme_line_ = 1;
  bool accelerated_ = false;
};

}  // namespace

std::optional<std::string_view> TrfFile::line(std::string_view code) const {
  for (const auto& one : lines)
    if (one.code == code) return one.text;
  return std::nullopt;
}

Result<TrfFile> read_trf(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (text.find('\0') != std::string_view::npos) return fail("1:1: This is not a text.");
  if (is_utf8(text)) return Reader().read(text);
  const auto decoded = decode_text(text);
  if (!decoded) return fail("1:1: " + decoded.error());
  auto file = Reader().read(decoded->text);
  if (file)
    for (const auto& note : decoded->notes) file->notes.insert(file->notes.begin(), "1:1: " + note);
  return file;
}

}  // namespace boardwright::tournament
