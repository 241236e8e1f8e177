// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <boardwright/pure/result.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "framework/text/language.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/report/charts.hpp"

namespace boardwright::report {

/// What `boardwright compare` and `boardwright simulate` have written
/// (framework/statistics/comparison_report.hpp), with the names that pages, papers and windows give to it.
/// Immutable. Its parts throw nlohmann's exceptions where the text is not what it says it is; read_figures
/// makes sentences of them.
class ReportFigures {
 public:
  using Json = nlohmann::ordered_json;

  /// Fails with a sentence for what doesn't say that it is such figures.
  [[nodiscard]] static Result<ReportFigures> read(std::string_view text);

  [[nodiscard]] const Json& json() const noexcept { return json_; }
  [[nodiscard]] Language language() const noexcept { return language_; }
  [[nodiscard]] const Json& sets() const { return json_.at("rule_sets"); }
  [[nodiscard]] const Json& played() const { return json_.at("played"); }
  /// One rule set by itself: there is nothing to compare.
  [[nodiscard]] bool is_alone() const { return sets().size() == 1; }
  /// One rule set that several played: their figures stand beside each other.
  [[nodiscard]] bool has_several_players() const { return is_alone() && played().size() > 1; }

  /// A rule set's name: the variant's, with the game's where they are of several games.
  [[nodiscard]] std::string set_name(std::size_t index) const;
  [[nodiscard]] QString q_set_name(std::size_t index) const {
    return QString::fromStdString(set_name(index));
  }
  [[nodiscard]] std::string title() const;
  [[nodiscard]] std::string over_title() const;  ///< the game, and what kind of report this is
  [[nodiscard]] std::string say(std::string_view which) const { return said(language_, which); }
  [[nodiscard]] QString q_say(std::string_view which) const { return QString::fromStdString(say(which)); }
  /// A number as the report's language writes it; a dash for what isn't one. `sign`: with a plus, for
  /// differences.
  [[nodiscard]] std::string figure(double value, bool percent, bool sign = false) const;
  [[nodiscard]] NumberStyle numbers() const;                    ///< the same for charts
  [[nodiscard]] std::string players(const Json& played) const;  ///< "Random play"
  /// "Random play · 2000 games".
  [[nodiscard]] std::string played_heading(const Json& played) const;
  /// Where players disagree, and what of that may have stayed unseen.
  [[nodiscard]] Json disagreements() const;
  /// "In short", with the rule set's name where several are compared with the first.
  [[nodiscard]] std::string short_heading(const Json& comparison) const;

  /// What makes the same figures again, by rule set, then of all together: what it is, and the value.
  struct Origin {
    std::size_t set;
    std::vector<std::pair<std::string, std::string>> values;
  };
  [[nodiscard]] std::vector<Origin> origins() const;
  [[nodiscard]] std::string program() const;  ///< its version

 private:
  ReportFigures(Json json, Language language) : json_(std::move(json)), language_(language) {}

  Json json_;
  Language language_;
};

/// A number, or not a number for null.
[[nodiscard]] double number_in(const ReportFigures::Json& json);
[[nodiscard]] std::vector<std::string> sentences_in(const ReportFigures::Json& json);

/// Makes something of figures. Fails with a sentence for a text that isn't such figures.
template <class Make>
[[nodiscard]] auto read_figures(std::string_view text, const Make& make)
    -> Result<decltype(make(std::declval<const ReportFigures&>()))> {
  const auto figures = ReportFigures::read(text);
  if (!figures) return fail(figures.error());
  try {
    return make(*figures);
  } catch (const nlohmann::ordered_json::exception& bad) {
    return fail(std::string("not the figures of a comparison: ") + bad.what());
  }
}

}  // namespace boardwright::report
