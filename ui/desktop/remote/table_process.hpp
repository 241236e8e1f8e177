// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTimer>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "framework/players/thought.hpp"
#include "framework/text/language.hpp"
#include "ui/desktop/remote/club_messages.hpp"
#include "ui/desktop/remote/match_wire.hpp"
#include "ui/desktop/remote/server_board.hpp"

namespace boardwright::desktop {

/// A match of a game that isn't installed, in a process of its own (ui/table): nothing of its rules is here. The match's
/// journal is: whatever becomes of the process, it goes on from there. Who doesn't answer is killed.
class TableProcess final : public MatchWire {
  Q_OBJECT
 public:
  enum class State {
    kClosed,
    kLoading,   ///< the library
    kChoosing,  ///< what to play: games() is known
    kBeginning,
    kPlaying,
    kStopped
  };
  enum class Problem {
    kNone,
    kMissing,  ///< the program
    kRefused,  ///< it says why: sentence()
    kCrashed,
    kHung,
    kGarbage  ///< it says what can't be understood
  };
  struct Wish {
    std::string variant;
    std::vector<std::string> seats;  ///< "human" or a computer, for each
    std::string clock;               ///< empty: none
  };
  struct Viewer {
    std::string match, seat;  ///< ids
  };

  explicit TableProcess(QObject* parent = nullptr);
  ~TableProcess() override;

  /// From the beginning; what was played before is forgotten.
  void open(const std::filesystem::path& library, Language language);
  void begin(const Wish& wish);
  /// After it has stopped: once more, with what was played. Without the last of it where that has stopped it twice.
  void go_on();
  /// Once more with all that was played, by the rules as the library has them now. Playing or stopped.
  void renew();
  /// In this process what another one has played, by the rules as the library has them now: whether they come through.
  void try_match_of(const TableProcess& other);
  void close();
  void speak(Language language);
  /// What the process thinks of the position in which that viewer is on turn: thought() and unadvised() tell it with the number
  /// that is given here. Without milliseconds until something else is asked. A process that has promised an answer in some
  /// time and gives none hangs.
  std::uint64_t advise(const std::string& match, std::chrono::milliseconds time, int threads);
  void unadvise();

  [[nodiscard]] State state() const noexcept { return state_; }
  [[nodiscard]] Problem problem() const noexcept { return problem_; }
  [[nodiscard]] const std::string& sentence() const noexcept { return sentence_; }  ///< its own, English
  /// The move that was sent and never answered; empty: there was none.
  [[nodiscard]] const std::string& move_at_stop() const noexcept { return move_; }
  /// That of the last step, whether it was shown or not; empty: it was none. Perhaps not for everybody to see.
  [[nodiscard]] std::string last_move() const;
  /// It was thinking for somebody when it stopped: the match itself may go on from there.
  [[nodiscard]] bool advised_at_stop() const noexcept { return advising_; }
  /// It has stopped at this very place before.
  [[nodiscard]] bool stopped_again() const noexcept { return again_; }
  [[nodiscard]] const ClubGames& games() const noexcept { return games_; }
  [[nodiscard]] const std::shared_ptr<const ServerBoard>& board() const noexcept { return board_; }
  [[nodiscard]] const std::vector<Viewer>& viewers() const noexcept { return viewers_; }
  /// The game as that viewer knows it, as a file of our own format has it; empty: nothing was played.
  [[nodiscard]] std::string record(const std::string& match) const;
  /// What to play has been chosen.
  [[nodiscard]] bool has_begun() const noexcept { return wish_.has_value(); }
  /// A move was sent, and the rules haven't answered it yet.
  [[nodiscard]] bool answer_due() const noexcept { return state_ == State::kPlaying && !command_.empty(); }
  [[nodiscard]] std::size_t steps() const noexcept { return steps_.size(); }
  [[nodiscard]] qint64 process() const;  ///< 0: there is none

  bool send(const std::string& text) override;
  void listen(const std::string& match, MatchListener& listener) override;
  void unlisten(const std::string& match, const MatchListener& listener) override;
  [[nodiscard]] bool stale() const noexcept override { return state_ != State::kPlaying; }

 signals:
  void noticed(const QString& sentence);
  void thought(quint64 id, const boardwright::Thought& thought, bool ended);
  /// `code` as in ui/table/README.md; `sentence`: the rules' own, English.
  void unadvised(quint64 id, const QString& code, const QString& sentence);
  void board_changed();  ///< the same in other words

 private:
  void start();
  void start_with_match();
  void drop();
  void read();
  void take(const std::string& line);
  void take_advice(const std::string& type, const nlohmann::json& message);
  void take_about_match(const std::string& type, const nlohmann::json& message, const std::string& line);
  void tick();
  void ended();
  void stop(Problem problem, const std::string& sentence = {});
  void post(const nlohmann::json& line);
  void post_begin();

  std::filesystem::path library_;
  Language language_;
  std::unique_ptr<QProcess> process_;
  QTimer timer_;
  State state_ = State::kClosed;
  Problem problem_ = Problem::kNone;
  std::string sentence_, move_, command_;  // the last two: of the move that isn't answered yet
  std::string stopped_at_;                 // where it has stopped the last time
  bool again_ = false, goes_on_ = false;
  ClubGames games_;
  std::shared_ptr<const ServerBoard> board_;
  std::vector<Viewer> viewers_;
  std::optional<Wish> wish_;
  std::string seed_;
  std::vector<nlohmann::json> steps_;
  std::map<std::string, std::string> records_;  // by viewer
  std::map<std::string, MatchListener*> listeners_;
  // Ticks, not times: while this program itself stands still, nobody is late.
  int silent_ = 0, thinking_ = 0, since_ping_ = 0;
  bool pinged_ = false;
  std::uint64_t advice_ = 0;  // the last that was asked for
  bool advising_ = false;     // it hasn't ended
  int advice_left_ = 0;       // ticks until it should have come; 0: it has, or nobody waits
};

}  // namespace boardwright::desktop
