// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/access/announcer.hpp"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QTimer>

namespace boardwright::desktop {

namespace {

constexpr int kTogether = 40;  // milliseconds: a move and what it leads to are one piece of news

QAccessibleInterface* make_notification(const QString&, QObject* object) {
  auto* announcer = qobject_cast<Announcer*>(object);
  return announcer != nullptr ? new QAccessibleWidget(announcer, QAccessible::Notification) : nullptr;
}

void install_notification() {
  static const bool once = [] {
    QAccessible::installFactory(&make_notification);
    return true;
  }();
  static_cast<void>(once);
}

}  // namespace

Announcer::Announcer(QWidget* parent) : QWidget(parent), soon_(new QTimer(this)) {
  install_notification();
  setObjectName("announcer");
  setAttribute(Qt::WA_TransparentForMouseEvents);
  resize(1, 1);
  soon_->setSingleShot(true);
  soon_->setInterval(kTogether);
  connect(soon_, &QTimer::timeout, this, &Announcer::tell);
}

void Announcer::say(const QString& sentence) {
  if (sentence.isEmpty() || waiting_.contains(sentence)) return;
  waiting_ << sentence;
  soon_->start();
}

void Announcer::forget() {
  soon_->stop();
  waiting_.clear();
  setAccessibleName({});
}

void Announcer::tell() {
  QString all;
  for (const QString& sentence : std::exchange(waiting_, {})) {
    if (!all.isEmpty()) all += all.back().isPunct() ? QStringLiteral(" ") : QStringLiteral(". ");
    all += sentence;
  }
  setAccessibleName(all);
  emit said(all);
  if (!QAccessible::isActive()) return;
  QAccessibleEvent shown(this, QAccessible::ObjectShow);
  QAccessible::updateAccessibility(&shown);
}

void announce(const QWidget& from, const QString& sentence) {
  if (auto* announcer = from.window()->findChild<Announcer*>()) announcer->say(sentence);
}

}  // namespace boardwright::desktop
