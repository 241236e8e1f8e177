// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/desktop/cut_words.hpp"

#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QStyleOptionFrame>
#include <QTabBar>
#include <QTableView>
#include <QTextDocument>
#include <QToolButton>
#include <algorithm>

namespace boardwright::desktop {

namespace {

constexpr int kTolerance = 1;  // pixels: widths of letters are rounded
constexpr int kLeastLetters = 11;

class Looking {
 public:
  explicit Looking(QWidget& top) : top_(top) {}

  QStringList all() {
    look(top_);
    for (auto* widget : top_.findChildren<QWidget*>())
      if (widget->isVisibleTo(&top_) && widget->window() == top_.window()) look(*widget);
    return found_;
  }

 private:
  /// Tabs of docks that aren't there lie far outside of the window.
  static bool is_parked(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return parent != nullptr && parent->inherits("QMainWindow") &&
           !parent->rect().intersects(widget.geometry());
  }

  void tell(const QWidget& widget, const QString& text, int has, int needs) {
    found_ << QStringLiteral("%1: \"%2\" has %3 of %4 pixels")
                  .arg(place_of(widget), text.left(60))
                  .arg(has)
                  .arg(needs);
  }

  void need(const QWidget& widget, const QString& text, int has, int needs) {
    if (has + kTolerance < needs) tell(widget, text, has, needs);
  }

  void look(QWidget& widget) {
    if (widget.size().isEmpty() || is_parked(widget)) return;
    if (const auto* label = qobject_cast<QLabel*>(&widget))
      look_at_label(*label);
    else if (const auto* button = qobject_cast<QAbstractButton*>(&widget))
      look_at_button(*button);
    else if (const auto* bar = qobject_cast<QTabBar*>(&widget))
      look_at_tabs(*bar);
    else if (auto* header = qobject_cast<QHeaderView*>(&widget))
      look_at_header(*header);
    else if (const auto* box = qobject_cast<QComboBox*>(&widget))
      look_at_box(*box);
    else if (const auto* line = qobject_cast<QLineEdit*>(&widget))
      look_at_line(*line);
    else if (auto* view = qobject_cast<QAbstractItemView*>(&widget))
      look_at_rows(*view);
    if (!widget.inherits("QAbstractScrollArea"))
      need(widget, "its letters", QFontInfo(widget.font()).pixelSize() + kTolerance,
           kLeastLetters + kTolerance);
    look_at_place(widget);
  }

  void look_at_label(const QLabel& label) {
    if (label.text().isEmpty()) return;
    if (label.wordWrap()) {
      need(label, label.text(), label.height(), label.heightForWidth(label.width()));
      // A word that is longer than the line is cut at its end.
      if (label.textFormat() != Qt::RichText && !Qt::mightBeRichText(label.text()))
        for (const QString& word : label.text().split(QRegularExpression(QStringLiteral("\\s+"))))
          need(label, word, label.contentsRect().width() - 2 * label.margin(),
               label.fontMetrics().horizontalAdvance(word));
    } else {
      need(label, label.text(), label.width(), label.sizeHint().width());
      need(label, label.text(), label.height(), label.fontMetrics().height());
    }
  }

  void look_at_button(const QAbstractButton& button) {
    if (button.text().isEmpty() || button.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored) return;
    if (button.inherits("QDockWidgetTitleButton")) return;
    need(button, button.text(), button.width(), button.sizeHint().width());
    need(button, button.text(), button.height(), button.sizeHint().height());
  }

  void look_at_tabs(const QTabBar& bar) {
    int needed = 0;
    for (int i = 0; i < bar.count(); ++i) {
      const int text = bar.fontMetrics().horizontalAdvance(bar.tabText(i));
      needed = std::max(needed, bar.tabRect(i).right());
      need(bar, bar.tabText(i), bar.tabRect(i).width(), text);
    }
    if (!bar.usesScrollButtons()) need(bar, bar.tabText(bar.count() - 1), bar.width(), needed);
  }

  void look_at_header(const QHeaderView& header) {
    if (header.orientation() != Qt::Horizontal || header.model() == nullptr) return;
    const QFontMetrics letters(header.font());
    for (int i = 0; i < header.count(); ++i) {
      if (header.isSectionHidden(i)) continue;
      const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
      if (text.isEmpty()) continue;
      constexpr int kPadding = 16;  // as the style sheet has it
      need(header, text, header.sectionSize(i), letters.horizontalAdvance(text) + kPadding);
    }
  }

  void look_at_box(const QComboBox& box) {
    if (box.isEditable()) return;
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const int room =
        box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box).width();
    need(box, box.currentText(), room, box.fontMetrics().horizontalAdvance(box.currentText()));
  }

  void look_at_line(const QLineEdit& line) {
    if (line.placeholderText().isEmpty()) return;
    const int inside = line.width() - 2 * 8 - 2;
    need(line, line.placeholderText(), inside, line.fontMetrics().horizontalAdvance(line.placeholderText()));
  }

  /// Rows that are shortened say the whole in a tool tip.
  void look_at_rows(QAbstractItemView& view) {
    const auto* table = qobject_cast<QTableView*>(&view);
    const auto* list = qobject_cast<QListView*>(&view);
    if (view.model() == nullptr || (table == nullptr && list == nullptr)) return;
    if (list != nullptr && list->wordWrap()) return;
    if (view.property("tells_whole").toBool()) return;
    constexpr int kRows = 30;
    for (int row = 0; row < std::min(kRows, view.model()->rowCount()); ++row)
      for (int column = 0; column < view.model()->columnCount(); ++column) {
        const QModelIndex index = view.model()->index(row, column);
        const QString text = index.data().toString();
        const QRect place = view.visualRect(index);
        if (text.isEmpty() || place.isEmpty() || !index.data(Qt::ToolTipRole).toString().isEmpty()) continue;
        if (table != nullptr && table->wordWrap() && place.height() > 2 * view.fontMetrics().height())
          continue;
        const QVariant font = index.data(Qt::FontRole);
        const QFontMetrics metrics(font.isValid() ? font.value<QFont>() : view.font());
        need(view, text, place.width(), metrics.horizontalAdvance(text.section('\n', 0, 0)));
      }
  }

  /// It lies within what holds it, or that scrolls far enough.
  void look_at_place(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    if (parent == nullptr || &widget == &top_ || widget.isWindow()) return;
    const QString name = QString::fromLatin1(widget.metaObject()->className());
    const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
    const bool scrolls = area != nullptr && area->viewport() == parent;
    if (scrolls) {
      if (area->inherits("QAbstractItemView") || area->inherits("QGraphicsView")) return;
      const int beyond = widget.width() - parent->width(), below = widget.height() - parent->height();
      if (beyond > area->horizontalScrollBar()->maximum() ||
          area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff)
        need(widget, "its width", parent->width(), widget.width());
      if (below > area->verticalScrollBar()->maximum())
        need(widget, "its height", parent->height(), widget.height());
      return;
    }
    if (parent->inherits("QAbstractScrollArea") || parent->inherits("QMenuBar") ||
        parent->inherits("QTabBar") || parent->inherits("QLineEdit") || parent->inherits("QHeaderView"))
      return;  // their own parts, which come and go
    const QRect in = parent->rect(), place = widget.geometry();
    if (place.right() > in.right() + kTolerance || place.bottom() > in.bottom() + kTolerance ||
        place.left() < -kTolerance || place.top() < -kTolerance)
      found_ << QStringLiteral("%1 lies outside of %2: %3+%4 of %5, %6+%7 of %8")
                    .arg(place_of(widget), QString::fromLatin1(parent->metaObject()->className()))
                    .arg(place.x())
                    .arg(place.width())
                    .arg(in.width())
                    .arg(place.y())
                    .arg(place.height())
                    .arg(in.height());
  }

  QWidget& top_;
  QStringList found_;
};

}  // namespace

QString place_of(const QWidget& widget) {
  QString text = QString::fromLatin1(widget.metaObject()->className());
  if (!widget.objectName().isEmpty()) text += " " + widget.objectName();
  // The nearest of the project's own classes that holds it.
  for (const QWidget* one = widget.parentWidget(); one != nullptr; one = one->parentWidget())
    if (const auto name = QString::fromLatin1(one->metaObject()->className());
        name.startsWith("boardwright::") && !name.endsWith("Scroll"))
      return text + " in " + name.section("::", -1);
  return text;
}

QStringList cut_words(QWidget& top) { return Looking(top).all(); }

}  // namespace boardwright::desktop
