// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/evening/people_actions.hpp"

#include <QInputDialog>
#include <algorithm>

#include "ui/desktop/evening/balance_dialog.hpp"
#include "ui/desktop/evening/begin_evening.hpp"
#include "ui/desktop/evening/evening_view.hpp"
#include "ui/desktop/evening/held_evening.hpp"
#include "ui/desktop/evening/paste_people.hpp"
#include "ui/desktop/evening/people_panel.hpp"

namespace boardwright::desktop {

using tournament::Attendance;

PeopleActions::PeopleActions(HeldEvening& evening, PeoplePanel& panel, QWidget* above)
    : QObject(above), evening_(evening), above_(above) {
  join(panel);
}

void PeopleActions::join(PeoplePanel& panel) {
  connect(&panel, &PeoplePanel::here_wanted, this, &PeopleActions::say_here);
  connect(&panel, &PeoplePanel::add_wanted, this, &PeopleActions::add_person);
  connect(&panel, &PeoplePanel::paste_wanted, this, &PeopleActions::ask_paste);
  connect(&panel, &PeoplePanel::apart_wanted, this, &PeopleActions::ask_apart);
  connect(&panel, &PeoplePanel::rating_wanted, this, &PeopleActions::ask_rating);
  connect(&panel, &PeoplePanel::board_wanted, this, &PeopleActions::ask_board);
  connect(&panel, &PeoplePanel::all_here_wanted, this, &PeopleActions::everybody_here);
  connect(&panel, &PeoplePanel::out_wanted, this, &PeopleActions::say_out);
  connect(&panel, &PeoplePanel::likes_wanted, this, &PeopleActions::say_likes);
  connect(&panel, &PeoplePanel::gone_wanted, this, &PeopleActions::say_gone);
  connect(&panel, &PeoplePanel::line_up_wanted, this, &PeopleActions::ask_line_up);
  connect(&panel, &PeoplePanel::team_wanted, this, &PeopleActions::ask_team);
  connect(&panel, &PeoplePanel::grade_wanted, this, &PeopleActions::ask_grade);
  connect(&panel, &PeoplePanel::balance_unwanted, this, &PeopleActions::take_back_balance);
  connect(&panel, &PeoplePanel::balance_wanted, this, &PeopleActions::ask_balance);
  connect(&panel.field(), &PeopleField::refused, &evening_, &HeldEvening::say);
}

Allowed<void> PeopleActions::enter(const std::vector<NewEntrant>& people) {
  std::vector<std::string> before;
  for (const auto& one : evening_->now().entrants) before.push_back(one.data.player);
  if (auto entered = evening_->people().enter(people); !entered) return entered;
  // Whoever is added on the evening stands there.
  std::vector<std::string> fresh;
  for (const auto& one : evening_->now().entrants)
    if (std::ranges::find(before, one.data.player) == before.end()) fresh.push_back(one.data.player);
  return fresh.empty() || evening_->now().settings.system == tournament::System::kLadder
             ? Allowed<void>()
             : evening_->people().say_presence(fresh, Attendance::kIn);
}

void PeopleActions::add_person(const QString& player) {
  if (!evening_) return;
  std::vector<NewEntrant> one{entrant_of(player)};
  auto entered = enter(one);
  if (!entered && entered.why().key == "evening.no_grade") {  // T14.1: asked as the form asks when it begins
    one.front().grade = asked_grade(QString::fromStdString(entered.why().arguments.front()), 0);
    if (one.front().grade) entered = enter(one);
  }
  evening_.done(entered);
}

void PeopleActions::ask_paste() {
  if (!evening_) return;
  std::vector<SeatMember> members;
  for (const auto& one : evening_.club()->people().members().value_or(std::vector<ClubPlayer>()))
    members.push_back({one.id, one.name});
  QStringList there;
  for (const auto& one : evening_->now().entrants) there << person_name(*evening_, one.data.player);
  PastePeople dialog(std::move(members), there, above_);
  if (dialog.exec() != QDialog::Accepted) return;
  std::vector<NewEntrant> people;
  for (const auto& person : dialog.people()) {
    people.push_back(entrant_of(person.player));
    people.back().rating = person.rating;
    people.back().club = person.club.toStdString();
  }
  evening_.done(enter(people));
}

void PeopleActions::say_here(const QString& id, bool here) {
  const std::vector<std::string> one{id.toStdString()};
  const auto* entrant = evening_->now().entrant(one.front());
  if (evening_->now().settings.system == tournament::System::kLadder) return evening_.show();
  if (here && entrant != nullptr && !is_open_evening(*evening_) &&
      entrant->is_withdrawn(evening_->now().next_round()))
    if (const auto back = evening_->people().withdraw(one.front(), true, {}); !back)
      return void(evening_.done(back));
  evening_.done(evening_->people().say_presence(one, here ? Attendance::kIn : Attendance::kOut));
}

void PeopleActions::say_gone(const QString& id, bool gone) {
  if (!is_open_evening(*evening_))
    return void(evening_.done(evening_->people().withdraw(id.toStdString(), !gone, {})));
  say_here(id, !gone);
}

/// A point for nothing needs a reason (T4.2); in a season there is one, the club (T15.2).
void PeopleActions::say_out(const QString& id, std::uint32_t round, Attendance attendance) {
  const std::vector<std::string> one{id.toStdString()};
  QString reason;
  if (attendance == Attendance::kFull && evening_->now().settings.system == tournament::System::kKeizer)
    reason = tr("plays for the club");
  if (attendance == Attendance::kFull && reason.isEmpty()) {
    bool agreed = false;
    reason = QInputDialog::getText(above_, tr("A full point"),
                                   tr("%1 doesn't play in round %2 and gets a full point. Reason:")
                                       .arg(person_name(*evening_, one.front()))
                                       .arg(round),
                                   QLineEdit::Normal, {}, &agreed)
                 .simplified();
    if (!agreed) return;
  }
  evening_.done(evening_->people().say_presence(one, attendance, round, reason.toStdString()));
}

void PeopleActions::everybody_here() {
  if (evening_->now().settings.system == tournament::System::kLadder) return;
  std::vector<std::string> missing;
  const auto& now = evening_->now();
  const bool open = is_open_evening(*evening_);
  for (const auto& one : now.entrants) {
    const bool gone = !open && one.is_withdrawn(now.next_round());
    const bool in = open ? one.waiting_since != 0
                         : one.in_round(now.next_round(), now.settings.presence) == Attendance::kIn;
    const bool playing = open && std::ranges::any_of(now.matches, [&](const tournament::Round& match) {
                           return std::ranges::any_of(match.boards, [&](const tournament::BoardNow& board) {
                             return !board.score && (board.pairing.first == one.data.player ||
                                                     board.pairing.second == one.data.player);
                           });
                         });
    if (!gone && !in && !playing) missing.push_back(one.data.player);
  }
  if (!missing.empty()) evening_.done(evening_->people().say_presence(missing, Attendance::kIn));
}

void PeopleActions::say_likes(const QString& id, int game, bool likes) {
  const auto* one = evening_->now().entrant(id.toStdString());
  if (one == nullptr) return;
  tournament::Entered entered = one->data;
  const auto all = static_cast<std::uint32_t>(evening_->now().settings.games.size());
  if (entered.likes.empty())
    for (std::uint32_t each = 0; each < all; ++each) entered.likes.push_back(each);
  std::erase(entered.likes, static_cast<std::uint32_t>(game));
  if (likes) entered.likes.push_back(static_cast<std::uint32_t>(game));
  std::ranges::sort(entered.likes);
  if (entered.likes.empty()) return evening_.say(tr("Somebody who plays likes at least one game."));
  if (entered.likes.size() == all) entered.likes.clear();
  evening_.done(
      evening_->people().put_right(std::move(entered), tr("what somebody likes to play").toStdString()));
}

void PeopleActions::ask_rating(const QString& id) {
  const auto* one = evening_->now().entrant(id.toStdString());
  if (one == nullptr) return;
  constexpr int kUsual = 1500, kMost = 4000;
  bool agreed = false;
  const int rating = QInputDialog::getInt(above_, tr("Rating"),
                                          tr("Rating of %1:").arg(person_name(*evening_, id.toStdString())),
                                          one->data.rating.value_or(kUsual), 0, kMost, 1, &agreed);
  if (!agreed) return;
  tournament::Entered entered = one->data;
  entered.rating = rating;
  evening_.done(
      evening_->people().put_right(std::move(entered), tr("the rating was put right").toStdString()));
}

/// Somebody who can't walk far, or a board that is filmed (T5.6).
void PeopleActions::ask_board(const QString& id) {
  const auto* one = evening_->now().entrant(id.toStdString());
  if (one == nullptr) return;
  constexpr int kMost = 500;
  bool agreed = false;
  const int board = QInputDialog::getInt(
      above_, tr("Always at one board"),
      tr("%1 always sits at this board; 0: at any").arg(person_name(*evening_, id.toStdString())),
      static_cast<int>(one->data.board), 0, kMost, 1, &agreed);
  if (!agreed) return;
  tournament::Entered entered = one->data;
  entered.board = static_cast<std::uint32_t>(board);
  evening_.done(evening_->people().put_right(std::move(entered), tr("where somebody sits").toStdString()));
}

/// Board by board, one name a line; members are known by their names.
void PeopleActions::ask_line_up(const QString& team) {
  const std::string id = team.toStdString();
  const auto& now = evening_->now();
  QStringList before;
  if (const auto* people = now.line_up(id, now.next_round()))
    for (const std::string& player : *people) before << person_name(*evening_, player);
  bool agreed = false;
  const QString text = QInputDialog::getMultiLineText(
      above_, tr("Line-up of %1").arg(person_name(*evening_, id)),
      tr("Who plays from round %1 on, one name a line, board 1 first:").arg(now.next_round()),
      before.join('\n'), &agreed);
  if (!agreed) return;
  std::vector<NewEntrant> people;
  const auto members = evening_.club()->people().members().value_or(std::vector<ClubPlayer>());
  for (const QString& line : text.split('\n', Qt::SkipEmptyParts))
    people.push_back(entrant_named(members, line.simplified().toStdString()));
  evening_.done(evening_->people().line_up(id, people));
}

void PeopleActions::ask_team(const QString& id) {
  const auto* one = evening_->now().entrant(id.toStdString());
  if (one == nullptr) return;
  QStringList teams;
  for (const auto& each : evening_->now().entrants)
    if (const QString team = QString::fromStdString(each.data.team); !team.isEmpty() && !teams.contains(team))
      teams << team;
  bool agreed = false;
  const QString team = QInputDialog::getItem(
      above_, tr("Team"), tr("%1 plays for:").arg(person_name(*evening_, id.toStdString())), teams,
      static_cast<int>(std::max<qsizetype>(0, teams.indexOf(QString::fromStdString(one->data.team)))), true,
      &agreed);
  if (!agreed) return;
  tournament::Entered entered = one->data;
  entered.team = team.simplified().toStdString();
  evening_.done(evening_->people().put_right(std::move(entered), tr("the team was put right").toStdString()));
}

std::optional<tournament::Points> PeopleActions::asked_grade(const QString& name, tournament::Points before) {
  constexpr int kMost = 100, kWhole = 10;
  bool agreed = false;
  const int grade = QInputDialog::getInt(above_, tr("Grade"), tr("%1 starts with so many points:").arg(name),
                                         before / kWhole, -kMost, kMost, 1, &agreed);
  return agreed ? std::optional<tournament::Points>(grade * kWhole) : std::nullopt;
}

void PeopleActions::ask_grade(const QString& id) {
  const auto* one = evening_->now().entrant(id.toStdString());
  if (one == nullptr) return;
  const auto grade = asked_grade(person_name(*evening_, id.toStdString()), one->data.grade.value_or(0));
  if (!grade) return;
  tournament::Entered entered = one->data;
  entered.grade = grade;
  evening_.done(
      evening_->people().put_right(std::move(entered), tr("the grade was put right").toStdString()));
}

void PeopleActions::ask_balance(const QString& id) {
  BalanceDialog dialog(person_name(*evening_, id.toStdString()), above_);
  if (dialog.exec() != QDialog::Accepted) return;
  tournament::OpeningBalance balance = dialog.balance();
  balance.player = id.toStdString();
  evening_.done(evening_->people().give_balance(std::move(balance)));
}

void PeopleActions::take_back_balance(const QString& id) {
  const auto& now = evening_->now();
  for (auto event = now.history.rbegin(); event != now.history.rend(); ++event)
    if (const auto* balance = std::get_if<tournament::OpeningBalance>(&event->what);
        balance != nullptr && balance->player == id.toStdString() && now.counts(event->id))
      return emit undo_wanted(
          {event->id, tr("What %1 has earned elsewhere").arg(person_name(*evening_, balance->player))});
}

void PeopleActions::ask_apart(const QString& one) {
  QStringList names;
  std::vector<std::string> ids;
  for (const auto& other : evening_->now().entrants) {
    if (other.data.player == one.toStdString()) continue;
    names << person_name(*evening_, other.data.player);
    ids.push_back(other.data.player);
  }
  if (names.isEmpty()) return;
  bool agreed = false;
  const QString chosen = QInputDialog::getItem(
      above_, tr("Must not meet"), tr("%1 must not meet:").arg(person_name(*evening_, one.toStdString())),
      names, 0, false, &agreed);
  if (!agreed) return;
  const std::string other = ids[static_cast<std::size_t>(names.indexOf(chosen))];
  evening_.done(
      evening_->people().keep_apart({one.toStdString(), other}, evening_->now().next_round(), 0, {}));
}

}  // namespace boardwright::desktop
