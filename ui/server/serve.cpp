// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/server/serve.hpp"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdlib>
#include <cstring>

#include "framework/log/log.hpp"
#include "framework/match/calendar_time.hpp"
#include "framework/store/ids.hpp"
#include "framework/table/scoring_book.hpp"
#include "ui/server/club_server.hpp"
#include "ui/server/listener.hpp"
#include "ui/server/secrets.hpp"

namespace boardwright::server {
namespace {

namespace asio = boost::asio;

/// A turn of a match blocks its thread until it is on the disk: many may wait at once, and the disk takes them
/// together.
constexpr std::size_t kMatchThreads = 32, kHashThreads = 2;
constexpr std::chrono::milliseconds kTick{250};
constexpr std::uint64_t kTicksInASecond = 4;
constexpr std::chrono::seconds kGoodbyes{1};
/// What is given back of a turn at most for the way it takes: over one Wi-Fi, and where people come from outside
/// through a proxy.
constexpr Milliseconds kNetworkOfTheRoom{100}, kNetworkFromHome{500};

/// To systemd, where it has started us and wants to know.
void notify(const char* state) {
  const char* path = std::getenv("NOTIFY_SOCKET");  // NOLINT(concurrency-mt-unsafe): nothing here changes it
  sockaddr_un address{};
  if (path == nullptr || std::strlen(path) >= sizeof address.sun_path || std::strlen(path) < 2) return;
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path, sizeof address.sun_path - 1);
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + std::strlen(path));
  if (address.sun_path[0] == '@') address.sun_path[0] = '\0';
  const int to = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (to < 0) return;
  if (sendto(to, state, std::strlen(state), 0, reinterpret_cast<const sockaddr*>(&address), size) < 0)
    log_warning("systemd isn't told that the server runs");
  close(to);
}

/// Figures, for programs of this machine.
class MetricsSite final : public Site {
 public:
  explicit MetricsSite(const ClubServer& server) : server_(server) {}
  [[nodiscard]] Answer answer(const Request& request) override {
    if (request.method != "GET" || request.path != "/metrics")
      return refusal(404, "unknown", "there is nothing here");
    Answer answer = text_answer(200, server_.metrics());
    answer.type = "text/plain; version=0.0.4; charset=utf-8";
    return answer;
  }

 private:
  const ClubServer& server_;
};

class Ticking {
 public:
  Ticking(asio::io_context& io, ClubServer& server, const std::function<bool()>& stop,
          std::function<void()> each_second)
      : timer_(io), io_(io), server_(server), stop_(stop), each_second_(std::move(each_second)) {
    wait();
  }

 private:
  void wait() {
    timer_.expires_after(kTick);
    timer_.async_wait([this](const boost::system::error_code& error) {
      if (error) return;
      if (stop_ && stop_()) return io_.stop();
      server_.tick();
      if (each_second_ && ticks_++ % kTicksInASecond == 0) each_second_();
      wait();
    });
  }
  asio::steady_timer timer_;
  asio::io_context& io_;
  ClubServer& server_;
  const std::function<bool()>& stop_;
  std::function<void()> each_second_;
  std::uint64_t ticks_ = 0;
};

/// Looks at what changes and tells it.
class Watch {
 public:
  explicit Watch(const std::function<void(const Attendance&)>& told) : told_(told) {}

  void request_from(const std::string& peer) { last_ = {.when = utc_now(), .from = peer}, fresh_ = true; }

  void look(ClubServer& server) {
    server.look_at_names();
    Attendance now{.addresses = server.addresses(),
                   .people = server.people_here(),
                   .games = server.games_played(),
                   .reached = told_last_.reached,
                   .reached_from_elsewhere = told_last_.reached_from_elsewhere};
    if (std::exchange(fresh_, false)) {
      last_.elsewhere = !server.is_own_address(last_.from);
      now.reached_from_elsewhere = now.reached_from_elsewhere || last_.elsewhere;
      now.reached = last_;
    }
    if (now == told_last_) return;
    told_last_ = std::move(now);
    told_(told_last_);
  }

 private:
  const std::function<void(const Attendance&)>& told_;
  Attendance told_last_;
  Attendance::Reached last_;
  bool fresh_ = false;
};

tl::unexpected<NotServed> not_served(std::string sentence, bool at_the_port = false) {
  return tl::unexpected(NotServed{std::move(sentence), at_the_port});
}

/// The port is known only once it is open, and what answers has to know it: until then everybody is told to wait.
class SiteToCome final : public Site {
 public:
  explicit SiteToCome(Watch& watch) : watch_(watch) {}
  void is_here(Site& site) { site_ = &site; }

  [[nodiscard]] Answer answer(const Request& request) override {
    watch_.request_from(request.peer);
    return site_ == nullptr ? not_yet() : site_->answer(request);
  }
  [[nodiscard]] bool answers_later(const Request& request, const Later& later) override {
    return site_ != nullptr && site_->answers_later(request, later);
  }
  [[nodiscard]] std::optional<Answer> may_open(const Request& request) override {
    watch_.request_from(request.peer);
    return site_ == nullptr ? not_yet() : site_->may_open(request);
  }
  std::uint64_t opened(const Request& request, PageConnection& connection) override {
    return site_->opened(request, connection);
  }
  void received(std::uint64_t socket, std::string_view text) override { site_->received(socket, text); }
  void closed(std::uint64_t socket, bool too_slow) override { site_->closed(socket, too_slow); }

 private:
  static Answer not_yet() { return refusal(503, "full", "the server is starting"); }
  Watch& watch_;
  Site* site_ = nullptr;
};

/// What is known before anybody can come.
struct Prepared {
  std::optional<Trial> trial;
  Catalogue catalogue;
  std::shared_ptr<Club> club;
  std::string guest_code;  // empty: none is needed
  People people;
  TournamentCounts counts;
  AtHome home;
  Pushes pushes;
};

Result<std::optional<Trial>> open_trial(const ServeOptions& options) {
  if (!options.trial) return std::nullopt;
  if (!options.store.is_file()) return fail("a trial's store is a file; leave --store out");
  auto opened = Trial::open(*options.trial, notes_beside(options.store.path()));
  if (!opened) return fail(opened.error());
  return std::move(*opened);
}

Result<AtHome> open_home(const ServeOptions& options) {
  auto kept = HomeStore::open(options.store);
  if (!kept) return fail(kept.error());
  return AtHome::open(std::move(*kept), options.vacation_days);
}

Result<Pushes> open_pushes(const ServeOptions& options) {
  auto kept = PushStore::open(options.store);
  if (!kept) return fail(kept.error());
  return Pushes::open(std::move(*kept));
}

Result<Prepared> prepare(const Catalogue& whole_catalogue, const ServeOptions& options) {
  auto trial = open_trial(options);
  if (!trial) return fail(trial.error());
  Catalogue catalogue = *trial ? Catalogue::of((*trial)->game()) : whole_catalogue;
  auto book = scoring_book(catalogue);
  if (!book) return fail(book.error());
  auto club = Club::open(options.store, std::move(*book));
  if (!club) return fail(club.error());
  auto sessions = SessionStore::open(options.store);
  if (!sessions) return fail(sessions.error());
  auto counts = TournamentCounts::open(options.store);
  if (!counts) return fail(counts.error());
  auto home = open_home(options);
  if (!home) return fail(home.error());
  auto pushes = open_pushes(options);
  if (!pushes) return fail(pushes.error());
  std::string guest_code = options.guests_need_code ? fresh_code(6) : "";
  auto people = People::open(
      std::move(*sessions), [club = *club] { return club->people().members(); }, guest_code, utc_now());
  if (!people) return fail(people.error());
  return Prepared{std::move(*trial),  std::move(catalogue), std::move(*club), std::move(guest_code),
                  std::move(*people), std::move(*counts),   std::move(*home), std::move(*pushes)};
}

/// The threads beside the one that answers.
struct Workers {
  asio::thread_pool matches{kMatchThreads};
  asio::thread_pool hashing{kHashThreads};
  Strands strands{matches};
  Thinkers thinkers{std::max(1U, std::thread::hardware_concurrency() / 2)};

  void stop() {
    hashing.stop();
    hashing.join();
    matches.stop();
    matches.join();
  }
};

/// `sender` and `post` stay as long as the server.
ClubServer::Parts parts_of(Prepared prepared, const ServeOptions& options, std::uint16_t port,
                           Workers& workers, PushSender& sender, const HostedMatch::Post& post) {
  return {
      .name = options.club,
      .club = std::move(prepared.club),
      .people = std::move(prepared.people),
      .counts = std::move(prepared.counts),
      .catalogue = CataloguePages(prepared.catalogue),
      .files = PageFiles::read(options.page.empty() ? PageFiles::usual_folder() : options.page),
      .names = OwnNames(options.address, port, options.names),
      .strands = workers.strands,
      .thinkers = workers.thinkers,
      .post = post,
      .network = options.proxies.empty() ? kNetworkOfTheRoom : kNetworkFromHome,
      .from_home = !options.proxies.empty(),
      .trial = std::move(prepared.trial),
      .hashing = [&pool = workers.hashing](std::function<void()> work) { asio::post(pool, std::move(work)); },
      .delay = options.delay,
      .home = std::move(prepared.home),
      .pushes = std::move(prepared.pushes),
      .send_push = [&sender](Push push,
                             PushSender::Then then) { sender.send(std::move(push), std::move(then)); },
      .pushes_to_any_port = options.push_network.any_port,
      .calendar = options.calendar ? options.calendar : CalendarTime::of_system().source(),
      .parked_after = options.parked_after,
      .chat = options.chat};
}

Result<std::unique_ptr<Listener>> open_metrics(asio::io_context& io, Site& figures,
                                               const ServeOptions& options) {
  if (!options.metrics) return nullptr;
  return Listener::open(io, figures, {.address = "127.0.0.1", .port = *options.metrics});
}

/// Until a signal, or until `stop` says so.
void answer_everybody(asio::io_context& io, ClubServer& server, const std::function<bool()>& stop,
                      std::function<void()> each_second) {
  const Ticking ticking(io, server, stop, std::move(each_second));
  notify("READY=1");
  io.run();
}

}  // namespace

tl::expected<void, NotServed> serve(const Catalogue& whole_catalogue, const ServeOptions& options,
                                    const std::function<void(const Serving&)>& begun,
                                    const std::function<bool()>& stop,
                                    const std::function<void(const Attendance&)>& told) {
  auto prepared = prepare(whole_catalogue, options);
  if (!prepared) return not_served(prepared.error());
  Serving serving;
  serving.organiser_code = shown_code(prepared->people.organiser_code());
  serving.arbiter_code = shown_code(prepared->people.arbiter_code());
  serving.helper_code = shown_code(prepared->people.helper_code());
  serving.guest_code = prepared->guest_code;

  Workers workers;
  asio::io_context io(1);
  Watch watch(told);
  SiteToCome site(watch);
  auto listener = Listener::open(io, site,
                                 {.address = options.address,
                                  .port = options.port,
                                  .proxies = {options.proxies.begin(), options.proxies.end()}});
  if (!listener) return not_served(listener.error(), true);
  serving.port = (*listener)->port();
  const auto post = [&io](std::function<void()> call) { asio::post(io, std::move(call)); };
  PushSender sender(options.push_network, prepared->pushes.key(), post);
  ClubServer server(parts_of(std::move(*prepared), options, serving.port, workers, sender, post));
  site.is_here(server);
  MetricsSite figures(server);
  auto metrics = open_metrics(io, figures, options);
  if (!metrics) return not_served(metrics.error());
  if (*metrics) serving.metrics = (*metrics)->port();
  server.resume_matches();
  serving.addresses = server.addresses();
  serving.page = server.page();

  asio::signal_set signals(io, SIGINT, SIGTERM);
  signals.async_wait([&io](const boost::system::error_code& error, int) {
    if (!error) io.stop();
  });
  if (begun) begun(serving);
  log_event("the club's server answers on port " + std::to_string(serving.port));
  answer_everybody(io, server, stop, told ? [&] { watch.look(server); } : std::function<void()>());
  notify("STOPPING=1");
  (*listener)->close();
  if (*metrics) (*metrics)->close();
  server.stop();
  io.restart();
  io.run_for(kGoodbyes);  // who is told goodbye hears it
  workers.stop();
  log_event("the club's server has stopped");
  return {};
}

}  // namespace boardwright::server
