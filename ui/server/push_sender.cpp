// SPDX-License-Identifier: GPL-3.0-or-later
//
// The client's side of Beast, over TLS.
#include "ui/server/push_sender.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include <deque>
#include <thread>

#include "framework/store/ids.hpp"
#include "framework/text/number.hpp"
#include "ui/server/push_endpoint.hpp"

namespace boardwright::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;

constexpr std::size_t kMostPushes = 8, kMostWaiting = 1000;
constexpr std::uint32_t kLargestPushHeader = 8192;
/// As long as a phone may be off and still be told.
constexpr const char* kPushStays = "259200";
/// Only the newest of those that a service hasn't delivered yet is: they all say the same.
constexpr const char* kPushTopic = "your-move";
constexpr auto kAwaitPush = asio::as_tuple(asio::use_awaitable);

PushOutcome later(std::string why) {
  return {PushOutcome::Kind::kLater, std::chrono::seconds(0), std::move(why)};
}

/// A number of seconds; a date isn't read.
std::chrono::seconds wait_of(std::string_view retry_after) {
  return std::chrono::seconds(whole_number<std::uint32_t>(std::string(retry_after)).value_or(0));
}

PushOutcome outcome_of(unsigned status, std::string_view retry_after) {
  if (status >= 200 && status < 300) return {PushOutcome::Kind::kTaken};
  const std::string why = "status " + std::to_string(status);
  if (status == 404 || status == 410) return {PushOutcome::Kind::kGone, std::chrono::seconds(0), why};
  return {PushOutcome::Kind::kLater, wait_of(retry_after), why};
}

http::request<http::string_body> request_for(const PushEndpoint& to, std::string body,
                                             const std::string& word) {
  http::request<http::string_body> message{http::verb::post, to.target, 11};
  message.set(http::field::host, to.port == "443" ? to.host : to.host + ":" + to.port);
  message.set(http::field::authorization, word);
  message.set(http::field::content_encoding, "aes128gcm");
  message.set(http::field::content_type, "application/octet-stream");
  message.set(http::field::user_agent, "Boardwright");
  message.set("TTL", kPushStays);
  message.set("Topic", kPushTopic);
  message.set("Urgency", "normal");
  message.keep_alive(false);
  message.body() = std::move(body);
  message.prepare_payload();
  return message;
}

}  // namespace

struct PushSender::Shared {
  Shared(PushNetwork where, EllipticKey key, Post how)
      : network(std::move(where)), server(std::move(key)), post(std::move(how)) {
    tls.set_options(asio::ssl::context::no_tlsv1 | asio::ssl::context::no_tlsv1_1);
    tls.set_verify_mode(asio::ssl::verify_peer);
    boost::system::error_code error;
    if (network.trusted.empty())
      tls.set_default_verify_paths(error);
    else
      tls.add_certificate_authority(asio::buffer(network.trusted), error);
    if (error) unusable = error.message();
    thread = std::thread([this] { io.run(); });
  }
  ~Shared() {
    io.stop();
    thread.join();
  }
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;

  [[nodiscard]] bool may_reach(const asio::ip::address& address) const {
    return is_public_address(address.to_string()) || (network.loopback && address.is_loopback());
  }

  asio::awaitable<PushOutcome> deliver(Push push) {
    const auto to = read_push_endpoint(push.endpoint, network.any_port);
    const auto keys = read_push_keys(push.p256dh, push.auth);
    if (!to || !keys)
      co_return PushOutcome{PushOutcome::Kind::kGone, std::chrono::seconds(0), "it can't be read"};
    auto body = encrypted_push(push.text, *keys);
    const auto word = vapid_header(server, to->origin(), push.subject, utc_now());
    if (!body || !word) co_return later(!body ? body.error() : word.error());
    if (!unusable.empty()) co_return later(unusable);
    const auto executor = io.get_executor();

    tcp::resolver resolver(executor);
    const auto [unknown, found] = co_await resolver.async_resolve(to->host, to->port, kAwaitPush);
    if (unknown) co_return later("the name isn't known");
    // These very addresses are connected to: what the name means a moment later is nothing.
    std::vector<tcp::endpoint> addresses;
    for (const auto& one : found)
      if (may_reach(one.endpoint().address())) addresses.push_back(one.endpoint());
    if (addresses.empty()) co_return later("its address is none of the internet");

    beast::ssl_stream<beast::tcp_stream> stream(executor, tls);
    if (SSL_set_tlsext_host_name(stream.native_handle(), to->host.c_str()) != 1) co_return later("no TLS");
    stream.set_verify_callback(asio::ssl::host_name_verification(to->host));
    auto& socket = beast::get_lowest_layer(stream);
    socket.expires_after(network.patience);  // for all of it
    const auto [refused, address] = co_await socket.async_connect(addresses, kAwaitPush);
    if (refused) co_return later(refused.message());
    const auto [untrusted] = co_await stream.async_handshake(asio::ssl::stream_base::client, kAwaitPush);
    if (untrusted) co_return later(untrusted.message());
    const auto message = request_for(*to, std::move(*body), *word);
    const auto [unsent, sent] = co_await http::async_write(stream, message, kAwaitPush);
    if (unsent) co_return later(unsent.message());
    beast::flat_buffer buffer(kLargestPushHeader);
    http::response_parser<http::empty_body> answer;
    answer.header_limit(kLargestPushHeader);
    const auto [unheard, size] = co_await http::async_read_header(stream, buffer, answer, kAwaitPush);
    if (unheard) co_return later(unheard.message());
    const auto wait = answer.get()[http::field::retry_after];
    co_return outcome_of(answer.get().result_int(), {wait.data(), wait.size()});
  }

  void begin_some() {
    while (under_way < kMostPushes && !waiting.empty()) {
      auto [push, then] = std::move(waiting.front());
      waiting.pop_front();
      ++under_way;
      asio::co_spawn(io, deliver(std::move(push)),
                     [this, then = std::move(then)](const std::exception_ptr& thrown, PushOutcome outcome) {
                       if (thrown) outcome = later("it failed unexpectedly");
                       post([then, outcome = std::move(outcome)] { then(outcome); });
                       --under_way;
                       begin_some();
                     });
    }
  }

  PushNetwork network;
  EllipticKey server;
  Post post;
  std::string unusable;  // why TLS can't be trusted
  asio::ssl::context tls{asio::ssl::context::tls_client};
  std::deque<std::pair<Push, Then>> waiting;
  std::size_t under_way = 0;
  asio::io_context io{1};
  asio::executor_work_guard<asio::io_context::executor_type> open = asio::make_work_guard(io);
  std::thread thread;
};

PushSender::PushSender(PushNetwork network, EllipticKey server, Post post)
    : shared_(std::make_unique<Shared>(std::move(network), std::move(server), std::move(post))) {}

PushSender::~PushSender() = default;

void PushSender::send(Push push, Then then) {
  asio::post(shared_->io, [shared = shared_.get(), push = std::move(push), then = std::move(then)]() mutable {
    if (shared->waiting.size() >= kMostWaiting) return shared->post([then] { then(later("too many wait")); });
    shared->waiting.emplace_back(std::move(push), std::move(then));
    shared->begin_some();
  });
}

}  // namespace boardwright::server
