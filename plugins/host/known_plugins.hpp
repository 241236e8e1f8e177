// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace boardwright {

/// The contents that have passed the probe, as files named by their hash in a folder of the user's. Losing
/// the folder costs a new probe, nothing else; so failures to write are harmless and not reported. Any
/// thread, any number of processes.
class KnownPlugins {
 public:
  /// An empty path: the user's cache folder; without one, nothing is remembered.
  explicit KnownPlugins(std::filesystem::path folder);
  [[nodiscard]] bool contains(const std::string& hash) const;
  void add(const std::string& hash) const;

 private:
  std::filesystem::path folder_;
};

}  // namespace boardwright
