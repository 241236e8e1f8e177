// SPDX-License-Identifier: GPL-3.0-or-later
//
// What kinds of tournament differ in: which fields a form has, what stands beside names, what is missing.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <algorithm>
#include <map>

#include "framework/evening/evening.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/dialogs/fold.hpp"
#include "ui/desktop/evening/entrant_table.hpp"
#include "ui/desktop/evening/evening_words.hpp"
#include "ui/desktop/evening/keizer_fields.hpp"
#include "ui/desktop/evening/kind_fields.hpp"
#include "ui/desktop/evening/tournament_form.hpp"

namespace boardwright::desktop {

namespace {

using tournament::System;

}  // namespace

void TournamentForm::show_kind() {
  const bool open = system_ == System::kOpenEvening, ladder = system_ == System::kLadder;
  const bool rounds = plans_rounds(system_), teams = of_teams(kind_);
  rounds_label_->setVisible(rounds);
  rounds_->setVisible(rounds);
  two_games_->setVisible(!open && !ladder && !teams && kind_ != EveningKind::kTwoGames &&
                         system_ != System::kMacMahon && system_ != System::kScheveningen);
  rated_->setVisible(!teams);
  twice_->setVisible(system_ == System::kRoundRobin);
  even_->setVisible(open);
  keizer_->setVisible(system_ == System::kKeizer);
  assumed_->setVisible(!open && !ladder);
  numbers_->setVisible(!open && !ladder);
  numbers_label_->setVisible(!open && !ladder);
  order_label_->setVisible(open);
  order_->setVisible(open);
  for (QWidget* boards : {static_cast<QWidget*>(boards_label_), static_cast<QWidget*>(boards_),
                          static_cast<QWidget*>(sets_label_), static_cast<QWidget*>(sets_)})
    boards->setVisible(!ladder);
  house_label_->setVisible(!ladder && !teams);
  house_->setVisible(!ladder && !teams);
  points_label_->setVisible(!ladder);
  points_->setVisible(!ladder);
  const bool ties = !open && !ladder && !teams && system_ != System::kKeizer &&
                    system_ != System::kKnockOut && system_ != System::kMacMahon;
  ties_label_->setVisible(ties);
  ties_->setVisible(ties);
  ties_words_->setVisible(ties);
  sides_->setVisible(system_ == System::kSwiss);
  fits_fold_->setVisible(!ladder && !teams);
  each_->setVisible(system_ == System::kMacMahon || writes_teams());
}

void TournamentForm::show_each() {
  const bool teams = writes_teams();
  if (!teams && system_ != System::kMacMahon) return each_->set_rows({});
  wrong_grade_.clear();
  each_->set_titles(tr("Name"), teams ? tr("Team") : tr("Grade"));
  if (system_ == System::kScheveningen) {  // whoever has none joins the smaller team
    const QStringList usual{tr("Team A"), tr("Team B")};
    std::map<QString, int> size{{usual[0], 0}, {usual[1], 0}};
    for (const Someone& one : someone_)
      if (one.in && !one.entrant.team.isEmpty()) ++size[one.entrant.team];
    for (Someone& one : someone_)
      if (one.in && one.entrant.team.isEmpty()) {
        one.entrant.team = size[usual[1]] < size[usual[0]] ? usual[1] : usual[0];
        ++size[one.entrant.team];
      }
  }
  std::vector<EntrantTable::Row> rows;
  for (const Someone& one : someone_)
    if (one.in)
      rows.push_back({one.entrant.player, one.name,
                      teams               ? one.entrant.team
                      : one.entrant.grade ? points_words(*one.entrant.grade)
                                          : QString()});
  each_->set_rows(rows);
}

void TournamentForm::take_written(const QString& player, const QString& value) {
  const auto one =
      std::ranges::find_if(someone_, [&](const auto& each) { return each.entrant.player == player; });
  if (one == someone_.end()) return;
  if (writes_teams()) {
    one->entrant.team = value;
  } else {
    constexpr int kWhole = 10;
    bool number = false;
    const int grade = value.toInt(&number);
    one->entrant.grade = number ? std::optional<tournament::Points>(grade * kWhole) : std::nullopt;
    wrong_grade_ = number || value.isEmpty() ? QString() : value;
  }
  look();
}

bool TournamentForm::writes_teams() const {
  return system_ == System::kScheveningen || fields_->scores_teams();
}

bool TournamentForm::has_rating(const Someone& one) const {
  if (one.entrant.rating) return true;
  if (club_ == nullptr || !one.entrant.player.startsWith(PeopleField::kMemberPrefix)) return false;
  const std::string id = one.entrant.player.mid(PeopleField::kMemberPrefix.size()).toStdString();
  return known_rating(*club_, settings(), id).has_value();
}

/// What this kind needs and isn't given, in one sentence.
QString TournamentForm::kind_problem() const {
  if (system_ == System::kScheveningen) {
    std::map<QString, int> size;
    for (const Someone& one : someone_)
      if (one.in) ++size[one.entrant.team];
    const bool alike = size.size() == 2 && size.begin()->second == size.rbegin()->second;
    if (!alike || size.contains(QString())) return refusal_words(remark("pairing.two_teams_alike"));
  }
  if (system_ == System::kMacMahon) {
    if (!wrong_grade_.isEmpty()) return tr("%1 is no grade; write a whole number.").arg(wrong_grade_);
    QStringList unknown;
    const tournament::MacMahonRules rules = settings().mac_mahon;
    for (const Someone& one : someone_)
      if (one.in && !one.entrant.grade && !rules.floor && (rules.width == 0 || !has_rating(one)))
        unknown << one.name;
    constexpr qsizetype kNamed = 3;
    if (unknown.size() > kNamed)
      return tr("%1 and others have neither a grade nor a rating; write a grade beside the name.")
          .arg(unknown.mid(0, kNamed).join(QStringLiteral(", ")));
    if (!unknown.isEmpty())
      return tr("No grade or rating is known of %1; write a grade beside the name.")
          .arg(unknown.join(QStringLiteral(", ")));
  }
  if (fields_->scores_teams() && std::ranges::none_of(someone_, [](const Someone& one) {
        return one.in && !one.entrant.team.isEmpty();
      }))
    return tr("Write beside the names who plays for which team.");
  if (const QString wrong = fields_->wrong_day(); !wrong.isEmpty())
    return tr("%1 is no day; write it such as 31-3-2027.").arg(wrong);
  if (const QString wrong = system_ == System::kKeizer ? keizer_->wrong_share() : QString(); !wrong.isEmpty())
    return tr("%1 is no share; write it such as 2/3.").arg(wrong);
  if (const QString wrong = fields_->wrong_places(); !wrong.isEmpty())
    return tr("%1 is no number of points.").arg(wrong);
  if (kind_ == EveningKind::kGroups) {
    const auto people = static_cast<std::uint32_t>(std::ranges::count_if(someone_, &Someone::in));
    if (people < 2 * settings().groups) return refusal_words(remark("pairing.groups_too_small"));
  }
  return {};
}

}  // namespace boardwright::desktop
