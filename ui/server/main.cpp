// SPDX-License-Identifier: GPL-3.0-or-later
//
// boardwright-server: a club's games for phones and laptops. `boardwright serve` is the same.
#include <fcntl.h>
#include <poll.h>
#include <sodium.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/log/log.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "framework/workshop/saves.hpp"
#include "framework/workshop/trial_notes.hpp"
#include "ui/server/peer_address.hpp"
#include "ui/server/qr.hpp"
#include "ui/server/serve.hpp"

namespace {

using namespace boardwright;

Language spoken = Language::kEnglish;  // of what is refused
constexpr std::size_t kLongestRefusal = 200;

int wrong(const std::string& sentence) {
  std::cerr << "boardwright-server: " << one_line(refusal_in(spoken, sentence)) << "\n";
  return 2;
}

/// The exit status, or that of wrong use after a sentence if something could not be printed.
int printed(int status) {
  errno = 0;
  if (std::cout.flush()) return status;
  return wrong("standard output can't be written: " +
               (errno == ENOSPC || errno == EDQUOT ? "the disk is full; free some space and try again"
                                                   : std::string(std::strerror(errno == 0 ? EIO : errno))));
}

void tell(const server::Serving& serving, Language language) {
  std::cout << server::qr_lines(serving.addresses.front()) << "\n";
  for (const auto& address : serving.addresses) std::cout << "  " << address << "\n";
  std::cout << "\n" << said(language, "serve.organiser", {serving.organiser_code}) << "\n";
  std::cout << said(language, "serve.arbiter", {serving.arbiter_code}) << "\n";
  std::cout << said(language, "serve.helper", {serving.helper_code}) << "\n";
  if (!serving.guest_code.empty()) std::cout << said(language, "serve.guests", {serving.guest_code}) << "\n";
  std::cout << said(language, "serve.stop") << std::endl;
}

void tell_json(const server::Serving& serving) {
  nlohmann::json json{{"port", serving.port},
                      {"addresses", serving.addresses},
                      {"organiser", serving.organiser_code},
                      {"arbiter", serving.arbiter_code},
                      {"helper", serving.helper_code},
                      {"page", serving.page}};
  json["code"] = serving.guest_code.empty() ? nlohmann::json() : nlohmann::json(serving.guest_code);
  json["metrics"] = serving.metrics ? nlohmann::json(*serving.metrics) : nlohmann::json();
  std::cout << json.dump() << std::endl;
}

void tell_json(const server::Attendance& attendance) {
  nlohmann::json json{{"addresses", attendance.addresses},
                      {"people", attendance.people},
                      {"games", attendance.games},
                      {"came", attendance.reached_from_elsewhere}};
  json["reached"] = !attendance.reached ? nlohmann::json()
                                        : nlohmann::json{{"when", attendance.reached->when},
                                                         {"from", attendance.reached->from},
                                                         {"elsewhere", attendance.reached->elsewhere}};
  std::cout << nlohmann::json{{"now", std::move(json)}}.dump() << std::endl;
}

void tell_json(const server::NotServed& why) {
  std::cout << nlohmann::json{{"failed", why.at_the_port ? "port" : "other"},
                              {"sentence", one_line(why.sentence)}}
                   .dump()
            << std::endl;
}

/// A trial's matches belong to no club.
Result<StoreLocation> store_of_trial(const std::filesystem::path& game) {
  const auto saves = saves_folder();
  if (!saves) return fail(saves.error());
  return StoreLocation::file(trial_place(game, *saves).store);
}

/// Whether whoever reads what we tell has gone: nothing is ever sent to us.
bool input_has_ended() {
  pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  if (::poll(&input, 1, 0) <= 0) return false;
  std::array<char, 256> ignored{};
  return ::read(STDIN_FILENO, ignored.data(), ignored.size()) <= 0;
}

/// What is written behind the command, as it is written.
struct Words {
  std::string store, language, log_file, page, trial, delay, chat = "members";
  std::vector<std::string> proxies;
  std::uint16_t metrics = 0;
  bool json = false, status = false;
  CatalogueOptions catalogue;
};

void add_words(CLI::App& app, Words& words, server::ServeOptions& options) {
  std::vector<std::string> codes;
  for (const Language known : languages()) codes.emplace_back(language_code(known));
  app.add_option("--port", options.port, "where to answer; 0: any that is free");
  app.add_option("--bind", options.address, "an address of this machine; :: is all of them");
  app.add_option("--store", words.store, "an SQLite file, or postgresql://…; else the usual one");
  app.add_option("--club", options.club, "what the club is called on the page");
  app.add_option("--name", options.names,
                 "how the server is called behind a proxy, such as https://club.example")
      ->expected(1)
      ->take_all();
  app.add_option("--proxy", words.proxies, "a proxy's IP address, whose X-Forwarded-For is believed")
      ->expected(1)
      ->take_all();
  app.add_option("--trial", words.trial,
                 "a script or game.yaml that is being written: it alone can be played, as it was saved last");
  app.add_flag("--ask-code", options.guests_need_code, "guests need the evening's code");
  app.add_option("--delay", words.delay,
                 "how late spectators see every match: a time such as 5m, or '3 moves'");
  app.add_option("--vacation-days", options.vacation_days,
                 "how many days a year a member's clocks of correspondence may stand still; 0: none")
      ->check(CLI::Range(0, 366));
  app.add_option(
      "--chat", words.chat,
      "who writes freely beside a match: everybody, members, phrases (nobody: ready phrases only), off");
  app.add_option("--metrics", words.metrics, "figures for Prometheus on this port of 127.0.0.1");
  app.add_option("--page", words.page, "a folder with other files for the page");
  app.add_option("--games", words.catalogue.folders, "a further folder with games")->expected(1)->take_all();
  app.add_option("--lang", words.language, codes_of_languages())
      ->check(CLI::IsMember(codes))
      ->take_last();  // `boardwright serve` says its own first
  app.add_option("--log", words.log_file, "keeps a log of what happens in this file");
  app.add_flag("--json", words.json, "one line of JSON instead of words");
  app.add_flag("--status", words.status,
               "for a program that shows it: --json, then a line at each change; stops when its input ends");
  app.set_config("--config", "", "a file with these options, one a line: club = \"Our club\"");
  app.allow_config_extras(CLI::config_extras_mode::error);  // else a slip in it would go unnoticed
}

Result<void> read_words(const Words& words, server::ServeOptions& options) {
  options.page = words.page;
  if (!words.trial.empty()) options.trial = words.trial;
  const auto late = read_spectator_delay(words.delay);
  if (!late) return fail("--delay: " + late.error());
  options.delay = *late;
  const auto writes = read_chat_policy(words.chat);
  if (!writes) return fail("--chat: " + writes.error());
  options.chat = *writes;
  auto proxies = server::read_proxies(words.proxies);
  if (!proxies) return fail(proxies.error());
  options.proxies = std::move(*proxies);
  if (!words.store.empty()) {
    options.store = StoreLocation::from_text(words.store);
    return {};
  }
  auto usual = options.trial ? store_of_trial(*options.trial) : StoreLocation::usual();
  if (!usual) return fail(usual.error());
  options.store = std::move(*usual);
  return {};
}

int serve(const Words& words, const server::ServeOptions& options) {
  std::function<bool()> stop;
  std::function<void(const server::Attendance&)> told;
  if (words.status) {
    std::signal(SIGPIPE, SIG_IGN);  // the end of the input is what stops us, in good order
    stop = input_has_ended;
    told = [](const server::Attendance& attendance) { tell_json(attendance); };
  }
  const auto served = server::serve(
      Catalogue::load(words.catalogue), options,
      [&](const server::Serving& serving) {
        if (words.json || words.status)
          tell_json(serving);
        else
          tell(serving, spoken);
      },
      stop, told);
  if (served) return 0;
  if (words.status) tell_json(served.error());
  return wrong(served.error().sentence);
}

int run(int argc, char** argv) {
  CLI::App app("Boardwright's server: any game of the catalogue on the phones in the room.",
               "boardwright-server");
  app.set_version_flag("--version", BOARDWRIGHT_VERSION);
  server::ServeOptions options;
  Words words;
  add_words(app, words, options);
  const auto speak = [&](const std::string& code) {
    spoken = language_from(code).value_or(language_of_environment());
  };
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
    const auto& given = app.get_option("--lang")->results();  // nothing has been taken over yet
    speak(given.empty() ? std::string() : given.back());
    return wrong(excerpt(error.what(), kLongestRefusal) + " (boardwright serve --help tells more)");
  }
  speak(words.language);
  if (app.count("--metrics") > 0) options.metrics = words.metrics;
  if (!words.log_file.empty())
    if (auto kept = keep_log({.file = words.log_file}, LogDetail::kEvents); !kept)
      return wrong("--log: " + kept.error());
  if (const auto read = read_words(words, options); !read) return wrong(read.error());
  return serve(words, options);
}

}  // namespace

int main(int argc, char** argv) {
  // Else the next file that is opened, such as the store, would be a stream that is closed.
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", O_RDONLY) < 0) return 2;
  if (sodium_init() < 0) return wrong("libsodium can't be used on this machine");
  try {
    return printed(run(argc, argv));
  } catch (const std::exception& exception) {
    return wrong(std::string("failed unexpectedly: ") + exception.what());
  }
}
