// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/analysis/analyst.hpp"

#include "framework/players/search_player.hpp"
#include "ui/desktop/appearance/refusal_words.hpp"

namespace boardwright::desktop {

namespace {

constexpr std::uint64_t kSeed = 1;  // one for all: what is hidden must not choose it

}  // namespace

Analyst::Analyst(QObject* parent) : QObject(parent) { thread_.setMaxThreadCount(1); }

Analyst::~Analyst() {
  stop();
  thread_.clear();
  thread_.waitForDone();
}

void Analyst::start(Situation situation, const PlayerSetup& setup) {
  stop();
  thinking_ = true;
  stop_ = std::make_shared<std::atomic<bool>>(false);
  if (player_ == nullptr || setup != setup_) {
    SearchStyle style = style_of(setup);
    style.tree.keep = true;  // stepping through a game goes on where the step before had got to
    player_ = std::make_shared<SearchPlayer>("analysis", style);
    setup_ = setup;
  }
  // A Position may not be touched by two threads: these are the worker's alone from here on.
  auto asked = std::make_shared<Situation>(std::move(situation));
  thread_.start([this, asked, player = player_, stop = stop_, round = round_] {
    think(*asked, *player, *stop, round);
  });
}

void Analyst::think(Situation& situation, SearchPlayer& player, const std::atomic<bool>& stop,
                    quint64 round) {
  if (stop.load()) return;
  situation.stop = &stop;
  situation.inform = [&](const SearchInfo& info) {
    in_round(round, [this, thought = Thought::of(situation, info)] { emit told(thought); });
  };
  Random random(kSeed);
  const auto info = player.analyse(situation, random);
  if (!info)
    return in_round(round, [this, sentence = info.error()] {
      thinking_ = false;
      emit failed(refusal_words(sentence));
    });
  in_round(round, [this, thought = Thought::of(situation, *info)] {
    thinking_ = false;
    emit ended(thought);
  });
}

template <class Deed>
void Analyst::in_round(quint64 round, Deed deed) {
  const auto unless_over = [this, round, deed = std::move(deed)] {
    if (round == round_) deed();
  };
  QMetaObject::invokeMethod(this, unless_over, Qt::QueuedConnection);
}

void Analyst::forget() {
  stop();
  player_.reset();  // the thread keeps its own until it ends
}

void Analyst::stop() {
  ++round_;
  thinking_ = false;
  if (stop_ != nullptr) stop_->store(true);
}

}  // namespace boardwright::desktop
