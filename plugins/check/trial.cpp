// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/check/trial.hpp"

#include "plugins/check/law.hpp"

namespace boardwright::check {
namespace {

constexpr std::uint32_t kAlwaysGames = 3;
constexpr std::uint32_t kMostGames = 5000;

}  // namespace

Finding passed(std::uint64_t count, std::string_view things) {
  return {Status::kPassed, std::to_string(count) + " " + std::string(things)};
}
Finding broken(std::string sentence) { return {Status::kFailed, std::move(sentence)}; }
Finding not_applicable(std::string sentence) { return {Status::kNotApplicable, std::move(sentence)}; }

Trial::Trial(const Subject& subject, const Budget& budget, std::uint64_t seed, Note note)
    : subject_(subject),
      budget_(budget),
      random_(seed),
      note_(note),
      begin_(std::chrono::steady_clock::now()) {}

Result<void> Trial::open() {
  auto library = Library::load(subject_.file, subject_.load);
  if (!library) return fail(library.error());
  library_ = std::move(*library);
  if (subject_.find_parameters) {
    auto parameters = subject_.find_parameters();
    if (!parameters) return fail(parameters.error());
    subject_.parameters = std::move(*parameters);
  }
  auto rules = library_->create(subject_.game, subject_.parameters);
  if (!rules) return fail(rules.error());
  rules_ = std::move(*rules);
  return {};
}

bool Trial::time_left() const noexcept {
  return budget_.games != 0 || std::chrono::steady_clock::now() - begin_ < budget_.time;
}

bool Trial::next_game() noexcept {
  const bool more = budget_.games != 0 ? games_ < budget_.games
                                       : games_ < kAlwaysGames || (games_ < kMostGames && time_left());
  if (more) note_.write_count(++games_);
  return more;
}

}  // namespace boardwright::check
