// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "framework/catalogue/own_variants.hpp"
#include "plugins/host/rules.hpp"

namespace boardwright {

/// One game of the catalogue: its game.yaml, and its library once somebody asks for it. Immutable to its
/// users; any thread may call anything (the first question that needs the library loads it).
class Game {
 public:
  /// `own`: what the user made of it; they become variants after its own.
  Game(GameFileReading reading, LoadOptions plugins, OwnVariants own = {});
  /// The same game, and the same library if it is loaded, with these instead.
  [[nodiscard]] std::shared_ptr<const Game> with_own(OwnVariants own) const;
  /// The same game with this library instead of that beside its file.
  [[nodiscard]] std::shared_ptr<const Game> with_plugin(std::filesystem::path file) const;

  // What game.yaml says: no library is loaded.
  [[nodiscard]] const std::string& id() const noexcept { return file_.id; }  ///< folder's name if unreadable
  [[nodiscard]] MatchPolicies policies_of(const Variant& variant) const { return file_.policies_of(variant); }
  [[nodiscard]] std::uint32_t order() const noexcept { return file_.order; }  ///< in lists of games
  [[nodiscard]] const GameFile& data() const noexcept { return file_; }
  [[nodiscard]] const std::filesystem::path& file() const noexcept { return file_.file; }  ///< game.yaml
  [[nodiscard]] std::filesystem::path folder() const { return file_.file.parent_path(); }
  /// A file that belongs to this game: `name` beside game.yaml, `chess.name` beside chess.yaml or chess.lua.
  [[nodiscard]] std::filesystem::path companion(const std::string& name) const;
  [[nodiscard]] std::string name(Language language) const;  ///< English, then the id, where there is none
  [[nodiscard]] std::string summary(Language language) const;
  [[nodiscard]] const std::vector<Variant>& variants() const noexcept { return file_.variants; }
  [[nodiscard]] const Variant* variant(std::string_view id) const { return file_.variant(id); }
  [[nodiscard]] const Appearance& appearance() const noexcept { return file_.appearance; }
  [[nodiscard]] const RecordFormats& records() const noexcept { return file_.records; }
  /// Files of the user's that should be variants of this game and can't be used; the others can.
  [[nodiscard]] const std::vector<BrokenVariant>& broken_variants() const noexcept { return own_.broken; }
  /// What was read of the user's folder.
  [[nodiscard]] const std::vector<std::string>& own_texts() const noexcept { return own_.texts; }
  /// What is wrong with game.yaml itself; empty for a sound file.
  [[nodiscard]] const std::vector<std::string>& file_problems() const noexcept { return file_problems_; }
  /// The library this machine takes: `<plugin>.x86-64-v3.so` where there is one and the processor can run it,
  /// else `<plugin>.so`.
  [[nodiscard]] std::filesystem::path plugin_file() const;

  // What needs the library. Errors are one sentence with the file's name.
  [[nodiscard]] Result<std::shared_ptr<const Library>> library() const;
  [[nodiscard]] Result<std::vector<ParameterSpec>> parameters() const;  ///< sorted by name
  /// The values a variant sets, read and checked (file, line and column in the sentence); defaults left out.
  [[nodiscard]] Result<Parameters> parameters_of(const Variant& variant) const;
  /// Makes rules: the variant's parameters, then the overrides.
  [[nodiscard]] Result<std::shared_ptr<const Rules>> create(const Variant& variant,
                                                            const Parameters& overrides = {}) const;
  /// Everything wrong with the file, the library, the values of each variant of the game itself, ids of
  /// parameters and choices that the plugin doesn't have. Loads the library, makes every variant's rules.
  /// Computed once.
  [[nodiscard]] const std::vector<std::string>& problems() const;
  [[nodiscard]] bool usable() const { return problems().empty(); }

  // Texts. Each falls back to English, then to the plugin's own English where `rules` are given, then to the
  // id.
  [[nodiscard]] std::string text(Language language, TextKind kind, std::string_view id,
                                 const Rules* rules = nullptr) const;
  /// Why a game ended: to the player of the seat, in words for who has lost or won by it where there are any;
  /// else for everybody.
  [[nodiscard]] std::string reason_text(Language language, const Outcome& outcome, const Rules& rules,
                                        std::optional<Seat> seat = std::nullopt) const;
  [[nodiscard]] std::string seat_text(Language language, const Rules& rules, Seat seat) const;
  [[nodiscard]] std::string variant_name(Language language, const Variant& variant) const;
  [[nodiscard]] std::string variant_summary(Language language, const Variant& variant) const;
  [[nodiscard]] std::string parameter_name(Language language, std::string_view parameter) const;
  [[nodiscard]] std::string parameter_meaning(Language language, const ParameterSpec& spec) const;
  [[nodiscard]] std::string choice_name(Language language, std::string_view parameter,
                                        std::string_view choice) const;
  /// The sentence of an explanation, its arguments filled in, with the rule's number at the end in
  /// parentheses; of a legal move what comes of it, empty if the rules don't say.
  [[nodiscard]] std::string explanation_text(Language language, const Explanation& explanation,
                                             const Rules& rules) const;
  /// What goes on, its arguments filled in.
  [[nodiscard]] std::string phase_text(Language language, const Explanation& phase, const Rules& rules) const;

 private:
  GameFile file_;
  OwnVariants own_;  // without those that are in file_
  std::vector<std::string> file_problems_;
  LoadOptions plugins_;
  std::filesystem::path other_plugin_;  // instead of that beside game.yaml; empty: none
  mutable std::mutex mutex_;            // guards the two below
  mutable std::optional<Result<std::shared_ptr<const Library>>> library_;
  mutable std::optional<std::vector<std::string>> problems_;
};

}  // namespace boardwright
