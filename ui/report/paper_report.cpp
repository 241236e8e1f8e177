// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/paper_report.hpp"

#include <QtCharts/QChart>
#include <algorithm>

#include "ui/report/chart_painting.hpp"
#include "ui/report/kept_games.hpp"
#include "ui/report/paper_table.hpp"
#include "ui/report/report_charts.hpp"

namespace boardwright::report {

using Json = ReportFigures::Json;

namespace {

constexpr qreal kGap = pt(10), kPad = pt(10), kText = 9.5, kLesserText = 8.5, kTitle = 22;
/// Charts are as large as letters of 13 pixels are on paper at 7.5 points.
const QSize kPaperChart(404, 226);
constexpr qreal kHalf = (kTextWidth - kGap) / 2;
constexpr qreal kMostBoard = pt(130);

class PaperReport {
 public:
  PaperReport(Sheets& sheets, const ReportFigures& figures, int of)
      : figures_(figures),
        paper_(sheets, [this, of](QPainter& painter, int number) { foot(painter, number, of); }) {}

  int draw() {
    header();
    for (const Json& comparison : figures_.played().at(0).at("comparisons"))
      boxed_list(figures_.short_heading(comparison), sentences_in(comparison.at("sentences")));
    if (const Json sentences = figures_.disagreements(); !sentences.empty())
      boxed_list(figures_.say("report.disagree"), sentences_in(sentences));
    if (!figures_.is_alone()) rules();
    if (figures_.has_several_players()) {
      paper_.heading(figures_.q_say("report.figures"), pt(120));
      draw_table(paper_, figures_table(figures_), colors_);
    }
    for (const Json& one : figures_.played()) played_section(one);
    repeat();
    return paper_.sheets();
  }

 private:
  static QString q(const std::string& text) { return QString::fromStdString(text); }

  void foot(QPainter& painter, int number, int of) const {
    const QString page = figures_.q_say("report.page")
                             .replace("{0}", QString::number(number))
                             .replace("{1}", of == 0 ? "?" : QString::number(of));
    const QFontMetricsF metrics(paper_font(kFootText));
    draw_foot(painter,
              metrics.elidedText(q(figures_.over_title() + " · " + figures_.title()), Qt::ElideRight,
                                 kTextWidth * 0.75),
              page);
  }

  void header() {
    paper_.text(q(figures_.over_title()), paper_font(kLesserText), paper_.colors().lesser);
    paper_.take(pt(2));
    paper_.text(q(figures_.title()), paper_font(kTitle, QFont::Bold), paper_.colors().text);
    paper_.take(pt(12));
    for (std::size_t first = 0; first < figures_.sets().size(); first += 2) {
      cards(first);
      paper_.take(kGap);
    }
  }

  struct Card {
    PaperText name, summary, label;
    [[nodiscard]] qreal height() const { return name.height() + summary.height() + label.height() + pt(6); }
  };
  [[nodiscard]] Card card(std::size_t set) const {
    const Json& json = figures_.sets().at(set);
    const qreal width = kHalf - 2 * kPad;
    return {PaperText(figures_.q_set_name(set), paper_font(11, QFont::DemiBold), width - pt(12)),
            PaperText(q(json.at("summary").get<std::string>()), paper_font(kLesserText), width),
            PaperText(q(json.at("label").get<std::string>()), paper_code_font(7.5), width)};
  }

  /// Two rule sets beside each other.
  void cards(std::size_t first) {
    const std::size_t end = std::min(first + 2, figures_.sets().size());
    std::vector<Card> row;
    qreal height = 0;
    for (std::size_t set = first; set < end; ++set) {
      row.push_back(card(set));
      height = std::max(height, row.back().height() + 2 * kPad);
    }
    paper_.need(height);
    for (std::size_t set = first; set < end; ++set) {
      const Card& one = row[set - first];
      const qreal x = kSheetMargin + static_cast<qreal>(set - first) * (kHalf + kGap);
      frame(QRectF(x, paper_.y(), kHalf, height));
      qreal y = paper_.y() + kPad;
      draw_key(paper_.painter(), {x + kPad, y}, pt(11), colors_.of(set));
      one.name.draw(paper_.painter(), {x + kPad + pt(12), y}, paper_.colors().text);
      y += one.name.height() + pt(3);
      one.summary.draw(paper_.painter(), {x + kPad, y}, paper_.colors().lesser);
      y += one.summary.height() + pt(3);
      one.label.draw(paper_.painter(), {x + kPad, y}, paper_.colors().text);
    }
    paper_.take(height);
  }

  void frame(const QRectF& box) {
    paper_.painter().setPen(QPen(paper_.colors().line, pt(0.6)));
    paper_.painter().setBrush(Qt::NoBrush);
    paper_.painter().drawRoundedRect(box, pt(5), pt(5));
  }

  /// Numbered sentences in a box of their own, with a bar in the accent's colour.
  void boxed_list(const std::string& heading, const std::vector<std::string>& sentences) {
    const qreal indent = pt(14);
    const PaperText head(q(heading), paper_font(12, QFont::DemiBold), kTextWidth - 2 * kPad);
    std::vector<PaperText> items;
    qreal height = 2 * kPad + head.height() + pt(4);
    for (const auto& sentence : sentences) {
      items.emplace_back(q(sentence), paper_font(kText), kTextWidth - 2 * kPad - indent - pt(6));
      height += items.back().height() + pt(3);
    }
    paper_.gap(kGap);
    paper_.boxed(height, paper_.colors().ground, {}, [&](QPainter& painter, const QRectF& box) {
      painter.fillRect(QRectF(box.left(), box.top(), pt(2.5), box.height()), paper_.colors().accent);
      QPointF at = box.topLeft() + QPointF(kPad + pt(3), kPad);
      head.draw(painter, at, paper_.colors().text);
      at.ry() += head.height() + pt(4);
      for (std::size_t i = 0; i < items.size(); ++i) {
        PaperText(QString("%1.").arg(i + 1), paper_font(kText), indent)
            .draw(painter, at, paper_.colors().lesser);
        items[i].draw(painter, at + QPointF(indent, 0), paper_.colors().text);
        at.ry() += items[i].height() + pt(3);
      }
    });
  }

  void rules() {
    const ReportTable table = rules_table(figures_);
    paper_.heading(figures_.q_say("report.rules"), pt(60));
    if (table.rows.empty())
      paper_.text(figures_.q_say("report.same_rules"), paper_font(kText), paper_.colors().text);
    else
      draw_table(paper_, table, colors_);
  }

  void played_section(const Json& played) {
    paper_.heading(q(figures_.played_heading(played)), pt(190));
    const auto charts = charts_of(figures_, played);
    for (std::size_t first = 0; first < charts.size(); first += 2) chart_row(charts, first);
    for (const Json& comparison : played.at("comparisons")) {
      paper_.gap(pt(6));
      draw_table(paper_, difference_table(figures_, comparison), colors_);
    }
    if (!figures_.is_alone())
      note(figures_.say("report.legend"));
    else if (!figures_.has_several_players())
      draw_table(paper_, figures_table(figures_), colors_);
    measures(played);
    rules_used(played);
    games(played);
  }

  void note(const std::string& sentence) {
    paper_.gap(pt(6));
    paper_.text(q(sentence), paper_font(kLesserText), paper_.colors().lesser);
  }

  void measures(const Json& played) {
    const ReportTable table = measures_table(figures_, played);
    if (table.rows.empty()) return;
    paper_.heading(figures_.q_say("report.measures"), pt(80));
    draw_table(paper_, table, colors_);
    for (const auto& sentence : measures_legend(figures_, played)) note(sentence);
  }

  void games(const Json& played) {
    const auto kept = kept_games(figures_, played);
    if (kept.empty()) return;
    paper_.heading(figures_.q_say("report.sample_games"), pt(80));
    draw_table(paper_, kept_games_table(figures_, kept), colors_);
    note(figures_.say("report.replay_later"));
  }

  void rules_used(const Json& played) {
    const ReportTable table = rules_used_table(figures_, played);
    if (table.rows.empty()) return;
    paper_.heading(figures_.q_say("report.rule_use"), pt(80));
    for (const auto& sentence : rules_used_sentences(played)) {
      paper_.text("• " + q(sentence), paper_font(kText), paper_.colors().text);
      paper_.take(pt(2));
    }
    paper_.gap(pt(4));
    draw_table(paper_, table, colors_);
    note(figures_.say("report.rule_legend"));
  }

  [[nodiscard]] static qreal content_height(const ReportChart& chart) {
    const qreal width = kHalf - 2 * kPad;
    if (const auto* maps = std::get_if<std::vector<SetMap>>(&chart.content))
      return board_side(*maps) + pt(16) + (maps->size() > 2 ? board_side(*maps) + pt(22) : 0);
    return width * kPaperChart.height() / kPaperChart.width();
  }

  /// Two boards to a row.
  [[nodiscard]] static qreal board_side(const std::vector<SetMap>& maps) {
    const qreal width = kHalf - 2 * kPad;
    return std::min(kMostBoard, maps.size() == 1 ? width : (width - kGap) / 2);
  }

  void chart_row(const std::vector<ReportChart>& charts, std::size_t first) {
    const std::size_t end = std::min(first + 2, charts.size());
    const qreal caption = pt(16);
    qreal height = 0;
    for (std::size_t i = first; i < end; ++i)
      height = std::max(height, content_height(charts[i]) + caption + 2 * kPad);
    paper_.need(height);
    for (std::size_t i = first; i < end; ++i) {
      const QRectF box(kSheetMargin + static_cast<qreal>(i - first) * (kHalf + kGap), paper_.y(), kHalf,
                       height);
      frame(box);
      const QRectF inside = box.adjusted(kPad, kPad, -kPad, -kPad);
      PaperText(figures_.q_say(charts[i].heading), paper_font(9, QFont::DemiBold), inside.width())
          .draw(paper_.painter(), inside.topLeft(), paper_.colors().text);
      content(charts[i], inside.adjusted(0, caption, 0, 0));
    }
    paper_.take(height + kGap);
  }

  void content(const ReportChart& chart, const QRectF& room) {
    if (const auto* maps = std::get_if<std::vector<SetMap>>(&chart.content)) return boards(*maps, room);
    const auto made = std::holds_alternative<LineChart>(chart.content)
                          ? make_chart(std::get<LineChart>(chart.content), colors_)
                          : make_chart(std::get<ShareChart>(chart.content), colors_);
    paint(*made, paper_.painter(), room, kPaperChart);
  }

  void boards(const std::vector<SetMap>& maps, const QRectF& room) {
    const qreal side = board_side(maps), names = pt(16);
    const std::size_t columns = std::min<std::size_t>(maps.size(), 2);
    const qreal left =
        room.center().x() - (static_cast<qreal>(columns) * side + static_cast<qreal>(columns - 1) * kGap) / 2;
    for (std::size_t i = 0; i < maps.size(); ++i) {
      const QRectF place(left + static_cast<qreal>(i % 2) * (side + kGap),
                         room.top() + static_cast<qreal>(i / 2) * (side + names + pt(6)), side, side);
      paint(paper_.painter(), place, maps[i].map, colors_.of(maps[i].set), colors_.grid, pt(0.5));
      const QFont font = paper_font(7.5);
      const QString name = QFontMetricsF(font).elidedText(maps[i].name, Qt::ElideRight, side - pt(10));
      const qreal width = PaperText::natural_width(name, font) + pt(9);
      const QPointF at(place.center().x() - width / 2, place.bottom() + pt(4));
      draw_key(paper_.painter(), at, pt(7.5), colors_.of(maps[i].set));
      PaperText(name, font, side).draw(paper_.painter(), at + QPointF(pt(9), 0), paper_.colors().text);
    }
  }

  void repeat() {
    paper_.heading(figures_.q_say("report.repeat"), pt(80));
    paper_.text(figures_.q_say("report.repeat_text"), paper_font(kText), paper_.colors().text);
    paper_.take(pt(5));
    const qreal inside = kTextWidth - 2 * kPad;
    const QFont code = paper_code_font(8);
    const PaperText command(broken_command(q(figures_.json().at("command").get<std::string>()), code, inside),
                            code, inside);
    paper_.boxed(command.height() + 2 * kPad, paper_.colors().ground, paper_.colors().line,
                 [&](QPainter& painter, const QRectF& box) {
                   command.draw(painter, box.topLeft() + QPointF(kPad, kPad), paper_.colors().text);
                 });
    paper_.take(pt(8));
    for (const auto& origin : figures_.origins()) {
      const PaperText name(figures_.q_set_name(origin.set), paper_font(kLesserText, QFont::DemiBold),
                           kTextWidth);
      paper_.need(name.height() + pt(50));
      draw_key(paper_.painter(), {kSheetMargin, paper_.y()}, pt(kLesserText), colors_.of(origin.set));
      name.draw(paper_.painter(), {kSheetMargin + pt(9), paper_.y()}, paper_.colors().text);
      paper_.take(name.height() + pt(2));
      for (const auto& [what, value] : origin.values) labelled(what, value);
      paper_.take(pt(5));
    }
    labelled(figures_.say("report.program"), figures_.program());
  }

  void labelled(const std::string& what, const std::string& value) {
    const qreal column = pt(100);
    const PaperText label(q(what), paper_font(kLesserText), column - pt(9)),
        text(q(value), paper_code_font(7.5), kTextWidth - column);
    paper_.need(std::max(label.height(), text.height()));
    label.draw(paper_.painter(), {kSheetMargin + pt(9), paper_.y()}, paper_.colors().lesser);
    text.draw(paper_.painter(), {kSheetMargin + column, paper_.y()}, paper_.colors().text);
    paper_.take(std::max(label.height(), text.height()));
  }

  const ReportFigures& figures_;
  ChartColors colors_;
  Paper paper_;
};

/// Sheets that nobody sees.
class CountedSheets final : public Sheets {
 public:
  QPainter& next() override { return painter_; }

 private:
  QImage nothing_{1, 1, QImage::Format_RGB32};
  QPainter painter_{&nothing_};
};

}  // namespace

int draw_report(Sheets& sheets, const ReportFigures& figures) {
  // Every foot says how many there are.
  CountedSheets counted;
  const int of = PaperReport(counted, figures, 0).draw();
  return PaperReport(sheets, figures, of).draw();
}

}  // namespace boardwright::report
