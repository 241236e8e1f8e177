// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/play/draw_judge.hpp"

#include <memory>
#include <utility>

namespace boardwright::desktop {

DrawJudge::DrawJudge(QObject* parent) : QObject(parent) { thread_.setMaxThreadCount(1); }

DrawJudge::~DrawJudge() {
  forget();
  thread_.clear();
  thread_.waitForDone();
}

void DrawJudge::ask(DrawQuestion question, const SearchChoice& search, Answer answer) {
  thinking_ = true;
  const quint64 number = ++question_;
  // A Position may not be touched by two threads: this one is the worker's alone from here on.
  auto asked = std::make_shared<DrawQuestion>(std::move(question));
  thread_.start([this, asked, search, number, answer = std::move(answer)] {
    const bool accepts = accepts_draw(std::move(*asked), search);
    const auto deliver = [this, number, accepts, answer] {
      if (number != question_) return;
      thinking_ = false;
      answer(accepts);
    };
    QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
  });
}

void DrawJudge::forget() {
  ++question_;
  thinking_ = false;
}

}  // namespace boardwright::desktop
