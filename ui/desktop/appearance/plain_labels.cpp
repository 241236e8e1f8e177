// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/appearance/plain_labels.hpp"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace boardwright::desktop {
namespace {

/// Qt guesses in each label whether its text is markup. A label is polished before it is measured or shown.
class PlainLabels final : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Polish)
      if (auto* label = qobject_cast<QLabel*>(watched);
          label != nullptr && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    return false;
  }
};

}  // namespace

void keep_labels_plain() { qApp->installEventFilter(new PlainLabels(qApp)); }

QString without_keys(QString text) { return text.replace('&', QStringLiteral("&&")); }

}  // namespace boardwright::desktop
