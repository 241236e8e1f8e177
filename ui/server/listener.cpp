// SPDX-License-Identifier: GPL-3.0-or-later
//
// With push_sender.cpp, and beast.cpp, which compiles what of it is not a template, the only file that includes Beast.
#include "ui/server/listener.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include <optional>

#include "framework/link/page_message.hpp"
#include "ui/server/peer_address.hpp"

namespace boardwright::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;

constexpr std::chrono::seconds kPatience{10}, kIdle{30}, kSending{20};
constexpr std::uint32_t kLargestHeader = 8192;
constexpr std::uint64_t kLargestBody = 4096;
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

using Stream = websocket::stream<beast::tcp_stream>;
using RequestMessage = http::request<http::string_body>;

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

Request request_of(const RequestMessage& message, std::string peer, const std::set<std::string>& proxies) {
  Request request;
  request.method = text_of(message.method_string());
  const auto target = message.target();
  read_target({target.data(), target.size()}, request);
  const auto field = [&](auto name) { return text_of(message[name]); };
  request.host = field(http::field::host);
  request.origin = field(http::field::origin);
  request.content_type = field(http::field::content_type);
  request.none_match = field(http::field::if_none_match);
  request.token = field("X-Boardwright-Token");
  const std::string cookies = field(http::field::cookie);
  request.cookie = cookie_of(cookies, "__Host-boardwright");
  if (request.cookie.empty()) request.cookie = cookie_of(cookies, "boardwright");
  request.body = message.body();
  if (proxies.contains(peer)) {
    // The proxy has added the last one; those before it are whatever somebody has sent.
    const std::string chain = field("X-Forwarded-For");
    const std::size_t last = chain.find_last_of(", ");
    const std::string client = last == std::string::npos ? chain : chain.substr(last + 1);
    if (!client.empty() && client.size() < 64) peer = client;
  }
  request.peer = std::move(peer);
  return request;
}

/// On every answer. `host` is one of our own names, or nothing of the page is given out.
template <class Message>
void protect(Message& message, const Request& request, const Answer& answer) {
  message.set(http::field::server, "Boardwright");
  message.set("X-Content-Type-Options", "nosniff");
  message.set("X-Frame-Options", "DENY");
  message.set("Referrer-Policy", "no-referrer");
  message.set("Cross-Origin-Resource-Policy", "same-origin");
  // Old browsers don't count the socket as 'self'.
  const std::string socket = answer.status < 400 ? " ws://" + request.host + " wss://" + request.host : "";
  message.set("Content-Security-Policy",
              "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
              "media-src 'self'; manifest-src 'self'; connect-src 'self'" +
                  socket + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  for (const auto& [name, value] : answer.headers) {
    if (name == "Set-Cookie")
      message.insert(http::field::set_cookie, value);
    else
      message.set(name, value);
  }
}

/// What was asked is answered; true if the connection can be used again.
asio::awaitable<bool> write_answer(beast::tcp_stream& stream, const RequestMessage& asked,
                                   const Request& request, const Answer& answer) {
  http::response<http::span_body<const char>> message{static_cast<http::status>(answer.status),
                                                      asked.version()};
  protect(message, request, answer);
  message.set(http::field::content_type, answer.type);
  message.keep_alive(asked.keep_alive() && answer.status < 500);
  const bool bodiless = answer.status == 304;
  if (!bodiless) message.content_length(answer.body->size());
  if (asked.method() != http::verb::head && !bodiless)
    message.body() = beast::span<const char>(answer.body->data(), answer.body->size());
  http::response_serializer<http::span_body<const char>> serializer{message};
  stream.expires_after(kSending);
  if (asked.method() == http::verb::head || bodiless) {
    serializer.split(true);
    const auto [error, size] = co_await http::async_write_header(stream, serializer, kAwait);
    co_return !error && message.keep_alive();
  }
  const auto [error, size] = co_await http::async_write(stream, serializer, kAwait);
  co_return !error && message.keep_alive();
}

/// An answer that may be made while others are served.
struct LaterAnswer {
  explicit LaterAnswer(const asio::any_io_executor& executor) : due(executor, kSending) {}
  asio::steady_timer due;
  std::optional<Answer> answer;
};

asio::awaitable<Answer> answer_of(Site& site, const Request& request) {
  const auto made = std::make_shared<LaterAnswer>(co_await asio::this_coro::executor);
  const Site::Later take = [made](Answer answer) {
    made->answer = std::move(answer);
    made->due.cancel();
  };
  if (!site.answers_later(request, take)) co_return site.answer(request);
  if (!made->answer) (void)co_await made->due.async_wait(kAwait);
  if (!made->answer) made->answer = refusal(503, "full", "this takes too long now; try again");
  co_return std::move(*made->answer);
}

/// A socket with what waits to be sent.
class Talk final : public PageConnection, public std::enable_shared_from_this<Talk> {
 public:
  Talk(Stream stream, Site& site)
      : stream_(std::move(stream)), site_(site), deadline_(stream_.get_executor()) {}

  void send(const SharedText& text) override {
    if (ending_ || gone_) return;
    if (!outbox_.push(text)) {
      too_slow_ = true;
      return drop();
    }
    if (!writing_) write();
  }
  [[nodiscard]] std::size_t waiting() const override { return outbox_.bytes(); }
  void end(const SharedText& last) override {
    if (ending_ || gone_) return;
    if (outbox_.push(last) && !writing_) write();
    ending_ = true;
  }

  asio::awaitable<void> run(Request request) {
    number_ = site_.opened(request, *this);
    beast::flat_buffer buffer;
    while (!gone_) {
      const auto [error, size] = co_await stream_.async_read(buffer, kAwait);
      if (error) break;
      if (!stream_.got_text()) break;  // nobody of ours sends bytes
      const auto data = buffer.cdata();
      site_.received(number_, {static_cast<const char*>(data.data()), data.size()});
      buffer.consume(buffer.size());
    }
    drop();
    site_.closed(number_, too_slow_);
  }

 private:
  void write() {
    writing_ = true;
    deadline_.expires_after(kSending);
    deadline_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
      const auto self = weak.lock();
      if (error || !self) return;
      self->too_slow_ = true;
      self->drop();
    });
    stream_.async_write(asio::buffer(*outbox_.front()),
                        [self = shared_from_this()](const boost::system::error_code& error, std::size_t) {
                          self->wrote(error);
                        });
  }
  void wrote(const boost::system::error_code& error) {
    deadline_.cancel();
    writing_ = false;
    if (error) return drop();
    if (gone_) return;
    outbox_.drop_front();
    if (!outbox_.empty()) return write();
    if (!ending_) return;
    // Whoever doesn't answer the goodbye within the handshake's time is dropped by the stream.
    stream_.async_close(websocket::close_code::normal,
                        [self = shared_from_this()](const boost::system::error_code&) { self->drop(); });
  }
  /// The reader notices, and is the one who says goodbye.
  void drop() {
    if (std::exchange(gone_, true)) return;
    deadline_.cancel();
    boost::system::error_code none;
    beast::get_lowest_layer(stream_).socket().close(none);
  }

  Stream stream_;
  Site& site_;
  std::uint64_t number_ = 0;
  Outbox outbox_;
  asio::steady_timer deadline_;
  bool writing_ = false, ending_ = false, gone_ = false, too_slow_ = false;
};

asio::awaitable<void> talk(beast::tcp_stream stream, RequestMessage asked, Request request, Site& site) {
  stream.expires_never();  // from here on the socket has its own patience
  Stream socket(std::move(stream));
  websocket::stream_base::timeout patience{};
  patience.handshake_timeout = kPatience;
  patience.idle_timeout = websocket::stream_base::none();
  patience.keep_alive_pings = false;
  socket.set_option(patience);
  socket.read_message_max(kLongestPageMessage);
  socket.auto_fragment(false);
  const auto [error] = co_await socket.async_accept(asked, kAwait);
  if (error) co_return;
  socket.text(true);
  const auto talking = std::make_shared<Talk>(std::move(socket), site);
  co_await talking->run(std::move(request));
}

/// Nothing where it doesn't come, after an answer where it is too large.
asio::awaitable<std::optional<RequestMessage>> read_request(beast::tcp_stream& stream,
                                                            beast::flat_buffer& buffer,
                                                            std::chrono::seconds until_its_header) {
  http::request_parser<http::string_body> parser;
  parser.header_limit(kLargestHeader);
  parser.body_limit(kLargestBody);
  stream.expires_after(until_its_header);
  const auto [header_error, header_size] = co_await http::async_read_header(stream, buffer, parser, kAwait);
  if (!header_error) stream.expires_after(kPatience);
  auto error = header_error;
  if (!error && !parser.is_done()) {
    const auto [body_error, body_size] = co_await http::async_read(stream, buffer, parser, kAwait);
    error = body_error;
  }
  if (error == http::error::header_limit || error == http::error::body_limit) {
    const Answer answer = refusal(error == http::error::body_limit ? 413 : 431, "bad_request", "too much");
    RequestMessage asked;
    asked.keep_alive(false);
    const Request unread;  // by its name: GCC 12 frees a temporary that is made here twice
    (void)co_await write_answer(stream, asked, unread, answer);
  }
  if (error) co_return std::nullopt;
  co_return parser.release();
}

}  // namespace

struct Listener::Shared : std::enable_shared_from_this<Listener::Shared> {
  Shared(asio::io_context& io, Site& answering, ListenerOptions wanted)
      : acceptor(io), site(answering), options(std::move(wanted)) {}

  asio::awaitable<void> accept() {
    while (acceptor.is_open()) {
      auto [error, socket] = co_await acceptor.async_accept(kAwait);
      if (error == asio::error::operation_aborted || !acceptor.is_open()) co_return;
      if (error) {  // such as too many open files: others may close some
        asio::steady_timer wait(acceptor.get_executor(), std::chrono::milliseconds(100));
        co_await wait.async_wait(kAwait);
        continue;
      }
      if (connections >= options.most_connections) continue;  // it is closed
      asio::co_spawn(acceptor.get_executor(), serve(std::move(socket)), asio::detached);
    }
  }

  asio::awaitable<void> serve(tcp::socket socket) {
    const auto self = shared_from_this();
    struct Counted {
      std::size_t& count;
      explicit Counted(std::size_t& of) : count(of) { ++count; }
      Counted(const Counted&) = delete;
      Counted& operator=(const Counted&) = delete;
      ~Counted() { --count; }
    } const counted(connections);
    boost::system::error_code none;
    const auto from = socket.remote_endpoint(none);
    if (none) co_return;
    const std::string peer = peer_text(from.address());
    socket.set_option(tcp::no_delay(true), none);
    beast::tcp_stream stream(std::move(socket));
    beast::flat_buffer buffer(kLargestHeader + kLargestBody);
    for (bool first = true;; first = false) {
      auto asked = co_await read_request(stream, buffer, first ? kPatience : kIdle);
      if (!asked) break;
      Request request = request_of(*asked, peer, options.proxies);
      if (websocket::is_upgrade(*asked)) {
        const auto refused = request.path == "/ws" ? site.may_open(request)
                                                   : refusal(404, "unknown", "there is no such socket");
        if (!refused) {
          co_await talk(std::move(stream), std::move(*asked), std::move(request), site);
          co_return;
        }
        (void)co_await write_answer(stream, *asked, request, *refused);
        break;
      }
      const Answer answer = co_await answer_of(site, request);
      if (!co_await write_answer(stream, *asked, request, answer)) break;
    }
    stream.socket().shutdown(tcp::socket::shutdown_send, none);
  }

  tcp::acceptor acceptor;
  Site& site;
  ListenerOptions options;
  std::size_t connections = 0;
};

Result<std::unique_ptr<Listener>> Listener::open(asio::io_context& io, Site& site, ListenerOptions options) {
  boost::system::error_code error;
  const auto address = asio::ip::make_address(options.address, error);
  if (error) return fail("'" + options.address + "' is no address of this machine");
  auto shared = std::make_shared<Shared>(io, site, options);
  const tcp::endpoint at(address, options.port);
  const auto failed = [&] {
    return fail("port " + std::to_string(options.port) + " can't be opened: " + error.message() +
                "; another program may have it, --port takes another one");
  };
  shared->acceptor.open(at.protocol(), error);
  if (error) return failed();
  shared->acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (address.is_v6()) shared->acceptor.set_option(asio::ip::v6_only(false), error);
  shared->acceptor.bind(at, error);
  if (error) return failed();
  shared->acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error) return failed();
  asio::co_spawn(io, shared->accept(), [shared](const std::exception_ptr&) {});
  return std::unique_ptr<Listener>(new Listener(std::move(shared)));
}

Listener::~Listener() { close(); }

std::uint16_t Listener::port() const {
  boost::system::error_code none;
  return shared_->acceptor.local_endpoint(none).port();
}

void Listener::close() {
  boost::system::error_code none;
  shared_->acceptor.close(none);
}

}  // namespace boardwright::server
