// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/arrangement_shelf.hpp"

#include <algorithm>

#include "framework/text/config_file.hpp"
#include "framework/text/name.hpp"
#include "framework/text/save_file.hpp"

namespace boardwright::desktop {

namespace {

std::filesystem::path own_file(const std::string& game) {
  const auto folder = user_data("arrangements");
  return folder ? *folder / (game + ".yaml") : std::filesystem::path();
}

}  // namespace

ArrangementShelf::ArrangementShelf(const Game& game)
    : file_(own_file(game.id())), shipped_(game.data().arrangements) {
  std::error_code ignored;  // a file that isn't there holds nothing
  if (!std::filesystem::exists(file_, ignored)) return;
  auto reading = read_arrangements(file_);
  problems_ = std::move(reading.problems);
  if (problems_.empty()) own_ = std::move(reading.arrangements);
}

std::vector<ArrangementShelf::Entry> ArrangementShelf::fitting(const SetUp& set_up, Language language) const {
  std::vector<Entry> entries;
  for (const auto& one : shipped_)
    if (set_up.fills(one.letters))
      entries.push_back({QString::fromStdString(one.name.or_english(language)), one.letters, std::nullopt});
  for (std::size_t i = 0; i < own_.size(); ++i)
    if (set_up.fills(own_[i].letters))
      entries.push_back({QString::fromStdString(own_[i].name.or_english(language)), own_[i].letters, i});
  return entries;
}

Result<void> ArrangementShelf::keep(const QString& name, std::string letters) {
  auto good = read_name(name.toStdString());
  if (!good) return fail(good.error());
  NamedArrangement kept;
  kept.name.set(Language::kEnglish, std::move(*good));
  kept.letters = std::move(letters);
  auto arrangements = own_;
  const auto same = std::find_if(arrangements.begin(), arrangements.end(),
                                 [&](const auto& one) { return one.name == kept.name; });
  if (same != arrangements.end()) {
    *same = std::move(kept);
  } else {
    arrangements.push_back(std::move(kept));
  }
  return save(std::move(arrangements));
}

Result<void> ArrangementShelf::forget(std::size_t own) {
  auto arrangements = own_;
  if (own < arrangements.size()) arrangements.erase(arrangements.begin() + static_cast<std::ptrdiff_t>(own));
  return save(std::move(arrangements));
}

Result<void> ArrangementShelf::save(std::vector<NamedArrangement> arrangements) {
  if (!problems_.empty()) return fail(problems_.back() + "; mend or remove that file first");
  std::error_code error;
  std::filesystem::create_directories(file_.parent_path(), error);
  if (error) return fail(file_.parent_path().string() + ": can't be made: " + error.message());
  auto saved = save_file(file_, write_arrangements(arrangements));
  if (saved) own_ = std::move(arrangements);
  return saved;
}

}  // namespace boardwright::desktop
