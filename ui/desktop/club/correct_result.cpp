// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/club/correct_result.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/club/club_words.hpp"

namespace boardwright::desktop {

namespace {

QString decision_words(const char* text) { return QCoreApplication::translate("ClubDecision", text); }

/// Each seat's win, then a draw: by how many half points.
std::vector<std::vector<std::uint32_t>> possible_scores(std::size_t seats) {
  std::vector<std::vector<std::uint32_t>> scores;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    scores.emplace_back(seats, 0);
    scores.back()[seat] = 2;
  }
  scores.emplace_back(seats, 1);
  return scores;
}

QString points(const std::vector<std::uint32_t>& scores) {
  QStringList texts;
  for (const auto score : scores) texts << score_text(score);
  return texts.join(QStringLiteral(" – "));
}

/// "Ada wins (1 – 0)", "Draw (½ – ½)".
QStringList score_choices(const QStringList& names) {
  const auto scores = possible_scores(static_cast<std::size_t>(names.size()));
  QStringList choices;
  for (qsizetype seat = 0; seat < names.size(); ++seat)
    choices << decision_words(QT_TRANSLATE_NOOP("ClubDecision", "%1 wins (%2)"))
                   .arg(names[seat], points(scores[static_cast<std::size_t>(seat)]));
  choices << decision_words(QT_TRANSLATE_NOOP("ClubDecision", "Draw (%1)")).arg(points(scores.back()));
  return choices;
}

std::vector<std::uint32_t> scores_in(const MatchResult& result) {
  std::vector<std::uint32_t> scores;
  for (const auto& seat : result.seats) scores.push_back(seat.half_points);
  return scores;
}

QStringList names_in(const ResultInfo& result) {
  QStringList names;
  for (std::size_t seat = 0; seat < result.played.seats.size(); ++seat)
    names << opponents({result.played.seats[seat]}, {result.names.at(seat)});
  return names;
}

QStringList names_in(const MatchInfo& match) {
  QStringList names;
  for (std::size_t seat = 0; seat < match.header.seats.size(); ++seat)
    names << seated_name(match.header.seats[seat], match.names.at(seat));
  return names;
}

}  // namespace

DecisionDialog::Question correction_question(const Catalogue& catalogue, const ResultInfo& result) {
  const MatchResult& shown = result.holds ? *result.holds : result.played;
  const auto scores = possible_scores(shown.seats.size());
  DecisionDialog::Question question{
      decision_words(QT_TRANSLATE_NOOP("ClubDecision", "Correct this result")),
      opponents(shown.seats, result.names) + QStringLiteral("\n") +
          game_title(catalogue, shown.game, shown.variant, shown.variant.empty()) + QStringLiteral(" · ") +
          short_time(shown.time),
      score_choices(names_in(result)), -1, decision_words(QT_TRANSLATE_NOOP("ClubDecision", "&Correct"))};
  const auto now = std::find(scores.begin(), scores.end(), scores_in(shown));
  question.current = !result.holds         ? static_cast<int>(scores.size())
                     : now != scores.end() ? static_cast<int>(now - scores.begin())
                                           : -1;
  question.choices << decision_words(QT_TRANSLATE_NOOP("ClubDecision", "Void: it counts for nothing"));
  if (!result.corrections.empty())
    question.choices << decision_words(QT_TRANSLATE_NOOP("ClubDecision", "As it was played (%1)"))
                            .arg(score_text(result.played.seats));
  return question;
}

DecisionDialog::Decide correction_of(Club& club, const Catalogue& catalogue, const ResultInfo& result) {
  const std::string match = result.played.match;
  const auto scores = possible_scores(result.played.seats.size());
  return [&club, &catalogue, match, scores](int choice, const std::string& why) {
    const auto chosen = static_cast<std::size_t>(choice);
    if (chosen < scores.size()) return club.results().correct(match, scores[chosen], {}, why, catalogue);
    return chosen == scores.size() ? club.results().annul(match, why) : club.results().let_stand(match, why);
  };
}

bool correct_result(Club& club, const Catalogue& catalogue, const ResultInfo& result, QWidget* parent) {
  DecisionDialog dialog(correction_question(catalogue, result), correction_of(club, catalogue, result),
                        parent);
  return dialog.exec() == QDialog::Accepted;
}

namespace {

QString about(const Catalogue& catalogue, const MatchInfo& match) {
  if (!match.problem.empty())
    return QString::fromStdString(match.match) + QStringLiteral("\n") + refusal_words(match.problem);
  return opponents(match.header.seats, match.names) + QStringLiteral("\n") +
         game_title(catalogue, match.header.game, match.header.variant, match.header.by_hand) +
         QStringLiteral(" · ") + short_time(match.last);
}

}  // namespace

DecisionDialog::Question adjudication_question(const Catalogue& catalogue, const MatchInfo& match) {
  return {decision_words(QT_TRANSLATE_NOOP("ClubDecision", "Decide this match")), about(catalogue, match),
          score_choices(names_in(match)), -1, decision_words(QT_TRANSLATE_NOOP("ClubDecision", "&Decide"))};
}

bool adjudicate_match(Club& club, const Catalogue& catalogue, const MatchInfo& match, QWidget* parent) {
  const auto scores = possible_scores(match.header.seats.size());
  DecisionDialog dialog(
      adjudication_question(catalogue, match),
      [&](int choice, const std::string& why) {
        return club.matches().adjudicate(match.match, scores.at(static_cast<std::size_t>(choice)), why,
                                         catalogue);
      },
      parent);
  return dialog.exec() == QDialog::Accepted;
}

DecisionDialog::Question deletion_question(const Catalogue& catalogue, const MatchInfo& match) {
  return {
      decision_words(QT_TRANSLATE_NOOP("ClubDecision", "Delete this match")),
      about(catalogue, match) + QStringLiteral("\n\n") +
          decision_words(QT_TRANSLATE_NOOP(
              "ClubDecision", "It leaves the list and can't be played on. Nobody wins or loses anything.")),
      {},
      -1,
      decision_words(QT_TRANSLATE_NOOP("ClubDecision", "&Delete"))};
}

bool delete_match(Club& club, const Catalogue& catalogue, const MatchInfo& match, QWidget* parent) {
  DecisionDialog dialog(
      deletion_question(catalogue, match),
      [&](int, const std::string& why) { return club.matches().discard(match.match, why); }, parent);
  return dialog.exec() == QDialog::Accepted;
}

}  // namespace boardwright::desktop
