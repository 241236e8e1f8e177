// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/remote/table_process.hpp"

#include <algorithm>

#include "framework/link/thought_json.hpp"
#include "framework/log/log.hpp"
#include "framework/match/entry_kinds.hpp"
#include "plugins/host/helper_program.hpp"
#include "ui/desktop/remote/server_json.hpp"

namespace boardwright::desktop {

namespace {

using Json = nlohmann::json;

constexpr int kTickOfTable = 250;  // milliseconds
constexpr int kTicksInASecond = 1000 / kTickOfTable;
constexpr int kPatience = 5 * kTicksInASecond;
/// A library that was never seen is tried in a process of its own first, and a long match is played again.
constexpr int kPatienceAtFirst = 30 * kTicksInASecond;
/// A computer's move: levels count what they search, and the slowest take some seconds.
constexpr int kPatienceWithThought = 120 * kTicksInASecond;
constexpr qint64 kLongestLineOfTable = 16 << 20;
constexpr int kGoodbye = 1000;  // milliseconds

std::string word_of_line(const Json& json, const char* key) {
  const Json& found = server_json::member(json, key);
  return found.is_string() ? found.get<std::string>() : std::string();
}

}  // namespace

TableProcess::TableProcess(QObject* parent) : MatchWire(parent) {
  timer_.setInterval(kTickOfTable);
  connect(&timer_, &QTimer::timeout, this, &TableProcess::tick);
}

TableProcess::~TableProcess() { drop(); }

qint64 TableProcess::process() const { return process_ ? process_->processId() : 0; }

std::string TableProcess::record(const std::string& match) const {
  const auto found = records_.find(match);
  return found == records_.end() ? std::string() : found->second;
}

std::string TableProcess::last_move() const {
  if (steps_.empty()) return {};
  std::string move;
  const Json& entries = server_json::member(steps_.back(), "entries");
  for (const Json& entry : entries)
    if (entry.is_array() && entry.size() == 2 && entry[0] == std::string(entry_kind::kMove) &&
        entry[1].is_string())
      move = word_of_line(Json::parse(entry[1].get<std::string>(), nullptr, false), "move");
  return move;
}

void TableProcess::drop() {
  timer_.stop();
  if (!process_) return;
  process_->disconnect(this);
  if (process_->state() != QProcess::NotRunning) {
    process_->kill();
    process_->waitForFinished(kGoodbye);
  }
  process_.release()->deleteLater();  // it may be telling us something just now
}

void TableProcess::close() {
  drop();
  state_ = State::kClosed;
  problem_ = Problem::kNone;
  wish_.reset();
  seed_.clear(), sentence_.clear(), move_.clear(), command_.clear(), stopped_at_.clear();
  again_ = goes_on_ = false;
  steps_.clear();
  records_.clear();
  viewers_.clear();
  board_.reset();
  games_ = {};
}

void TableProcess::open(const std::filesystem::path& library, Language language) {
  close();
  library_ = library;
  language_ = language;
  start();
}

void TableProcess::start() {
  problem_ = Problem::kNone;
  sentence_.clear(), move_.clear(), command_.clear();
  silent_ = thinking_ = since_ping_ = advice_left_ = 0;
  pinged_ = advising_ = false;
  const auto program = helper_program("boardwright-table");
  if (program.empty()) return stop(Problem::kMissing);
  process_ = std::make_unique<QProcess>();
  process_->setProgram(QString::fromStdString(program.string()));
  process_->setArguments({QString::fromStdString(std::filesystem::absolute(library_).string()),
                          QString::fromLatin1(language_code(language_).data(),
                                              static_cast<qsizetype>(language_code(language_).size()))});
  connect(process_.get(), &QProcess::readyReadStandardOutput, this, &TableProcess::read);
  connect(process_.get(), &QProcess::readyReadStandardError, this,
          [process = process_.get()] { process->readAllStandardError(); });  // what libraries print
  connect(process_.get(), &QProcess::finished, this, &TableProcess::ended);
  connect(process_.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error == QProcess::FailedToStart) stop(Problem::kMissing);
  });
  state_ = State::kLoading;
  timer_.start();
  process_->start();
  if (state_ == State::kLoading) emit changed();
}

void TableProcess::begin(const Wish& wish) {
  if (state_ != State::kChoosing) return;
  wish_ = wish;
  post_begin();
  emit changed();
}

void TableProcess::post_begin() {
  state_ = State::kBeginning;
  post({{"type", "begin"},
        {"variant", wish_->variant},
        {"seats", wish_->seats},
        {"clock", wish_->clock},
        {"seed", seed_},
        {"steps", steps_}});
}

void TableProcess::go_on() {
  if (state_ != State::kStopped || !wish_) return;
  if (again_ && move_.empty() && !steps_.empty()) steps_.pop_back();
  start_with_match();
}

void TableProcess::start_with_match() {
  goes_on_ = true;
  start();
}

void TableProcess::renew() {
  if ((state_ != State::kPlaying && state_ != State::kStopped) || !wish_) return;
  drop();
  stopped_at_.clear();  // the old rules have stopped there
  again_ = false;
  state_ = State::kLoading;
  for (const auto& [match, listener] : listeners_) listener->lost();
  start_with_match();
}

void TableProcess::try_match_of(const TableProcess& other) {
  close();
  library_ = other.library_;
  language_ = other.language_;
  wish_ = other.wish_;
  seed_ = other.seed_;
  steps_ = other.steps_;
  start_with_match();
}

void TableProcess::speak(Language language) {
  language_ = language;
  if (state_ == State::kChoosing || state_ == State::kPlaying)
    post({{"type", "language"}, {"language", language_code(language)}});
}

std::uint64_t TableProcess::advise(const std::string& match, std::chrono::milliseconds time, int threads) {
  post({{"type", "advise"},
        {"match", match},
        {"id", ++advice_},
        {"milliseconds", time.count()},
        {"threads", threads}});
  advising_ = true;
  advice_left_ = time.count() == 0 ? 0 : kPatience + static_cast<int>(time.count()) / kTickOfTable;
  return advice_;
}

void TableProcess::unadvise() {
  if (state_ != State::kPlaying || !std::exchange(advising_, false)) return;
  advice_left_ = 0;
  post({{"type", "unadvise"}});
}

void TableProcess::take_advice(const std::string& type, const Json& message) {
  const std::uint64_t id = json_form::number(server_json::member(message, "id"), "id");
  if (id != advice_) return;  // something else was asked since
  if (type == "unadvised") {
    advising_ = false;
    advice_left_ = 0;
    return emit unadvised(id, QString::fromStdString(server_json::text_in(message, "code")),
                          QString::fromStdString(server_json::text_in(message, "sentence")));
  }
  const auto read = thought_from_json(server_json::member(message, "thought"), board_->names.places.size());
  if (!read) return stop(Problem::kGarbage);
  const bool ended = server_json::truth_in(message, "ended");
  if (ended) advising_ = false, advice_left_ = 0;
  emit thought(id, *read, ended);
}

void TableProcess::post(const Json& line) {
  if (!process_) return;
  process_->write(
      QByteArray::fromStdString(line.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n"));
}

bool TableProcess::send(const std::string& text) {
  if (state_ != State::kPlaying || !process_) return false;
  const Json json = Json::parse(text, nullptr, false);
  if (word_of_line(json, "type") == "command") {
    const Json& command = server_json::member(json, "command");
    const std::string id = word_of_line(command, "id");
    if (id != command_) silent_ = 0;  // its own patience, however old an unanswered ping is
    command_ = id;
    move_ = word_of_line(command, "move");
  }
  process_->write(QByteArray::fromStdString(text + "\n"));
  return true;
}

void TableProcess::listen(const std::string& match, MatchListener& listener) {
  listeners_[match] = &listener;
  if (state_ == State::kPlaying) listener.opened();
}

void TableProcess::unlisten(const std::string& match, const MatchListener& listener) {
  const auto found = listeners_.find(match);
  if (found != listeners_.end() && found->second == &listener) listeners_.erase(found);
}

void TableProcess::read() {
  // Whoever is told may close it or begin another one.
  for (const QProcess* from = process_.get(); process_ && process_.get() == from && process_->canReadLine();)
    take(process_->readLine().trimmed().toStdString());
  if (process_ && process_->bytesAvailable() > kLongestLineOfTable) stop(Problem::kGarbage);
}

void TableProcess::take(const std::string& line) try {
  const Json json = Json::parse(line, nullptr, false);
  const std::string type = word_of_line(json, "type");
  silent_ = 0;
  if (type == "pong") {
    pinged_ = false;
    if (!server_json::truth_in(json, "thinking")) thinking_ = 0;
  } else if (type == "step") {
    thinking_ = 0;
    move_.clear();  // it is kept, whether it is told of or not
    steps_.push_back(json.at("step"));
  } else if (type == "record") {
    records_[json.at("match").get<std::string>()] = json.at("text").get<std::string>();
  } else if (type == "choices") {
    auto games = read_club_games(json.at("games").get<std::string>());
    if (!games || games->games.empty()) return stop(Problem::kGarbage);
    games_ = std::move(*games);
    if (state_ == State::kChoosing) return emit changed();  // in other words
    if (state_ != State::kLoading) return;
    state_ = State::kChoosing;
    if (std::exchange(goes_on_, false)) return post_begin();
    emit changed();
  } else if (type == "seed") {
    seed_ = json.at("seed").get<std::string>();
  } else if (type == "board") {
    auto board = read_server_board(json.at("board").get<std::string>());
    if (!board) return stop(Problem::kGarbage, board.error());
    if (state_ == State::kPlaying) {
      auto words = in_other_words(*board_, std::move(*board));
      if (!words) return stop(Problem::kGarbage);
      board_ = std::make_shared<const ServerBoard>(std::move(*words));
      return emit board_changed();
    }
    board_ = std::make_shared<const ServerBoard>(std::move(*board));
  } else if (type == "begun") {
    viewers_.clear();
    for (const Json& viewer : json.at("viewers"))
      viewers_.push_back({viewer.at("match").get<std::string>(), viewer.at("seat").get<std::string>()});
    if (!board_ || viewers_.empty()) return stop(Problem::kGarbage);
    state_ = State::kPlaying;
    emit changed();
  } else if (type == "failed") {
    stop(Problem::kRefused, word_of_line(json, "sentence"));
  } else if (type == "notice") {
    emit noticed(QString::fromStdString(word_of_line(json, "sentence")));
  } else if (state_ == State::kPlaying && (type == "thought" || type == "unadvised")) {
    take_advice(type, json);
  } else if (state_ == State::kPlaying) {
    take_about_match(type, json, line);
  }
} catch (const Json::exception&) {
  stop(Problem::kGarbage);
} catch (const json_form::Wrong&) {
  stop(Problem::kGarbage);
}

void TableProcess::take_about_match(const std::string& type, const Json& message, const std::string& line) {
  if ((type == "done" || type == "refused") && word_of_line(message, "id") == command_) {
    command_.clear();
    move_.clear();
  }
  const auto listener = listeners_.find(word_of_line(message, "match"));
  if (listener != listeners_.end()) listener->second->heard(type, message, line);
}

void TableProcess::tick() {
  const auto listeners = listeners_;
  if (state_ == State::kPlaying)
    for (const auto& [match, listener] : listeners) listener->tick();
  if (state_ == State::kPlaying && !pinged_ && ++since_ping_ >= kTicksInASecond) {
    post({{"type", "ping"}});
    pinged_ = true;
    since_ping_ = silent_ = 0;
  }
  const bool waits = pinged_ || state_ == State::kLoading || state_ == State::kBeginning;
  if (waits && ++silent_ >= (state_ == State::kPlaying ? kPatience : kPatienceAtFirst))
    return stop(Problem::kHung);
  if (state_ == State::kPlaying && advice_left_ > 0 && --advice_left_ == 0) return stop(Problem::kHung);
  if (state_ == State::kPlaying && ++thinking_ >= kPatienceWithThought) stop(Problem::kHung);
}

void TableProcess::ended() {
  const QProcess* from = process_.get();
  read();  // what it said last
  if (process_ && process_.get() == from) stop(Problem::kCrashed);
}

void TableProcess::stop(Problem problem, const std::string& sentence) {
  drop();
  problem_ = problem;
  sentence_ = sentence;
  const std::string here = std::to_string(steps_.size()) + ' ' + move_;
  again_ = wish_ && !advising_ && here == stopped_at_;
  if (!advising_) stopped_at_ = here;
  state_ = State::kStopped;
  log_warning("the process of the match has stopped: " +
              std::string(problem == Problem::kHung      ? "no answer"
                          : problem == Problem::kCrashed ? "crashed"
                          : problem == Problem::kGarbage ? "can't be understood"
                          : problem == Problem::kMissing ? "it is missing"
                                                         : sentence));
  for (const auto& [match, listener] : listeners_) listener->lost();
  emit changed();
}

}  // namespace boardwright::desktop
