// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>
#include <memory>
#include <vector>

#include "framework/table/strand.hpp"

namespace boardwright::server {

/// One of many in a pool of threads: calls come one after the other, in whichever of them is free. What waits
/// when the pool is stopped never runs.
class AsioStrand final : public Strand {
 public:
  explicit AsioStrand(boost::asio::thread_pool& pool);
  void post(Call call) override;
  void post_after(Milliseconds wait, Call call) override;

 private:
  boost::asio::strand<boost::asio::thread_pool::executor_type> strand_;
};

/// So many that matches hardly ever share one. They stay until the end: whoever thinks for a match that is gone
/// still answers to its strand.
class Strands {
 public:
  explicit Strands(boost::asio::thread_pool& pool, std::size_t count = 256);
  [[nodiscard]] Strand& next() { return *strands_[next_++ % strands_.size()]; }

 private:
  std::vector<std::unique_ptr<AsioStrand>> strands_;
  std::size_t next_ = 0;
};

}  // namespace boardwright::server
