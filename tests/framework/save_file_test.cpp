// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files are written whole, where links lead, and not for everybody.
#include "framework/text/save_file.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstring>
#include <sstream>

#include "framework/text/shell_word.hpp"
#include "framework/text/text_file.hpp"
#include "tests/support/results.hpp"
#include "tests/support/scratch_folder.hpp"

using namespace boardwright;
using namespace boardwright::test;
namespace fs = std::filesystem;

namespace {

std::string content(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

mode_t mode_of(const fs::path& file) {
  struct stat status {};
  REQUIRE(lstat(file.c_str(), &status) == 0);
  return status.st_mode & 07777U;
}

std::size_t files_in(const fs::path& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

/// A socket with a name, as other programs leave them behind.
void make_socket(const fs::path& file) {
  const int descriptor = socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  REQUIRE(file.string().size() < sizeof address.sun_path);
  std::strcpy(address.sun_path, file.c_str());
  REQUIRE(bind(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
  close(descriptor);
}

}  // namespace

TEST_CASE("a new file is private unless somebody says otherwise, and one that is there keeps its mode") {
  const ScratchFolder folder;
  const mode_t before = umask(022);
  require_done(save_file(folder / "secret", "one"));
  CHECK(mode_of(folder / "secret") == 0600);
  require_done(save_file(folder / "open", "one", Readers::kEverybody));
  CHECK(mode_of(folder / "open") == 0644);
  for (const mode_t mode : {0600U, 0640U, 0666U, 0755U}) {
    CAPTURE(mode);
    const fs::path file = folder.write("kept", "before");
    chmod(file.c_str(), mode);
    require_done(save_file(file, "after", mode == 0640U ? Readers::kEverybody : Readers::kOwner));
    CHECK(content(file) == "after");
    CHECK(mode_of(file) == mode);
  }
  umask(before);
  CHECK(files_in(folder.path()) == 3);
}

TEST_CASE("a link is followed and stays") {
  const ScratchFolder folder;
  fs::create_directories(folder / "far");
  folder.write("far/file", "before");
  fs::create_symlink("far/file", folder / "link");
  fs::create_symlink(folder / "link", folder / "link to link");
  fs::create_symlink("far/new", folder / "to nothing");
  for (const char* name : {"link", "link to link"}) {
    require_done(save_file(folder / name, name));
    CHECK(fs::is_symlink(folder / name));
    CHECK(content(folder / "far/file") == name);
  }
  require_done(save_file(folder / "to nothing", "made"));
  CHECK(fs::is_symlink(folder / "to nothing"));
  CHECK(content(folder / "far/new") == "made");
  CHECK(files_in(folder / "far") == 2);

  fs::create_symlink("round", folder / "circle");
  fs::create_symlink("circle", folder / "round");
  CHECK(error_of(save_file(folder / "circle", "x")).ends_with("the link leads back to itself"));
  fs::create_symlink("far", folder / "to folder");
  CHECK(error_of(save_file(folder / "to folder", "x")).ends_with("this is a folder; name a file in it"));
}

TEST_CASE("devices and pipes are written to and stay what they are") {
  const ScratchFolder folder;
  require_done(save_file("/dev/null", "x"));
  CHECK(error_of(save_file("/dev/full", "x")) ==
        "/dev/full: can't be written: the disk is full; free some space and try again");
  fs::create_symlink("/dev/full", folder / "full");
  CHECK(error_of(save_file(folder / "full", "x")).find("the disk is full") != std::string::npos);
  CHECK(fs::is_symlink(folder / "full"));

  const fs::path pipe = folder / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(error_of(save_file(pipe, "x")).ends_with("nobody reads what is written there"));
  const int reader = open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  require_done(save_file(pipe, "through"));
  char bytes[16];
  CHECK(read(reader, bytes, sizeof bytes) == 7);
  close(reader);
  CHECK(fs::is_fifo(pipe));

  make_socket(folder / "socket");
  CHECK_FALSE(save_file(folder / "socket", "x"));
  CHECK(fs::is_socket(folder / "socket"));
}

TEST_CASE("what is in the way of a file is one sentence, and nothing is left behind") {
  const ScratchFolder folder;
  CHECK(error_of(save_file(folder.path(), "x")).ends_with("this is a folder; name a file in it"));
  CHECK(error_of(save_file(folder / "", "x")).ends_with("this is a folder; name a file in it"));
  CHECK(error_of(save_file(folder / "none/file", "x")).find("there is no folder") != std::string::npos);
  CHECK(error_of(save_file("", "x")) == "a file to write needs a name");
  CHECK(error_of(save_file(folder / std::string(300, 'n'), "x")).ends_with("the name is too long"));
  folder.write("file", "");
  for (const char* inside : {"file/inside", "file/deep/inside"})
    CHECK_THAT(error_of(save_file(folder / inside, "x")),
               Catch::EndsWith("/file is a file, not a folder; choose another place"));
  require_done(save_file(folder / std::string(255, 'n'), "x"));
  CHECK(error_of(save_file(folder / "a\nb/\x1B[31m", "x")).find('\n') == std::string::npos);
  CHECK(error_of(save_file(folder / "a\nb/\x1B[31m", "x")).find('\x1B') == std::string::npos);
  CHECK(files_in(folder.path()) == 2);
  if (geteuid() == 0) return;  // who may do anything
  chmod((folder / "file").c_str(), 0444);
  CHECK(error_of(save_file(folder / "file", "x")).find("no permission") != std::string::npos);
}

TEST_CASE("only regular files of a sensible size are read") {
  const ScratchFolder folder;
  CHECK(value_of(read_file(folder.write("file", "text"))) == "text");
  fs::create_symlink("file", folder / "link");
  CHECK(value_of(read_file(folder / "link")) == "text");
  CHECK(error_of(read_file(folder.write("large", std::string(2 << 20, 'x')), 1 << 20)) ==
        "the file is too large, expected at most 1 MB");
  CHECK(error_of(read_file(folder.path())) == "this is a folder, not a file");
  CHECK(error_of(read_file(folder / "none")) == "can't be read");
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  CHECK(error_of(read_file(folder / "pipe")) == "this is a pipe, not a file");
  fs::create_symlink("/dev/zero", folder / "zero");
  CHECK(error_of(read_file(folder / "zero")) == "this is a device, not a file");
  make_socket(folder / "socket");
  CHECK(error_of(read_file(folder / "socket")) == "this is a socket, not a file");
  CHECK(error_of(read_text(folder.write("picture", "\x89PNG\r\n\x1a\n"), 100, "a record")) ==
        (folder / "picture").string() + " is a picture, not a record");
}

TEST_CASE("words of printed commands are one word each in a shell") {
  CHECK(shell_word("lines_of_action/small") == "lines_of_action/small");
  CHECK(shell_word("") == "''");
  CHECK(shell_word("My games") == "'My games'");
  CHECK(shell_word("it's") == "'it'\\''s'");
  CHECK(shell_word("$(reboot)`;\"*?") == "'$(reboot)`;\"*?'");
  CHECK(shell_word("~/games") == "'~/games'");
  CHECK(shell_word("a\nb\x1B") == "$'a\\012b\\033'");
  CHECK(shell_file("-x.txt") == "./-x.txt");
  CHECK(shell_file("-my file") == "'./-my file'");
}
