// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/board/accessible_board.hpp"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPointer>
#include <algorithm>
#include <vector>

#include "ui/desktop/board/board_view.hpp"

namespace boardwright::desktop {

namespace {

/// One field or tray. Asks the view whenever it is asked, so that nothing has to be kept up to date.
class AccessiblePlace final : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  AccessiblePlace(BoardView* view, std::uint32_t place) : view_(view), place_(place) {}

  bool isValid() const override { return view_ != nullptr && place_ < view_->place_count(); }
  QObject* object() const override { return nullptr; }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(view_); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QAccessible::Role role() const override { return QAccessible::Button; }

  QRect rect() const override {
    if (!isValid()) return {};
    const QRect place = view_->place_rect(place_);
    return {view_->viewport()->mapToGlobal(place.topLeft()), place.size()};
  }

  QString text(QAccessible::Text what) const override {
    if (!isValid()) return {};
    if (what == QAccessible::Name) return view_->spoken_name(place_);
    if (what == QAccessible::Description) return view_->spoken_description(place_);
    return {};
  }
  void setText(QAccessible::Text, const QString&) override {}

  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    state.focusable = true;
    state.selectable = true;
    state.focused = view_->hasFocus() && view_->cursor_place() == place_;
    const auto& chosen = view_->marks().chosen;
    state.selected = std::find(chosen.begin(), chosen.end(), place_) != chosen.end();
    state.disabled = !view_->isEnabled();
    state.invisible = !view_->isVisible() || view_->place_rect(place_).isEmpty();
    return state;
  }

  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }
  QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
  void doAction(const QString& name) override {
    if (!isValid()) return;
    if (name == setFocusAction()) {
      view_->setFocus(Qt::OtherFocusReason);
      view_->set_cursor_place(place_);
    }
    if (name == pressAction()) view_->press(place_);
  }
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  QPointer<BoardView> view_;
  std::uint32_t place_;
};

class AccessibleBoard final : public QAccessibleWidget {
 public:
  explicit AccessibleBoard(BoardView* view) : QAccessibleWidget(view, QAccessible::Grouping), view_(view) {}
  ~AccessibleBoard() override {
    for (const auto id : ids_) QAccessible::deleteAccessibleInterface(id);
  }

  int childCount() const override { return view_ != nullptr ? static_cast<int>(view_->place_count()) : 0; }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    while (static_cast<int>(ids_.size()) <= index)
      ids_.push_back(QAccessible::registerAccessibleInterface(
          new AccessiblePlace(view_, static_cast<std::uint32_t>(ids_.size()))));
    return QAccessible::accessibleInterface(ids_[static_cast<std::size_t>(index)]);
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const auto id = QAccessible::uniqueId(const_cast<QAccessibleInterface*>(child));
    const auto found = std::find(ids_.begin(), ids_.end(), id);
    return found == ids_.end() ? -1 : static_cast<int>(found - ids_.begin());
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    if (view_ == nullptr) return nullptr;
    const auto place = view_->place_at(view_->viewport()->mapFromGlobal(QPoint(x, y)));
    return place ? child(static_cast<int>(*place)) : nullptr;
  }
  QAccessibleInterface* focusChild() const override {
    return view_ != nullptr && view_->hasFocus() ? child(static_cast<int>(view_->cursor_place())) : nullptr;
  }

 private:
  QPointer<BoardView> view_;
  mutable std::vector<QAccessible::Id> ids_;  // Qt's cache owns the interfaces
};

QAccessibleInterface* make(const QString&, QObject* object) {
  auto* view = qobject_cast<BoardView*>(object);
  return view != nullptr ? new AccessibleBoard(view) : nullptr;
}

}  // namespace

void install_accessible_board() {
  static const bool once = [] {
    QAccessible::installFactory(&make);
    return true;
  }();
  static_cast<void>(once);
}

}  // namespace boardwright::desktop
