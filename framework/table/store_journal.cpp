// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/table/store_journal.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>

#include "framework/store/ids.hpp"

namespace boardwright {

struct StoreJournal::Answer {
  std::mutex guard;
  std::condition_variable there;
  std::optional<Result<Receipt>> receipt;
};

StoreJournal::StoreJournal(SharedStore& store, std::string match, MatchHeader header, std::string seed,
                           std::uint64_t entries)
    : store_(store),
      match_(std::move(match)),
      header_(std::move(header)),
      seed_(std::move(seed)),
      entries_(entries) {}

Result<void> StoreJournal::write(const JournalStep& step) {
  begin(step, [] {});
  return finish();
}

void StoreJournal::begin(const JournalStep& step, const std::function<void()>& arrived) {
  answer_ = std::make_shared<Answer>();
  if (uncertain_)
    if (auto seen = see_what_is_there(); !seen) {
      answer_->receipt = fail(seen.error());
      return arrived();
    }
  // Told before it is there: whoever has it may take away what `arrived` needs.
  store_.append(submission_of(step), [answer = answer_, arrived](Result<Receipt> receipt) {
    arrived();
    const std::lock_guard lock(answer->guard);
    answer->receipt = std::move(receipt);
    answer->there.notify_all();
  });
}

Result<void> StoreJournal::finish() {
  Result<Receipt> receipt = [this] {
    std::unique_lock lock(answer_->guard);
    answer_->there.wait(lock, [this] { return answer_->receipt.has_value(); });
    return std::move(*answer_->receipt);
  }();
  answer_.reset();
  if (!receipt) {
    uncertain_ = true;
    return fail(receipt.error());
  }
  if (receipt->repeated) {
    uncertain_ = true;
    return fail("match " + match_ + ": another program has written this down already; open the match again");
  }
  entries_ = receipt->last;
  return {};
}

Submission StoreJournal::submission_of(const JournalStep& step) const {
  const TimeMs time = step.time.time_since_epoch().count();
  // Without an id of its own a command gets one, so that nothing can be written twice.
  Submission submission{match_, entries_, step.command.empty() ? new_id(time) : step.command, {}, {}};
  if (entries_ == 0)
    submission.entries.push_back(
        {std::string(entry_kind::kCreated), write_match_header(header_), time, seed_});
  for (const auto& entry : step.entries) submission.entries.push_back({entry.kind, entry.payload, time, ""});
  if (step.result) submission.result = result_of(header_, match_, *step.result, time);
  return submission;
}

Result<void> StoreJournal::see_what_is_there() {
  const auto there = store_.use([this](Store& store) { return store.journal(match_); });
  if (!there) return fail(there.error());
  if (there->size() != entries_)
    return fail("match " + match_ + ": it goes on at entry " + std::to_string(there->size()) +
                " of the store, not at " + std::to_string(entries_) + "; open the match again");
  uncertain_ = false;
  return {};
}

MatchResult result_of(const MatchHeader& header, const std::string& match, const Outcome& outcome,
                      TimeMs time) {
  MatchResult result{time, match,          header.game,  header.scored_variant(), header.rules_hash,
                     {},   outcome.reason, header.rated, header.entered};
  for (std::size_t i = 0; i < header.seats.size(); ++i)
    result.seats.push_back({header.seats[i].player, header.seats[i].kind, outcome.scores.at(i)});
  return result;
}

}  // namespace boardwright
