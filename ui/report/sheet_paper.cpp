// SPDX-License-Identifier: GPL-3.0-or-later
//
// A rule sheet on A4: two examples side by side, none cut between two sheets.
#include <algorithm>
#include <optional>

#include "framework/statistics/rule_sheet.hpp"
#include "framework/text/program_texts.hpp"
#include "ui/report/board_painting.hpp"
#include "ui/report/pdf.hpp"
#include "ui/report/sheet_report.hpp"

namespace boardwright::report {
namespace {

using Json = nlohmann::ordered_json;

constexpr qreal kBetween = pt(14), kInside = pt(9), kSheetSize = 9.5, kSheetLesser = 8;  // fonts' in points
constexpr qreal kExampleWidth = (kTextWidth - kBetween) / 2, kExampleText = kExampleWidth - 2 * kInside;
constexpr qreal kNumberWidth = pt(44), kHighestBoard = pt(190), kBetweenBoards = pt(8);

class SheetPaper {
 public:
  SheetPaper(Sheets& sheets, const Json& json)
      : json_(json),
        language_(language_from(json.at("language").get<std::string>()).value_or(Language::kEnglish)),
        title_(say("sheet.title", {json.at("game_name").get<std::string>()})),
        paper_(sheets, [this](QPainter& painter, int number) {
          draw_foot(painter, title_, QString::number(number));
        }) {
    if (!json.at("board").is_null()) board_.emplace(json.at("board"), json.at("kinds"));
  }

  void draw() {
    paper_.text(words(json_, "variant_name"), paper_font(8.5), paper_.colors().lesser);
    paper_.text(title_, paper_font(22, QFont::Bold), paper_.colors().text);
    paper_.take(pt(8));
    paper_.text(words(json_, "summary"), paper_font(10.5), paper_.colors().text);
    for (const auto& sentence : rule_sheet_sentences(json_))
      paper_.text(QString::fromStdString(sentence), paper_font(kSheetLesser), paper_.colors().lesser);
    for (const Json& rule : json_.at("rules")) draw_rule(rule);
    paper_.gap(pt(16));
    const QFont code = paper_code_font(7);
    paper_.text(broken_command(words(json_, "command"), code, kTextWidth), code, paper_.colors().lesser);
  }

 private:
  /// One example, measured before it is drawn.
  struct Example {
    PaperText sentence;
    std::optional<PaperText> position, lesser;  // the former in place of boards
    const Json* json;
    qreal board_width = 0, board_height = 0, height = 0;
  };

  [[nodiscard]] static QString words(const Json& json, const char* key) {
    return QString::fromStdString(json.at(key).get<std::string>());
  }
  [[nodiscard]] QString say(std::string_view key, std::initializer_list<std::string_view> values = {}) const {
    return QString::fromStdString(said(language_, key, values));
  }

  [[nodiscard]] Example measured(const Json& json) const {
    Example example{
        PaperText(words(json, "label") + ' ' + words(json, "sentence"), paper_font(kSheetSize), kExampleText),
        std::nullopt, std::nullopt, &json};
    example.height = example.sentence.height() + pt(6);
    if (!board_) {
      example.position.emplace(words(json, "position"), paper_code_font(8), kExampleText);
      example.height += example.position->height();
    } else {
      example.board_width = (kExampleText - kBetweenBoards) / 2;
      example.board_height = board_->height_for(example.board_width);
      if (example.board_height > kHighestBoard) {
        example.board_width *= kHighestBoard / example.board_height;
        example.board_height = kHighestBoard;
      }
      example.height += example.board_height + (json.at("after").is_null() ? 0 : pt(14));
    }
    if (!json.at("alone").get<bool>()) {
      example.lesser.emplace(say("sheet.not_alone"), paper_font(kSheetLesser), kExampleText);
      example.height += pt(4) + example.lesser->height();
    }
    return example;
  }

  void draw_rule(const Json& rule) {
    const PaperText number(words(rule, "number"), paper_font(11, QFont::DemiBold), kNumberWidth),
        text(words(rule, "text"), paper_font(11), kTextWidth - kNumberWidth);
    std::vector<Example> examples;
    for (const Json& example : rule.at("examples")) examples.push_back(measured(example));
    const bool none = examples.empty() && rule.at("possible").get<bool>();
    const qreal head = std::max(number.height(), text.height()) + pt(6);
    paper_.gap(pt(18));
    paper_.need(head + (examples.empty() ? pt(14) : row_height(examples, 0)));
    number.draw(paper_.painter(), {kSheetMargin, paper_.y()}, paper_.colors().accent);
    text.draw(paper_.painter(), {kSheetMargin + kNumberWidth, paper_.y()}, paper_.colors().text);
    paper_.take(head);
    if (none) paper_.text(say("sheet.none"), paper_font(kSheetLesser), paper_.colors().lesser);
    for (std::size_t at = 0; at < examples.size(); at += 2) {
      const qreal height = row_height(examples, at);
      paper_.need(height);
      for (std::size_t i = at; i < std::min(at + 2, examples.size()); ++i)
        draw_example(examples[i],
                     {kSheetMargin + static_cast<qreal>(i - at) * (kExampleWidth + kBetween), paper_.y()},
                     height);
      paper_.take(height);
      paper_.gap(pt(10));
    }
  }

  [[nodiscard]] static qreal row_height(const std::vector<Example>& examples, std::size_t at) {
    qreal height = examples[at].height;
    if (at + 1 < examples.size()) height = std::max(height, examples[at + 1].height);
    return height + 2 * kInside;
  }

  void draw_example(const Example& example, const QPointF& corner, qreal height) {
    QPainter& painter = paper_.painter();
    painter.setPen(QPen(paper_.colors().line, pt(0.6)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(corner, QSizeF(kExampleWidth, height)), pt(5), pt(5));
    const qreal left = corner.x() + kInside;
    qreal y = corner.y() + kInside;
    example.sentence.draw(painter, {left, y}, paper_.colors().text);
    y += example.sentence.height() + pt(6);
    if (example.position) {
      example.position->draw(painter, {left, y}, paper_.colors().text);
      y += example.position->height();
    } else {
      y += draw_boards(example, {left, y});
    }
    if (example.lesser) example.lesser->draw(painter, {left, y + pt(4)}, paper_.colors().lesser);
  }

  /// Their height.
  qreal draw_boards(const Example& example, const QPointF& corner) {
    const Json& json = *example.json;
    const Json& after = json.at("after");
    std::vector<std::size_t> arrow;
    for (const Json& field : json.at("arrow")) arrow.push_back(field.get<std::size_t>());
    draw_board(json.at("before"), corner, example, arrow, after.is_null() ? QString() : say("sheet.before"));
    if (after.is_null()) return example.board_height;
    draw_board(after, corner + QPointF(example.board_width + kBetweenBoards, 0), example, {},
               say("sheet.after"));
    return example.board_height + pt(14);
  }

  void draw_board(const Json& standing, const QPointF& corner, const Example& example,
                  const std::vector<std::size_t>& arrow, const QString& caption) {
    std::map<std::size_t, std::size_t> pieces;
    for (const Json& one : standing) pieces[one.at(0).get<std::size_t>()] = one.at(1).get<std::size_t>();
    board_->draw(paper_.painter(), QRectF(corner, QSizeF(example.board_width, example.board_height)), pieces,
                 arrow);
    PaperText(caption, paper_font(kSheetLesser), example.board_width, Qt::AlignHCenter)
        .draw(paper_.painter(), corner + QPointF(0, example.board_height + pt(2)), paper_.colors().lesser);
  }

  const Json& json_;
  Language language_;
  QString title_;
  Paper paper_;
  std::optional<BoardPainter> board_;
};

}  // namespace

void draw_rule_sheet(Sheets& sheets, const Json& sheet) { SheetPaper(sheets, sheet).draw(); }

std::string rule_sheet_paper(const Json& sheet) {
  return pdf_of(QString::fromStdString(sheet.at("game_name").get<std::string>()),
                [&](Sheets& sheets) { draw_rule_sheet(sheets, sheet); });
}

}  // namespace boardwright::report
