// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/postgresql_server.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

namespace boardwright::test {
namespace {

int free_port() {
  const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  REQUIRE(bind(descriptor, reinterpret_cast<sockaddr*>(&address), size) == 0);
  REQUIRE(getsockname(descriptor, reinterpret_cast<sockaddr*>(&address), &size) == 0);
  close(descriptor);
  return ntohs(address.sin_port);
}

/// Starts a program in a process group of its own, as nobody if this is root, with its output in a file.
pid_t start_program(const std::filesystem::path& program, std::vector<std::string> arguments,
                    const std::filesystem::path& log) {
  const passwd* nobody = getpwnam("nobody");
  arguments.insert(arguments.begin(), program.string());
  std::vector<char*> raw;
  for (auto& argument : arguments) raw.push_back(argument.data());
  raw.push_back(nullptr);
  const pid_t child = fork();
  if (child != 0) return child;
  setpgid(0, 0);
  const int output = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
  dup2(output, 1);
  dup2(output, 2);
  if (getuid() == 0 && (setgid(nobody->pw_gid) != 0 || setuid(nobody->pw_uid) != 0)) _exit(126);
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // a test that crashes leaves no server behind
  if (chdir("/") != 0) _exit(126);
  setenv("LC_ALL", "C.UTF-8", 1);
  execv(program.c_str(), raw.data());
  _exit(127);
}

}  // namespace

std::filesystem::path PostgresqlServer::programs() {
  std::vector<std::filesystem::path> found;
  std::error_code error;
  for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", error))
    if (std::filesystem::exists(version.path() / "bin/initdb", error))
      found.push_back(version.path() / "bin");
  return found.empty() ? "" : *std::ranges::max_element(found);
}

PostgresqlServer::PostgresqlServer() {
  if (const passwd* nobody = getpwnam("nobody"); getuid() == 0)
    REQUIRE(chown(folder_.path().c_str(), nobody->pw_uid, nobody->pw_gid) == 0);
  const pid_t made = start_program(
      programs() / "initdb", {"-D", folder_ / "data", "-U", "club", "-A", "trust", "-E", "UTF8", "--no-sync"},
      folder_ / "initdb.log");
  int status = 0;
  REQUIRE(waitpid(made, &status, 0) == made);
  REQUIRE(status == 0);
  port_ = free_port();
  start();
}

PostgresqlServer::~PostgresqlServer() { kill(); }

std::string PostgresqlServer::connection(const std::string& database) const {
  return "postgresql://club@127.0.0.1:" + std::to_string(port_) + "/" + database;
}

void PostgresqlServer::start() {
  const std::vector<std::string> arguments = {
      "-D", folder_ / "data",          "-p", std::to_string(port_), "-c", "listen_addresses=127.0.0.1",
      "-c", "unix_socket_directories="};
  for (int tries = 0; tries < 600; ++tries) {
    // It refuses to start while processes of a killed one are still there.
    if (process_ > 0 && waitpid(process_, nullptr, WNOHANG) == process_) process_ = -1;
    if (process_ <= 0) process_ = start_program(programs() / "postgres", arguments, folder_ / "server.log");
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    PGconn* tried = PQconnectdb(connection("postgres").c_str());
    const bool up = PQstatus(tried) == CONNECTION_OK;
    PQfinish(tried);
    if (up) return;
  }
  FAIL("the PostgreSQL server does not start");
}

void PostgresqlServer::kill() {
  if (process_ <= 0) return;
  // Backends make groups of their own; they end when the server's pipe to them breaks.
  ::kill(-process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::string PostgresqlServer::fresh_database() {
  const std::string name = "club_" + std::to_string(++count_);
  PGconn* server = PQconnectdb(connection("postgres").c_str());
  PGresult* made = PQexec(server, ("CREATE DATABASE " + name).c_str());
  const bool good = PQresultStatus(made) == PGRES_COMMAND_OK;
  PQclear(made);
  PQfinish(server);
  REQUIRE(good);
  return connection(name);
}

}  // namespace boardwright::test
