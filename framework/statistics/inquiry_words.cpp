// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"
#include "framework/text/program_texts.hpp"

namespace boardwright {
namespace {

std::string_view answer_key(Answer answer) {
  switch (answer) {
    case Answer::kOpen: return "inquiry.open";
    case Answer::kYes: return "inquiry.yes";
    case Answer::kNo: break;
  }
  return "inquiry.no";
}

}  // namespace

std::string inquiry_sentence(Language language, const Inquiry& inquiry) {
  const Look& last = inquiry.looks.back();
  const auto figure = [&](double value) { return metric_value(language, inquiry.question.metric, value); };
  std::string seen = figure(last.value);
  if (last.interval)
    seen = said(language, "inquiry.between", {seen, figure(last.interval->low), figure(last.interval->high)});
  const std::string asked =
      said(language, "inquiry.asked",
           {inquiry.question.text, said(language, answer_key(inquiry.answer())), std::to_string(last.games),
            std::to_string(inquiry.planned), std::to_string(inquiry.looks.size()),
            std::to_string(inquiry.looks_planned), seen});
  return inquiry.answer() == Answer::kOpen ? asked : asked + " " + said(language, "inquiry.wrong");
}

}  // namespace boardwright
