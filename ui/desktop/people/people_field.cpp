// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/people/people_field.hpp"

#include <QAbstractItemView>
#include <QCompleter>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTimer>
#include <QWheelEvent>
#include <algorithm>
#include <utility>

#include "framework/players/player.hpp"
#include "framework/players/time_budget.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"
#include "ui/desktop/appearance/translations.hpp"
#include "ui/desktop/people/people_asks.hpp"
#include "ui/desktop/people/people_filter.hpp"
#include "ui/desktop/people/people_rows.hpp"
#include "ui/desktop/people/people_text.hpp"
#include "ui/desktop/people/player_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr int kRowsSeen = 14, kLettersOfName = 18;

}  // namespace

PeopleField::PeopleField(Offers offers, QWidget* parent)
    : QComboBox(parent),
      offers_(offers),
      chosen_(offers == Offers::kEverybody ? kHuman : ""),
      filter_(new PeopleFilter(this)),
      fitting_(new QCompleter(this)) {
  setEditable(true);
  setInsertPolicy(NoInsert);
  setCompleter(nullptr);  // of its own, which would write into the field what is only looked at
  setMaxVisibleItems(kRowsSeen);
  setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
  setMinimumContentsLength(kLettersOfName);
  filter_->setSourceModel(model());
  fitting_->setModel(filter_);
  fitting_->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
  fitting_->setMaxVisibleItems(kRowsSeen);
  fitting_->setWidget(this);
  fitting_->popup()->installEventFilter(this);
  lineEdit()->installEventFilter(this);
  connect(lineEdit(), &QLineEdit::textEdited, this, &PeopleField::typed);
  connect(fitting_, qOverload<const QModelIndex&>(&QCompleter::activated), this,
          [this](const QModelIndex& at) {
            // The completer puts a proxy of its own before ours.
            const auto* rows = qobject_cast<const QAbstractProxyModel*>(fitting_->completionModel());
            if (at.isValid()) take(filter_->mapToSource(rows->mapToSource(at)).row());
          });
  connect(this, &QComboBox::currentIndexChanged, this, &PeopleField::follow);
  connect(this, &QComboBox::activated, this, &PeopleField::take);
  if (offers_ == Offers::kPeople)
    connect(this, &QComboBox::editTextChanged, this, [this](const QString& text) {
      if (const int row = findText(text); row < 0 || is_choice(row)) kept_ = text;
      emit player_chosen();
    });
  fill();
}

void PeopleField::add(const PeopleRow& row) {
  addItem(row.text);  // what is no player has no data: nobody can be chosen by it
  const int at = count() - 1;
  if (row.kind == PeopleRow::Kind::kPlayer) {
    setItemData(at, row.player);
    setItemData(at, row.more, Qt::ToolTipRole);
  } else if (row.kind == PeopleRow::Kind::kAction) {
    setItemData(at, row.action, kActionRole);
  } else {
    auto* item = qobject_cast<QStandardItemModel*>(model())->item(at);
    item->setFlags(Qt::NoItemFlags);
    QFont font = item->font();
    font.setBold(true);
    item->setFont(font);
  }
}

int PeopleField::row_of_action(int action) const { return findData(action, kActionRole); }

void PeopleField::fill() {
  const QString shown = currentText();
  {
    const QSignalBlocker quiet(this);
    clear();
    for (const PeopleRow& row : rows_of_people(members_, offers_ == Offers::kEverybody, join_ != nullptr))
      add(row);
    if (offers_ == Offers::kEverybody) {
      for (const PeopleRow& row : rows_of_computers(programs_)) add(row);
      const QString now = chosen_;
      if (findData(now) < 0) insert_player(now);
      setCurrentIndex(findData(now));
    } else {
      setCurrentIndex(-1);
      setEditText(shown);
    }
  }
  lineEdit()->setCursorPosition(0);
}

/// One that isn't among the usual rows, in its group.
void PeopleField::insert_player(const QString& player) {
  const std::string name = player.toStdString();
  int row = row_of_action(kOtherProgram);
  QString text = short_title(name);
  if (player.startsWith(kGuestPrefix)) {
    row = row_of_action(kNamedGuest);
    text = tr("%1 (guest)").arg(player.mid(kGuestPrefix.size()));
  } else if (takes_its_time(name)) {
    row = findData(QString::fromStdString(std::string(kTimeByClock)));
  }
  insertItem(row, text, player);
  setItemData(row, words_about(name, spoken_language()), Qt::ToolTipRole);
}

void PeopleField::set_members(std::vector<SeatMember> members, const QStringList& newest) {
  const auto place = [&newest](const SeatMember& member) {
    const auto at = newest.indexOf(QString::fromStdString(member.id));
    return at < 0 ? newest.size() : at;
  };
  std::sort(members.begin(), members.end(), [&](const SeatMember& a, const SeatMember& b) {
    const auto first = place(a), second = place(b);
    if (first != second) return first < second;
    return QString::localeAwareCompare(QString::fromStdString(a.name), QString::fromStdString(b.name)) < 0;
  });
  members_ = std::move(members);
  fill();
}

void PeopleField::set_join(Join join) {
  join_ = std::move(join);
  fill();
}

void PeopleField::set_programs(const QStringList& programs) {
  programs_ = programs;
  fill();
}

void PeopleField::set_spoken_name(const QString& name) {
  setAccessibleName(name);
  lineEdit()->setAccessibleName(name);  // Qt reads a box's text instead of its name on Linux
}

void PeopleField::choose(const QString& player) {
  typing_ = false;
  if (offers_ == Offers::kPeople) {
    const int row = findData(player);
    setEditText(row >= 0                          ? itemText(row)
                : player.startsWith(kGuestPrefix) ? player.mid(kGuestPrefix.size())
                                                  : QString());
    lineEdit()->setCursorPosition(0);
    return;
  }
  const bool there =
      findData(player) >= 0 || player.startsWith(kGuestPrefix) || make_player(player.toStdString());
  const QString wanted = there ? player : QString(kHuman);  // a member who is gone, for one
  if (findData(wanted) < 0) insert_player(wanted);
  const int row = findData(wanted);
  if (row != currentIndex()) return setCurrentIndex(row);
  setEditText(itemText(row));
  follow(row);
}

QString PeopleField::chosen() const {
  if (offers_ == Offers::kEverybody) return chosen_;
  const QString name = currentText().simplified();
  if (name.isEmpty()) return {};
  for (const auto& one : members_)
    if (same_name(QString::fromStdString(one.name), name))
      return kMemberPrefix + QString::fromStdString(one.id);
  return kGuestPrefix + name;
}

const SeatMember* PeopleField::member() const {
  const QString player = chosen();
  for (const auto& one : members_)
    if (player == kMemberPrefix + QString::fromStdString(one.id)) return &one;
  return nullptr;
}

QString PeopleField::guest() const {
  const QString player = chosen();
  return player.startsWith(kGuestPrefix) ? player.mid(kGuestPrefix.size()) : QString();
}

QString PeopleField::words() const { return itemData(currentIndex(), Qt::ToolTipRole).toString(); }

bool PeopleField::is_choice(int row) const {
  return row >= 0 && row < count() && !itemData(row).toString().isEmpty();
}

void PeopleField::follow(int row) {
  if (offers_ == Offers::kPeople || !is_choice(row)) return;
  lineEdit()->setCursorPosition(0);
  typing_ = false;
  const QString player = itemData(row).toString();
  if (player == chosen_) return;
  chosen_ = player;
  emit player_chosen();
}

void PeopleField::take(int row) {
  const int action = itemData(row, kActionRole).toInt();
  const QString name = typing_ ? filter_->typed().simplified() : QString();
  fitting_->popup()->hide();
  if (action != kNoAction) {
    settle_text(false);
    if (offers_ == Offers::kPeople) setEditText(name.isEmpty() ? kept_ : name);
    if (action == kNamedGuest && !name.isEmpty()) return choose(kGuestPrefix + name);
    if (action == kNewMember) return ask_member(name);
    return ask(action);
  }
  if (is_choice(row)) choose(itemData(row).toString());
}

void PeopleField::ask(int action) {
  QString player;
  if (action == kNamedGuest) {
    const QString name = ask_guest_name(this);
    if (!name.isEmpty()) player = kGuestPrefix + name;
  } else if (action == kOtherSeconds) {
    player = ask_timed_player(this);
  } else if (action == kOtherProgram) {
    const auto program = ask_program(this);
    if (!program) return emit refused(refusal_words(program.error()));
    player = *program;
  }
  if (!player.isEmpty()) choose(player);
}

void PeopleField::ask_member(const QString& name) {
  const QString wanted = ask_member_name(this, name);
  if (wanted.isEmpty()) return;
  const auto joined = join_(wanted);
  if (!joined) return emit refused(refusal_words(joined.error()));
  members_.insert(members_.begin(), *joined);
  fill();
  choose(kMemberPrefix + QString::fromStdString(joined->id));
  emit member_joined(*joined);
}

/// What can be made of a name that was typed.
void PeopleField::name_actions(const QString& name) {
  const QSignalBlocker quiet(this);  // rows that are never the current one
  if (const int row = row_of_action(kNamedGuest); row >= 0)
    setItemText(row, name.isEmpty() ? tr("Guest with a name…") : tr("Guest “%1”").arg(name));
  if (const int row = row_of_action(kNewMember); row >= 0)
    setItemText(row, name.isEmpty() ? tr("New member…") : tr("New member “%1”…").arg(name));
}

void PeopleField::typed(const QString& text) {
  typing_ = true;
  const QString name = text.simplified();
  name_actions(name);
  filter_->look_for(name);
  const bool any = offers_ == Offers::kEverybody || filter_->rowCount() > 0;
  if (name.isEmpty() || !any) return fitting_->popup()->hide();
  fitting_->complete();
  if (offers_ == Offers::kPeople) return;  // the text itself is an answer
  const QSignalBlocker quiet(fitting_);    // nobody has looked at it yet
  for (int row = 0; row < filter_->rowCount(); ++row)
    if (filter_->mapToSource(filter_->index(row, 0)).row() == best_row())
      fitting_->popup()->setCurrentIndex(fitting_->completionModel()->index(row, 0));
}

/// Who is called exactly so, else the first who fits, else a guest of that name.
int PeopleField::best_row() const {
  const QString name = filter_->typed();
  int best = -1;
  for (int at = 0; at < filter_->rowCount(); ++at) {
    const int row = filter_->mapToSource(filter_->index(at, 0)).row();
    if (!is_choice(row)) continue;
    if (folded(itemText(row)) == folded(name)) return row;
    if (best < 0) best = row;
  }
  return best >= 0 ? best : row_of_action(kNamedGuest);
}

void PeopleField::settle_text(bool take_best) {
  const bool typing = std::exchange(typing_, false);
  fitting_->popup()->hide();
  name_actions({});
  if (offers_ == Offers::kPeople) return;
  if (typing && take_best && !currentText().simplified().isEmpty()) {
    const int row = best_row();
    if (is_choice(row)) return choose(itemData(row).toString());
    return choose(kGuestPrefix + filter_->typed());
  }
  choose(chosen_);  // the text, and the row where one was tried that asks something
}

void PeopleField::step(int by) {
  int row = currentIndex() + by;
  while (row >= 0 && row < count() && !is_choice(row)) row += by;
  if (is_choice(row)) choose(itemData(row).toString());
}

void PeopleField::step_to_end(int by) {
  for (int row = by > 0 ? count() - 1 : 0; row >= 0 && row < count(); row -= by)
    if (is_choice(row)) return choose(itemData(row).toString());
}

void PeopleField::keyPressEvent(QKeyEvent* event) {
  const bool list = fitting_->popup()->isVisible();
  const bool plain = (event->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
  const int key = event->key();
  if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter) && typing_) {
    const QModelIndex at = fitting_->popup()->currentIndex();
    if (list && at.isValid()) {
      emit fitting_->activated(at);
    } else {
      settle_text(true);
    }
    return event->accept();
  }
  if (plain && key == Qt::Key_Escape && typing_ && offers_ == Offers::kEverybody) {
    settle_text(false);
    return event->accept();
  }
  if (plain && !list && !typing_) {
    switch (key) {
      case Qt::Key_Up: return step(-1);
      case Qt::Key_Down: return step(1);
      case Qt::Key_PageUp: return step_to_end(-1);
      case Qt::Key_PageDown: return step_to_end(1);
      default: break;
    }
  }
  QComboBox::keyPressEvent(event);
}

/// Tab, also while the list of those who fit is open.
bool PeopleField::focusNextPrevChild(bool next) {
  if (typing_) settle_text(true);
  return QComboBox::focusNextPrevChild(next);
}

void PeopleField::focusOutEvent(QFocusEvent* event) {
  const auto reason = event->reason();
  if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason &&
      reason != Qt::MenuBarFocusReason)
    if (typing_) settle_text(true);
  QComboBox::focusOutEvent(event);
}

/// A page that scrolls under the mouse must not change who plays.
void PeopleField::wheelEvent(QWheelEvent* event) { event->ignore(); }

bool PeopleField::eventFilter(QObject* watched, QEvent* event) {
  if (watched == lineEdit() && event->type() == QEvent::MouseButtonPress && !hasFocus())
    QTimer::singleShot(0, lineEdit(), &QLineEdit::selectAll);  // what is typed next takes its place
  if (watched == fitting_->popup() && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    settle_text(false);
    return true;
  }
  return QComboBox::eventFilter(watched, event);
}

void PeopleField::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) fill();
  QComboBox::changeEvent(event);
}

}  // namespace boardwright::desktop
