// SPDX-License-Identifier: GPL-3.0-or-later
//
// One machine with the game in it, and the questions that rules are asked. For one thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "plugins/script/layout.hpp"
#include "plugins/script/machine.hpp"
#include "plugins/script/step.hpp"

namespace boardwright::script {

struct LineMarks;

/// What `no` and `uses` have said while a script was asked to tell.
struct Note {
  std::uint32_t rule = 0;  ///< its place in Declaration::rules
  Step step;               ///< which move it is about; of `uses` nothing
};

class GameMachine {
 public:
  /// A machine for a game that has been read before with the same values. With `marks` it notes which lines run, those
  /// of the reading too, as long as they live.
  [[nodiscard]] static std::unique_ptr<GameMachine> create(const std::string& source,
                                                           const ParameterValues& values,
                                                           const Declaration& declared, const Layout& layout,
                                                           Problem& problem,
                                                           const LineMarks* marks = nullptr);

  // Each is false on failure, and `problem()` says why. Seats from 0; positions have the layout's size.
  [[nodiscard]] bool start(std::byte* out);
  /// The moves of a seat, or the events of chance for BW_CHANCE; the same ones until somebody asks for others.
  [[nodiscard]] const Steps* moves(const std::byte* position, std::uint32_t seat);
  /// Plays without asking whether it is legal; seat BW_CHANCE for an event.
  [[nodiscard]] bool play(std::byte* position, std::uint32_t seat, const Step& step);
  [[nodiscard]] bool view(const std::byte* position, std::uint32_t viewer, std::byte* out);
  [[nodiscard]] bool evaluate(const std::byte* position, std::uint32_t seat, std::int32_t& value);
  /// The script's own check of a position that was read; empty: nothing is wrong with it.
  [[nodiscard]] bool check(const std::byte* position, std::string& wrong);
  [[nodiscard]] bool move_text(const std::byte* position, std::uint32_t seat, const Step& step,
                               std::string& text);
  /// As machines write it.
  [[nodiscard]] bool move_code(const std::byte* position, std::uint32_t seat, const Step& step,
                               std::string& text);
  [[nodiscard]] bool position_text(const std::byte* position, std::string& text);
  /// The script's own reading of a position; `wrong` is its sentence where it can't be.
  [[nodiscard]] bool read_text(std::string_view text, std::byte* out, std::string& wrong);
  /// A position without what a repetition doesn't look at.
  [[nodiscard]] bool compare(const std::byte* position, std::byte* out);

  /// Which moves the rules refuse, each with the rule; as `no` says them. Null on failure.
  [[nodiscard]] const std::vector<Note>* refusals(const std::byte* position, std::uint32_t seat);
  /// The line of the script that adds this move first; 0 where none does, or that can't be told.
  [[nodiscard]] std::uint32_t added_at(const std::byte* position, std::uint32_t seat, const Step& step);
  /// Which rules a move uses; as `uses` says them.
  [[nodiscard]] bool used(const std::byte* before, std::uint32_t seat, const Step& step,
                          std::uint64_t& rules);

  /// What was worked out of the moves listed last, for as long as the same ones are listed: their texts, and the
  /// moves that are refused, with theirs. Whoever asks fills it in.
  struct Told {
    std::optional<std::vector<std::string>> texts;
    std::optional<std::vector<std::vector<std::uint32_t>>> clicks;
    std::optional<std::vector<Note>> refused;
    std::vector<std::vector<std::uint32_t>> refused_clicks;
    std::unordered_map<std::string, std::size_t> refused_names;  ///< whatever a text may call them
  };
  Told told;

  [[nodiscard]] const Problem& problem() const noexcept { return problem_; }

  // For the console.
  [[nodiscard]] Machine& machine() const noexcept { return *machine_; }
  [[nodiscard]] PositionTable& table() const noexcept { return *table_; }

  // For the functions of the prelude.
  [[nodiscard]] const Declaration& declared() const noexcept { return *declared_; }
  Steps* adding = nullptr;
  bool adding_events = false;
  std::vector<Note>* noting = nullptr;
  std::vector<std::pair<Step, std::uint32_t>>* placing = nullptr;  ///< moves with the lines that add them
  bool recording = false;

 private:
  GameMachine(const Declaration& declared, const Layout& layout) : declared_(&declared), layout_(&layout) {}
  /// Whether this function has run for too long in this position before: it would again, and has its problem at once.
  [[nodiscard]] bool hangs(const char* function, const std::byte* position);
  void push_function(const char* name) const;
  void push_elements(const Step& step, int& arguments) const;
  [[nodiscard]] bool call(int arguments, int results);
  [[nodiscard]] bool failed(std::string sentence);
  /// What a function has left in `p` can't be. It is called once more, and looked at after each line: so it is told where
  /// that was written, and nothing is paid for it as long as nothing is wrong. `ask` pushes the function with its arguments
  /// and returns how many; `broken` looks.
  template <class Ask, class Broken>
  void failed_where(Problem problem, const Ask& ask, int results, Broken broken);
  /// The same for what `p` is to be, a position.
  template <class Ask>
  [[nodiscard]] bool refused(const char* function, Problem problem, const Ask& ask, int results);
  /// The same for a function that must leave `p` as it was.
  template <class Ask>
  [[nodiscard]] bool changed(std::string sentence, const std::byte* before, const Ask& ask, int results);
  [[nodiscard]] bool text_of_move(const char* function, const std::byte* position, std::uint32_t seat,
                                  const Step& step, std::string& text);

  const Declaration* declared_;
  const Layout* layout_;
  std::unique_ptr<Machine> machine_;
  std::unique_ptr<PositionTable> table_;
  int add_ = 0;  // a reference to the function
  Steps steps_;
  Bytes listed_;  // the position of steps_
  std::uint32_t listed_seat_ = 0;
  bool list_holds_ = false;
  Problem problem_;
  struct Hung {
    std::string function;
    Bytes position;
    Problem problem;
  };
  static constexpr std::size_t kMostHung = 8;
  std::vector<Hung> hung_;                // the newest at the end
  const char* asked_function_ = nullptr;  // of the call that comes; null: nobody remembers what becomes of it
  const std::byte* asked_position_ = nullptr;  // likewise
};

}  // namespace boardwright::script
