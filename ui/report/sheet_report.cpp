// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sheet_report.hpp"

#include <nlohmann/json.hpp>

#include "framework/statistics/rule_sheet.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/report/board_drawing.hpp"
#include "ui/report/html.hpp"
#include "ui/report/page_style.hpp"

namespace boardwright::report {
namespace {

using Json = nlohmann::ordered_json;

/// Two examples side by side on a screen and on paper; none is cut between two sheets of it.
constexpr std::string_view kSheetStyle = R"(
.rule { margin-top:28px; padding-top:20px; border-top:1px solid var(--line); }
.rule h2 { display:flex; gap:.7em; align-items:baseline; font-size:17px; font-weight:500; line-height:1.45; margin:0 0 12px; break-after:avoid; }
.rule h2 b { flex:none; min-width:3.2em; font-variant-numeric:tabular-nums; color:var(--accent); }
.examples { display:grid; grid-template-columns:repeat(auto-fill,minmax(330px,1fr)); gap:16px; }
.example { background:var(--card); border:1px solid var(--line); border-radius:10px; padding:14px 16px; break-inside:avoid; min-width:0; }
.example p { margin:0 0 10px; font-size:14.5px; overflow-wrap:anywhere; } .example p.lesser { margin:8px 0 0; }
.example .pair { display:flex; gap:10px; } .example .pair figure { flex:1 1 0; min-width:0; padding:0; background:none; border:0; }
.example .pair figure:only-child { max-width:60%; }
.example figcaption { font-weight:400; font-size:13px; color:var(--lesser); margin:6px 0 0; text-align:center; }
.example svg { max-height:300px; }
.example .light { fill:#efe6d2; } .example .dark { fill:#d3c2a0; } .example polygon { stroke:#8a7a5c; stroke-width:.25; }
.example .line { fill:none; stroke:#8a7a5c; stroke-width:.5; } .example .point { fill:#8a7a5c; }
.example .arrow { fill:none; stroke:#b3261e; stroke-width:.9; stroke-linecap:round; stroke-linejoin:round; opacity:.85; }
.example polygon.arrow-head { fill:#b3261e; stroke:none; }
.piece.ownernone { fill:#8a8f96; }
@media print { main { padding:0; max-width:none; } .examples { grid-template-columns:1fr 1fr; } .rule { margin-top:16px; padding-top:12px; } }
)";

class Sheet {
 public:
  explicit Sheet(const Json& json)
      : json_(json), language_(language_from(text("language")).value_or(Language::kEnglish)) {}

  [[nodiscard]] std::string page() const {
    std::string rules;
    for (const Json& rule : json_.at("rules")) rules += rule_part(rule);
    const std::string title = say("sheet.title", {text("game_name")});
    std::string intro = element("p", escaped(text("summary")));
    for (const auto& sentence : rule_sheet_sentences(json_))
      intro += element("p", escaped(sentence), "lesser");
    return "<!doctype html>\n<html lang=\"" + escaped(text("language")) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
           "initial-scale=1\">\n" +
           element("title", escaped(title)) + "\n<style>\n" + std::string(kPageStyle) +
           std::string(kSheetStyle) + "</style>\n</head>\n<body>\n" + board_symbols(Json::array({json_})) +
           "<main>\n" +
           element("header", element("p", escaped(text("variant_name")), "over") +
                                 element("h1", escaped(title)) + intro) +
           "\n" + rules + element("p", element("code", escaped(text("command"))), "lesser") +
           "</main>\n</body>\n</html>\n";
  }

 private:
  [[nodiscard]] std::string text(const char* key) const { return json_.at(key).get<std::string>(); }
  [[nodiscard]] std::string say(std::string_view key,
                                std::initializer_list<std::string_view> values = {}) const {
    return said(language_, key, values);
  }

  [[nodiscard]] std::string rule_part(const Json& rule) const {
    std::string examples;
    for (const Json& example : rule.at("examples")) examples += example_part(example);
    return element("section",
                   element("h2", element("b", escaped(rule.at("number").get<std::string>())) +
                                     element("span", escaped(rule.at("text").get<std::string>()))) +
                       (!examples.empty()                 ? element("div", examples, "examples")
                        : rule.at("possible").get<bool>() ? element("p", escaped(say("sheet.none")), "lesser")
                                                          : std::string()),
                   "rule") +
           "\n";
  }

  [[nodiscard]] std::string example_part(const Json& example) const {
    const std::string words =
        example.at("label").get<std::string>() + " " + example.at("sentence").get<std::string>();
    const Json& after = example.at("after");
    std::vector<std::size_t> arrow;
    for (const Json& field : example.at("arrow")) arrow.push_back(field.get<std::size_t>());
    std::string shown;
    if (json_.at("board").is_null()) {
      shown = element("pre", escaped(example.at("position").get<std::string>()));
    } else {
      shown = board(example.at("before"), words, arrow, after.is_null() ? "" : say("sheet.before"));
      if (!after.is_null()) shown += board(after, say("sheet.after"), {}, say("sheet.after"));
      shown = element("div", shown, "pair");
    }
    return element(
        "div",
        element("p", escaped(words)) + shown +
            (example.at("alone").get<bool>() ? "" : element("p", escaped(say("sheet.not_alone")), "lesser")),
        "example");
  }

  [[nodiscard]] std::string board(const Json& standing, const std::string& label,
                                  const std::vector<std::size_t>& arrow, const std::string& caption) const {
    std::map<std::size_t, std::size_t> pieces;
    for (const Json& one : standing) pieces[one.at(0).get<std::size_t>()] = one.at(1).get<std::size_t>();
    return element("figure", board_svg(json_.at("board"), pieces, 0, label, arrow) +
                                 (caption.empty() ? "" : element("figcaption", escaped(caption))));
  }

  const Json& json_;
  Language language_;
};

}  // namespace

Result<std::string> make_rule_sheet(std::string_view text, ReportKind kind) {
  if (kind == ReportKind::kTable) return fail(std::string(kSheetIsNoTable));
  if (kind == ReportKind::kFigures) return std::string(text);
  try {
    const Json sheet = Json::parse(text);
    return kind == ReportKind::kPaper ? rule_sheet_paper(sheet) : Sheet(sheet).page();
  } catch (const Json::exception& exception) {
    return fail("this is no rule sheet as boardwright sheet --json writes it: " +
                std::string(exception.what()));
  } catch (const std::out_of_range&) {
    return fail(
        "this is no rule sheet as boardwright sheet --json writes it: a field that the board doesn't have");
  }
}

}  // namespace boardwright::report
