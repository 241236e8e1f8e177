// SPDX-License-Identifier: GPL-3.0-or-later
//
// A match's journal in a club's store.
#pragma once

#include <memory>

#include "framework/match/journal_port.hpp"
#include "framework/table/match_header.hpp"
#include "framework/table/shared_store.hpp"

namespace boardwright {

/// For one match, used in whichever thread uses that; the store must outlive it.
class StoreJournal final : public JournalPort {
 public:
  /// `entries`: how many the journal has. With 0 the first step creates the match, and the header and the
  /// seed (as its secret) are written in the same stroke.
  StoreJournal(SharedStore& store, std::string match, MatchHeader header, std::string seed,
               std::uint64_t entries);

  [[nodiscard]] Result<void> write(const JournalStep& step) override;
  void begin(const JournalStep& step, const std::function<void()>& arrived) override;
  [[nodiscard]] Result<void> finish() override;

 private:
  struct Answer;
  [[nodiscard]] Submission submission_of(const JournalStep& step) const;
  [[nodiscard]] Result<void> see_what_is_there();

  SharedStore& store_;
  std::string match_;
  MatchHeader header_;
  std::string seed_;
  std::uint64_t entries_;
  std::shared_ptr<Answer> answer_;  // to the step that was begun; the store's writer has it too
  bool uncertain_ = false;  // the last write has failed, and nobody knows whether before or after the commit
};

/// The result of a match that ended so.
[[nodiscard]] MatchResult result_of(const MatchHeader& header, const std::string& match,
                                    const Outcome& outcome, TimeMs time);

}  // namespace boardwright
