// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "framework/statistics/comparison_report.hpp"
#include "framework/statistics/metric_words.hpp"

namespace boardwright {
namespace {

using SaidOfQuestion = std::array<std::string_view, kLanguages.size()>;

constexpr std::array<SaidOfQuestion, 3> kAnswers{{
    {"still open", "nog open", "noch offen", "encore indécis"},
    {"yes", "ja", "ja", "oui"},
    {"no", "nee", "nein", "non"},
}};
constexpr SaidOfQuestion kAsked{
    "Asked: {0}? {1}, after {2} of {3} games (look {4} of {5}): {6}.",
    "Gevraagd: {0}? {1}, na {2} van {3} partijen (blik {4} van {5}): {6}.",
    "Gefragt: {0}? {1}, nach {2} von {3} Partien (Blick {4} von {5}): {6}.",
    "Question : {0} ? {1}, après {2} parties sur {3} (regard {4} sur {5}) : {6}."};
constexpr SaidOfQuestion kBetween{"{0}, between {1} and {2}", "{0}, tussen {1} en {2}",
                                  "{0}, zwischen {1} und {2}", "{0}, entre {1} et {2}"};
constexpr SaidOfQuestion kWrong{
    " The answer is wrong with 5% at most.", " Het antwoord is met hoogstens 5% fout.",
    " Die Antwort ist mit höchstens 5 % falsch.", " La réponse est fausse avec 5 % au plus."};

}  // namespace

std::string inquiry_sentence(Language language, const Inquiry& inquiry) {
  const auto in = [language](const SaidOfQuestion& said) { return said[static_cast<std::size_t>(language)]; };
  const Look& last = inquiry.looks.back();
  const auto figure = [&](double value) { return metric_value(language, inquiry.question.metric, value); };
  std::string seen = figure(last.value);
  if (last.interval)
    seen = filled(in(kBetween), {seen, figure(last.interval->low), figure(last.interval->high)});
  const std::string asked =
      filled(in(kAsked),
             {inquiry.question.text, std::string(in(kAnswers[static_cast<std::size_t>(inquiry.answer())])),
              std::to_string(last.games), std::to_string(inquiry.planned),
              std::to_string(inquiry.looks.size()), std::to_string(inquiry.looks_planned), seen});
  return inquiry.answer() == Answer::kOpen ? asked : asked + std::string(in(kWrong));
}

}  // namespace boardwright
