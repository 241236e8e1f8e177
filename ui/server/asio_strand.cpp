// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/asio_strand.hpp"

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <utility>

namespace boardwright::server {

AsioStrand::AsioStrand(boost::asio::thread_pool& pool) : strand_(boost::asio::make_strand(pool)) {}

void AsioStrand::post(Call call) { boost::asio::post(strand_, std::move(call)); }

void AsioStrand::post_after(Milliseconds wait, Call call) {
  auto timer = std::make_shared<boost::asio::steady_timer>(strand_, wait);
  timer->async_wait([timer, call = std::move(call)](const boost::system::error_code& error) {
    if (!error) call();
  });
}

Strands::Strands(boost::asio::thread_pool& pool, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) strands_.push_back(std::make_unique<AsioStrand>(pool));
}

}  // namespace boardwright::server
