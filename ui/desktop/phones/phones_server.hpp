// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>
#include <QProcess>
#include <QStringList>
#include <filesystem>
#include <memory>
#include <optional>

namespace boardwright::desktop {

/// What the club's server is to open.
struct PhonesWish {
  QString store;        ///< as StoreLocation reads it; empty: the server's usual one
  QStringList games;    ///< further folders
  QString club;         ///< its name on the page; empty: the server's own
  bool codes = false;   ///< guests need the evening's code
  QString delay = {};   ///< how late spectators see matches, as --delay reads it; empty: at once
  quint16 port = 8080;  ///< 0: any that is free
  QString trial = {};   ///< a game that is being written, which alone is played; empty: the club's games
};

/// What the server tells while it is open.
struct PhonesNews {
  QStringList addresses;  ///< the one to show first
  QString organiser_code, arbiter_code, helper_code, guest_code;
  QStringList people;                ///< who is here
  int games = 0;                     ///< that are being played
  std::optional<QDateTime> reached;  ///< when the page was asked for last
  QString from;                      ///< by whom: an address
  bool elsewhere = false;            ///< not this computer itself
  bool came = false;                 ///< whether any other computer or phone has reached it at all
};

/// The club's server as a program of its own beside this one, on the same store: `boardwright-server --status`
/// (docs/command-line.md). Whatever becomes of it is nothing to this program, and it ends when this one does.
/// The interface's thread.
class PhonesServer final : public QObject {
  Q_OBJECT
 public:
  enum class State { kClosed, kOpening, kOpen, kClosing };
  enum class Problem { kNone, kMissing, kPort, kEnded, kOther };
  static constexpr quint16 kUsualPort = 8080;

  explicit PhonesServer(QObject* parent = nullptr);
  ~PhonesServer() override;

  /// Does nothing unless it is closed. Failures come as `changed` with a problem.
  void open(const PhonesWish& wish);
  void close();
  [[nodiscard]] State state() const noexcept { return state_; }
  [[nodiscard]] bool is_open() const noexcept { return state_ == State::kOpen; }
  [[nodiscard]] Problem problem() const noexcept { return problem_; }
  [[nodiscard]] const QString& sentence() const noexcept {
    return sentence_;
  }  ///< the server's own, if it said one
  [[nodiscard]] const PhonesNews& news() const noexcept { return news_; }
  [[nodiscard]] quint16 port() const noexcept { return port_; }
  [[nodiscard]] qint64 process() const;  ///< 0: there is none
  /// Another one than lies beside this program.
  void use_program(std::filesystem::path program) { program_ = std::move(program); }

 signals:
  void changed();

 private:
  void read();
  void take(const QByteArray& line);
  void finish(int exit_code, QProcess::ExitStatus status);
  void fail(Problem problem, const QString& sentence = {});

  std::optional<std::filesystem::path> program_;
  std::unique_ptr<QProcess> process_;
  State state_ = State::kClosed;
  Problem problem_ = Problem::kNone;
  QString sentence_;
  PhonesNews news_;
  quint16 port_ = kUsualPort;
};

}  // namespace boardwright::desktop
