// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/lessons/lessons_dialog.hpp"

#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "ui/desktop/appearance/theme.hpp"
#include "ui/desktop/appearance/translations.hpp"

namespace boardwright::desktop {

namespace {

enum Role { kSummary = Qt::UserRole, kChoice, kDone };

/// A lesson is its title and, in smaller words below, its summary; a game is a heading.
class LessonRow final : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* list = qobject_cast<const QListWidget*>(option.widget);
    const int width = (list != nullptr ? list->viewport()->width() : 400) - 2 * kSide;
    const QString summary = index.data(kSummary).toString();
    int height = QFontMetrics(bold(option.font)).height() + 2 * kAbove;
    if (!summary.isEmpty()) height += kBetween + words_height(option, summary, width);
    if (is_heading(index)) height += kAbove;
    return {width, height};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const Theme& theme = current_theme();
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool heading = is_heading(index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected || (!heading && (option.state & QStyle::State_MouseOver) != 0)) {
      painter->setPen(Qt::NoPen);
      painter->setBrush(selected ? theme.accent : theme.window);
      painter->drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), 5, 5);
    }
    QRect room = option.rect.adjusted(kSide, kAbove + (heading ? kAbove : 0), -kSide, -kAbove);
    if (heading) room.setLeft(option.rect.left() + kSide / 2);
    const QFont strong = bold(option.font);
    painter->setFont(strong);
    const QColor ink = selected ? theme.on_accent : heading ? theme.accent : theme.text;
    painter->setPen(ink);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignTop, index.data().toString());
    if (index.data(kDone).toBool()) {  // a tick, with the same word for those who look for one
      painter->setPen(selected ? theme.on_accent : theme.accent);
      painter->drawText(room, Qt::AlignRight | Qt::AlignTop,
                        QChar(0x2713) + QStringLiteral(" ") + LessonsDialog::tr("done"));
      painter->setPen(ink);
    }
    room.setTop(room.top() + QFontMetrics(strong).height() + kBetween);
    painter->setFont(option.font);
    painter->setPen(selected ? theme.on_accent : theme.muted);
    painter->drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(kSummary).toString());
    painter->restore();
  }

 private:
  static constexpr int kSide = 18, kAbove = 7, kBetween = 1;

  static bool is_heading(const QModelIndex& index) { return !index.data(kSummary).isValid(); }
  static QFont bold(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
  }
  static int words_height(const QStyleOptionViewItem& option, const QString& words, int width) {
    return QFontMetrics(option.font)
        .boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, words)
        .height();
  }
};

QString spoken(const LocalText& text) { return QString::fromStdString(text.or_english(spoken_language())); }

}  // namespace

QString lesson_name(const Game& game, const Lesson& lesson) {
  return QString::fromStdString(game.id() + "/" + lesson.id);
}

LessonsDialog::LessonsDialog(const Catalogue& catalogue, const std::string& game, QStringList done,
                             QWidget* parent)
    : QDialog(parent), done_(std::move(done)), list_(new QListWidget), start_(new QPushButton(tr("&Start"))) {
  setWindowTitle(tr("Lessons"));
  resize(560, 560);
  list_->setObjectName("lessons");
  list_->setItemDelegate(new LessonRow(list_));
  list_->setMouseTracking(true);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setResizeMode(QListView::Adjust);
  list_->setAccessibleName(tr("Lessons"));
  auto* words =
      new QLabel(tr("A lesson takes less than five minutes. The game on the table waits meanwhile."));
  words->setProperty("role", "muted");
  words->setWordWrap(true);
  // The game on the table first: its rules are the ones that somebody wonders about.
  for (const bool its_own : {true, false})
    for (const auto& known : catalogue.games())
      if ((known->id() == game) == its_own && known->file_problems().empty()) add_game(known);
  if (list_->count() == 0) {
    auto* none = new QListWidgetItem(tr("None of the games has a lesson."), list_);
    none->setFlags(Qt::NoItemFlags);
  }
  start_->setObjectName("start_lesson");
  start_->setDefault(true);
  auto* close = new QPushButton(tr("&Close"));
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(8);
  buttons->addStretch();
  buttons->addWidget(close);
  buttons->addWidget(start_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(20, 20, 20, 18);
  column->setSpacing(14);
  column->addWidget(words);
  column->addWidget(list_);
  column->addLayout(buttons);
  connect(close, &QPushButton::clicked, this, &QDialog::reject);
  connect(start_, &QPushButton::clicked, this, &QDialog::accept);
  connect(list_, &QListWidget::itemActivated, this, [this] {
    if (choice()) accept();
  });
  connect(list_, &QListWidget::currentItemChanged, this, &LessonsDialog::refresh);
  for (int row = 0; row < list_->count() && list_->currentItem() == nullptr; ++row)
    if (list_->item(row)->data(kChoice).isValid()) list_->setCurrentRow(row);
  list_->setFocus();
  refresh();
}

void LessonsDialog::add_game(const std::shared_ptr<const Game>& game) {
  const auto readings = read_lessons(game->folder());
  if (readings.empty()) return;
  auto* heading = new QListWidgetItem(QString::fromStdString(game->name(spoken_language())), list_);
  heading->setFlags(Qt::NoItemFlags);
  LessonChoice choice{game, {}, 0};
  for (const auto& reading : readings)
    if (reading.problems.empty()) choice.lessons.push_back(reading.lesson);
  for (const auto& reading : readings) {
    auto* item = new QListWidgetItem(list_);
    if (reading.problems.empty()) {
      item->setText(spoken(reading.lesson.title));
      item->setData(kSummary, spoken(reading.lesson.summary));
      item->setData(kDone, done_.contains(lesson_name(*game, reading.lesson)));
      item->setData(kChoice, static_cast<int>(choices_.size()));
      choices_.push_back(choice);
      ++choice.index;
    } else {
      item->setText(tr("%1 can't be read").arg(QString::fromStdString(reading.lesson.id)));
      item->setData(kSummary, QString::fromStdString(reading.problems.front()));
      item->setFlags(Qt::NoItemFlags);
    }
    item->setData(Qt::AccessibleTextRole, item->text() + ". " + item->data(kSummary).toString() +
                                              (item->data(kDone).toBool() ? " " + tr("done") : QString()));
  }
}

void LessonsDialog::refresh() { start_->setEnabled(choice().has_value()); }

std::optional<LessonChoice> LessonsDialog::choice() const {
  const auto* item = list_->currentItem();
  if (item == nullptr || !item->data(kChoice).isValid()) return std::nullopt;
  return choices_[static_cast<std::size_t>(item->data(kChoice).toInt())];
}

}  // namespace boardwright::desktop
