// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boardwright/pure/random.hpp>
#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "plugins/check/isolate.hpp"
#include "plugins/host/library.hpp"
#include "plugins/host/position.hpp"
#include "plugins/host/rules.hpp"

namespace boardwright::check {

/// What is examined.
struct Subject {
  std::filesystem::path file;
  std::string game;
  Parameters parameters{};
  LoadOptions load{};
  /// Instead of `parameters` where knowing them takes the rules themselves: asked for in each law's own process.
  std::function<Result<Parameters>()> find_parameters{};
};

/// How long a law goes on. A number of games makes a run independent of the clock.
struct Budget {
  std::chrono::milliseconds time{500};
  std::uint32_t games = 0;  ///< 0: as many as the time allows
};

/// One law at work: its subject, loaded in this process, its random numbers and its time.
class Trial {
 public:
  Trial(const Subject& subject, const Budget& budget, std::uint64_t seed, Note note);

  /// Loads the library and makes the rules.
  [[nodiscard]] Result<void> open();

  [[nodiscard]] const Subject& subject() const noexcept { return subject_; }
  [[nodiscard]] const std::shared_ptr<const Library>& library() const noexcept { return library_; }
  [[nodiscard]] const Rules& rules() const noexcept { return *rules_; }
  [[nodiscard]] bool has_rules() const noexcept { return rules_ != nullptr; }

  [[nodiscard]] Random& random() noexcept { return random_; }
  /// Whether an event that should happen once in `n` happens now.
  [[nodiscard]] bool once_in(std::uint32_t n) noexcept { return random_.below(n) == 0; }
  template <class T>
  [[nodiscard]] const T& any_of(const std::vector<T>& list) noexcept {
    return list[random_.below(static_cast<std::uint32_t>(list.size()))];
  }

  /// Always true when the number of games is fixed: then the clock has no say.
  [[nodiscard]] bool time_left() const noexcept;
  /// Starts another game if the budget allows it. The first few are always allowed.
  [[nodiscard]] bool next_game() noexcept;
  [[nodiscard]] std::uint32_t games() const noexcept { return games_; }

  /// What to say should the process crash now.
  void note(std::string_view doing) noexcept { note_.write(doing); }

 private:
  Subject subject_;
  Budget budget_;
  Random random_;
  Note note_;
  std::chrono::steady_clock::time_point begin_;
  std::uint32_t games_ = 0;
  std::shared_ptr<const Library> library_;
  std::shared_ptr<const Rules> rules_;
};

}  // namespace boardwright::check
