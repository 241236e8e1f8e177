// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/analyst.hpp"

#include <utility>

#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

Analyst::Analyst(QObject* parent)
    : QObject(parent), analysis_([this](std::function<void()> call) {
        QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
      }) {}

void Analyst::start(Situation situation, const PlayerSetup& setup) {
  analysis_.start(
      std::move(situation), setup,
      [this](const Thought& thought, bool ended) { ended ? emit this->ended(thought) : emit told(thought); },
      [this](const std::string& sentence) { emit failed(refusal_words(sentence)); });
}

}  // namespace boardwright::desktop
