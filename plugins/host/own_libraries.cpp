// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/own_libraries.hpp"

#include <algorithm>
#include <atomic>

#include "plugins/host/program_files.hpp"

namespace boardwright {
namespace {

namespace fs = std::filesystem;

std::atomic<bool> own_only{false};

fs::path true_place(const fs::path& file) {
  std::error_code error;
  auto found = fs::weakly_canonical(fs::absolute(file), error);
  return error ? fs::absolute(file).lexically_normal() : found;
}

}  // namespace

bool comes_with_program(const fs::path& library) {
  const fs::path file = true_place(library);
  static const auto places = [] {  // asked for each game of a list, whenever one is shown
    auto all = program_places(program_folder());
    for (fs::path& place : all) place = true_place(place);
    return all;
  }();
  return std::any_of(places.begin(), places.end(), [&](const fs::path& place) {
    const fs::path inside = file.lexically_relative(place);
    return !inside.empty() && *inside.begin() != "..";
  });
}

void load_own_libraries_only(bool only) { own_only = only; }

Result<void> may_be_loaded_here(const fs::path& library) {
  if (!own_only || comes_with_program(library)) return {};
  return fail(library.string() +
              ": it didn't come with the program, so it plays in a process of its own and nothing else "
              "is done with it here; --trust-games lets the window load it");
}

}  // namespace boardwright
