// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "framework/link/link.hpp"
#include "framework/table/table.hpp"

namespace boardwright {

/// To a table in this process, in its strand's thread. The table outlives the link's calls, but either may be
/// destroyed first.
class LocalLink final : public Link {
 public:
  LocalLink(Table& table, Seat viewer);
  ~LocalLink() override;

  [[nodiscard]] Seat viewer() const override { return viewer_; }
  [[nodiscard]] const Update& update() const override;
  void watch(Observer observer) override;
  void submit(Command command, Done done) override;
  void ask(const Question& question, Answered answered) override;

 private:
  struct Watching;
  Table& table_;
  Seat viewer_;
  std::shared_ptr<Watching> watching_;  // the table's observer looks whether it is still there
};

}  // namespace boardwright
