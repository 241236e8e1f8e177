// SPDX-License-Identifier: GPL-3.0-or-later
//
// The unfinished sheet, kept with every change, and taken up again by the next program.
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <sstream>

#include "framework/board/geometry.hpp"
#include "framework/match/move_numbers.hpp"
#include "framework/record/replay.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/enter/enter_page.hpp"
#include "ui/desktop/enter/sheet_head.hpp"

namespace boardwright::desktop {

namespace {

const std::string* tag(const Record& record, std::string_view name) {
  for (const auto& [key, value] : record.tags)
    if (key == name) return &value;
  return nullptr;
}

/// "b1=red_tower c2=…": letters couldn't tell every game's kinds apart.
std::string write_placed(const Arrangement& arrangement) {
  const auto board = BoardGeometry::of(arrangement.rules());
  std::string text;
  for (const bw_item& item : arrangement.placed())
    text += (text.empty() ? "" : " ") + board->fields()[item.place].name + '=' + board->kinds()[item.kind].id;
  return text;
}

std::vector<bw_item> read_placed(const std::string& text, const Rules& rules) {
  std::vector<bw_item> items;
  const auto board = BoardGeometry::of(rules);
  std::istringstream words(text);
  for (std::string word; board && words >> word;) {
    const auto equals = std::min(word.find('='), word.size() - 1);
    const auto field = board->field(word.substr(0, equals));
    const auto kind = board->kind(word.substr(equals + 1));
    if (field && kind) items.push_back({*field, *kind, 1, 0});
  }
  return items;
}

}  // namespace

bool EnterPage::unfinished() const {
  const bool begun =
      game_ && (game_->size() > 0 || game_->result() || (arrangement_ && !arrangement_->placed().empty()));
  return begun && in_club_.empty() && draft_record() != saved_;
}

Record EnterPage::draft_record() const {
  Record draft = record();
  if (arrangement_ && !arrangement_->placed().empty())
    draft.tags.emplace_back(kSetUpTag, write_placed(*arrangement_));
  return draft;
}

void EnterPage::keep_draft() {
  if (!game_) return;
  const auto kept = unfinished() ? draft_.keep(draft_record()) : draft_.drop();
  if (!kept) say(tr("The sheet isn't kept for another day: %1").arg(refusal_words(kept.error())));
}

QString EnterPage::put_draft_aside(const QString& why) {
  const auto aside = draft_.put_aside();
  return why + ' ' +
         (aside ? tr("It is kept as %1.").arg(QString::fromStdString(aside->string()))
                : refusal_words(aside.error()));
}

std::optional<QString> EnterPage::take_up_draft() {
  const auto draft = draft_.read();
  if (draft && !*draft) return std::nullopt;
  const auto taken = draft ? take_up(**draft) : Result<QString>(fail(draft.error()));
  if (taken) return *taken;
  return put_draft_aside(tr("The unfinished sheet can't be read: %1.").arg(refusal_words(taken.error())));
}

Result<QString> EnterPage::take_up(const Record& draft) {
  auto entry = catalogue_.find(draft.game + "/" + draft.variant);
  if (!entry) return fail(entry.error());
  auto rules = rules_for(draft, catalogue_);
  if (!rules) return fail(rules.error());
  const auto replayed = replay(draft, *rules);
  if (!replayed) return fail(replayed.error());
  QString sentence =
      tr("This sheet was left unfinished and goes on here; “%1” throws it away.").arg(next_->text());
  if (!replayed->ok())  // before anything is written over it
    sentence = put_draft_aside(tr("The unfinished sheet is damaged behind move %1: %2.")
                                   .arg(MoveNumbers(replayed->line).last())
                                   .arg(refusal_words(replayed->problem)));
  open_sheet(std::move(*entry), std::move(*rules));
  game_ = EnteredGame::of(replayed->line, replayed->result);
  {
    const QSignalBlocker quiet(head_);
    for (Seat seat = 0; seat < rules_->seat_count(); ++seat)
      if (const auto name = draft.players.find(std::string(rules_->seat_name(seat)));
          name != draft.players.end())
        head_->set_name(seat, QString::fromStdString(name->second));
    if (const auto* date = tag(draft, "Date"))
      head_->set_date(QDate::fromString(QString::fromStdString(*date), Qt::ISODate));
  }
  show_position(false);
  if (const auto* set_up = tag(draft, kSetUpTag))
    change_arrangement([&](Arrangement& made) { return made.replace(read_placed(*set_up, *rules_)); });
  return sentence;
}

bool EnterPage::may_begin_anew() {
  if (!unfinished()) return true;
  QMessageBox box(QMessageBox::Question, tr("Score sheet"),
                  tr("This sheet is neither saved nor among the club's results."), QMessageBox::NoButton,
                  this);
  auto* drop = box.addButton(tr("&Throw it away"), QMessageBox::DestructiveRole);
  auto* keep = box.addButton(tr("&Keep it"), QMessageBox::RejectRole);
  box.setDefaultButton(keep);
  box.setEscapeButton(keep);
  box.exec();
  return box.clickedButton() == drop;
}

void EnterPage::begin_anew(const std::string& game) {
  if (!may_begin_anew()) return head_->choose(*played_, rules_);  // as it was
  if (const auto begun = new_sheet(game); !begun) say(refusal_words(begun.error()));
}

}  // namespace boardwright::desktop
