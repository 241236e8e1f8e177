// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/analysis.hpp"

#include <atomic>

#include "framework/players/search_player.hpp"

namespace boardwright {
namespace {

constexpr std::uint64_t kSeed = 1;  // one for all: what is hidden must not choose it

}  // namespace

/// A Position may not be touched by two threads: the situation is the worker's alone.
struct Analysis::Job {
  Job(Situation of, std::shared_ptr<SearchPlayer> by, Told to, Failed otherwise)
      : situation(std::move(of)), player(std::move(by)), told(std::move(to)), failed(std::move(otherwise)) {}
  Situation situation;
  std::shared_ptr<SearchPlayer> player;
  Told told;
  Failed failed;
  std::atomic<bool> stop{false};
  bool over = false;  // of the owner's thread
};

Analysis::Analysis(Post post) : post_(std::move(post)) {}
Analysis::~Analysis() { stop(); }

void Analysis::start(Situation situation, const PlayerSetup& setup, Told told, Failed failed) {
  stop();
  PlayerSetup wanted = setup;
  if (situation.until_stopped) wanted.search.method = SearchMethod::kTree;
  if (player_ == nullptr || wanted != setup_) {
    SearchStyle style = style_of(wanted);
    style.tree.keep = true;  // stepping through a game goes on where the step before had got to
    player_ = std::make_shared<SearchPlayer>("analysis", style);
    setup_ = wanted;
  }
  now_ = std::make_shared<Job>(std::move(situation), player_, std::move(told), std::move(failed));
  if (!thread_) thread_.emplace(1);
  thread_->run([job = now_, post = post_] { think(job, post); });
}

void Analysis::stop() {
  if (now_) now_->stop = true;
  now_.reset();
}

void Analysis::forget() {
  stop();
  player_.reset();  // the thread keeps its own until it ends
}

bool Analysis::thinking() const noexcept { return now_ != nullptr && !now_->over; }

void Analysis::think(const std::shared_ptr<Job>& job, const Post& post) {
  if (job->stop) return;
  const auto tell = [&](std::function<void()> deed) {
    post([job, deed = std::move(deed)] {
      if (!job->stop) deed();  // else something else has been asked since
    });
  };
  Situation& situation = job->situation;
  situation.stop = &job->stop;
  situation.inform = [&](const SearchInfo& info) {
    tell([job, thought = Thought::of(situation, info)] { job->told(thought, false); });
  };
  Random random(kSeed);
  const auto info = job->player->analyse(situation, random);
  if (!info)
    return tell([job, sentence = info.error()] {
      job->over = true;
      job->failed(sentence);
    });
  tell([job, thought = Thought::of(situation, *info)] {
    job->over = true;
    job->told(thought, true);
  });
}

}  // namespace boardwright
