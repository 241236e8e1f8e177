// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

#include "framework/link/outbox.hpp"

namespace boardwright::server {

/// The lobby as pages see it, and what of it is new to whoever knows an older one: a large club's is hundreds of
/// kilobytes, and most of what happens in it is one line. Entries are objects of JSON by their id. A value.
class LobbyShown {
 public:
  /// As ids are counted: t9 before t10.
  struct InOrder {
    bool operator()(const std::string& one, const std::string& other) const {
      return one.size() != other.size() ? one.size() < other.size() : one < other;
    }
  };
  using Entries = std::map<std::string, std::string, InOrder>;

  /// What it is now. `version`: greater than the one before; `rules`: of a trial, else empty.
  void show(std::uint64_t version, Entries people, Entries tables, std::string rules = {});
  [[nodiscard]] std::uint64_t version() const noexcept { return version_; }
  /// To whoever knows the lobby of `known`; 0, or one that is too old: all of it. `own`: tables of which somebody may
  /// know more than others.
  [[nodiscard]] SharedText since(std::uint64_t known, const Entries& own = {});

  static constexpr std::size_t kMostGone = 4096;  ///< that are remembered

 private:
  struct Entry {
    std::string text;
    std::uint64_t changed = 0;
  };
  struct Gone {
    std::uint64_t version = 0;
    std::string id;
  };
  struct Kind {
    std::map<std::string, Entry, InOrder> entries;
    std::deque<Gone> gone;
    void show(std::uint64_t version, Entries now);
  };
  void forget();
  [[nodiscard]] std::string message(std::uint64_t known, const Entries& own) const;

  Kind people_, tables_;
  std::string rules_;
  std::uint64_t version_ = 0;
  std::uint64_t oldest_ = 0;                  ///< whoever knows an older one is told everything
  std::map<std::uint64_t, SharedText> made_;  ///< of this version, by what was known
};

}  // namespace boardwright::server
