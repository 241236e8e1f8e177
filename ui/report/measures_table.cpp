// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "framework/text/fill_in.hpp"
#include "ui/report/report_tables.hpp"

namespace boardwright::report {

using Json = ReportFigures::Json;

namespace {

std::string count_in(const Json& json) { return std::to_string(json.get<std::uint64_t>()); }

/// Every run has what `part` names, or none.
bool is_known(const Json& runs, const char* part) {
  return !runs.empty() && runs.at(0).contains(part) && !runs.at(0).at(part).is_null();
}

class Measures {
 public:
  Measures(const ReportFigures& figures, const Json& runs) : figures_(figures), runs_(runs) {
    table_.columns.push_back({figures.say("report.figure")});
    for (std::size_t i = 0; i < figures.sets().size(); ++i)
      table_.columns.push_back({figures.set_name(i), i});
  }

  [[nodiscard]] ReportTable table() {
    if (is_known(runs_, "state_space")) {
      row(figures_.say("report.state_space"), [&](const Json& run) { return space(run, "bound_log10"); });
      row(figures_.say("report.state_space_met"), [&](const Json& run) { return space(run, "met_log10"); });
    }
    if (is_known(runs_, "skill_ladder")) ladder();
    if (is_known(runs_, "information_value"))
      row(figures_.say("report.information"), [&](const Json& run) { return information(run); });
    return std::move(table_);
  }

 private:
  template <class Say>
  void row(const std::string& name, const Say& say) {
    std::vector<ReportTable::Cell> cells{{name}};
    for (const Json& run : runs_) cells.push_back({say(run)});
    table_.rows.push_back(std::move(cells));
  }

  [[nodiscard]] std::string space(const Json& run, const char* which) const {
    const Json& space = run.at("state_space");
    return figures_.figure(space.is_null() ? std::nan("") : number_in(space.at(which)), false);
  }

  [[nodiscard]] std::string elo(const Json& json) const {
    const long rounded = std::lround(number_in(json));
    return (rounded > 0 ? "+" : rounded < 0 ? "−" : "") + std::to_string(std::labs(rounded)) + " Elo";
  }

  void ladder() {
    const Json& steps = runs_.at(0).at("skill_ladder").at("steps");
    for (std::size_t i = 0; i < steps.size(); ++i)
      row(fill_in(figures_.say("report.ladder_step"),
                  {count_in(steps.at(i).at("stronger")), count_in(steps.at(i).at("weaker"))}),
          [&](const Json& run) {
            const Json& step = run.at("skill_ladder").at("steps").at(i);
            return figures_.figure(number_in(step.at("score")), true) + within(step, true, 0, 1) + ", " +
                   elo(step.at("elo"));
          });
    row(figures_.say("report.ladder_all"), [&](const Json& run) {
      const Json& ladder = run.at("skill_ladder");
      return elo(ladder.at("elo")) + ", " + figures_.figure(number_in(ladder.at("classes")), false) + " " +
             figures_.say("report.classes");
    });
  }

  /// Of the score s it is 2s - 1.
  [[nodiscard]] std::string information(const Json& run) const {
    const Json& one = run.at("information_value");
    return figures_.figure(number_in(one.at("value")), false) + within(one, false, -1, 2);
  }

  /// " (low … high)" of what is start + factor times the score; empty where there is no interval.
  [[nodiscard]] std::string within(const Json& holder, bool percent, double start, double factor) const {
    if (holder.at("low").is_null()) return {};
    const auto end = [&](const char* which) {
      return figures_.figure(start + factor * number_in(holder.at(which)), percent);
    };
    return " (" + end("low") + " … " + end("high") + ")";
  }

  const ReportFigures& figures_;
  const Json& runs_;
  ReportTable table_{};
};

}  // namespace

ReportTable measures_table(const ReportFigures& figures, const Json& played) {
  return Measures(figures, played.at("runs")).table();
}

std::vector<std::string> measures_legend(const ReportFigures& figures, const Json& played) {
  const Json& runs = played.at("runs");
  std::vector<std::string> legend;
  if (is_known(runs, "state_space")) legend.push_back(figures.say("report.state_space_legend"));
  const bool ladder = is_known(runs, "skill_ladder");
  if (ladder || is_known(runs, "information_value"))
    legend.push_back(fill_in(figures.say("report.skill_legend"),
                             {count_in(ladder ? runs.at(0).at("skill_ladder").at("games_of_each")
                                              : runs.at(0).at("information_value").at("games"))}));
  return legend;
}

}  // namespace boardwright::report
