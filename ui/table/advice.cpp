// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/advice.hpp"

#include "framework/players/search_player.hpp"

namespace boardwright::outside {
namespace {

constexpr std::uint64_t kSeed = 1;  // one for all: what is hidden must not choose it

}  // namespace

struct Advice::Job {
  Job(Situation of, std::shared_ptr<SearchPlayer> by, Told to, Wrong otherwise)
      : situation(std::move(of)), player(std::move(by)), told(std::move(to)), wrong(std::move(otherwise)) {}
  Situation situation;
  std::shared_ptr<SearchPlayer> player;
  Told told;
  Wrong wrong;
  std::atomic<bool> stop{false};
};

void Advice::start(Situation situation, const PlayerSetup& setup, Told told, Wrong wrong) {
  stop();
  if (player_ == nullptr || setup != setup_) {
    SearchStyle style = style_of(setup);
    style.tree.keep = true;  // the next position goes on where this one has got to
    player_ = std::make_shared<SearchPlayer>("advice", style);
    setup_ = setup;
  }
  now_ = std::make_shared<Job>(std::move(situation), player_, std::move(told), std::move(wrong));
  thinkers_.run([this, job = now_] { think(job); });
}

void Advice::stop() {
  if (now_) now_->stop = true;
  now_.reset();
}

void Advice::think(const std::shared_ptr<Job>& job) {
  if (job->stop) return;
  const auto tell = [this, job](const std::function<void()>& deed) {
    strand_.post([this, job, deed] {
      if (now_ == job) deed();  // else something else has been asked since
    });
  };
  Situation& situation = job->situation;
  situation.stop = &job->stop;
  situation.inform = [&](const SearchInfo& info) {
    tell([job, thought = Thought::of(situation, info)] { job->told(thought, false); });
  };
  Random random(kSeed);
  const auto info = job->player->analyse(situation, random);
  if (!info) return tell([job, sentence = info.error()] { job->wrong(sentence); });
  tell([job, thought = Thought::of(situation, *info)] { job->told(thought, true); });
}

}  // namespace boardwright::outside
