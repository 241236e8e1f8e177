// SPDX-License-Identifier: MIT
#include "plugins/template/copy_template.hpp"

#include <stdlib.h>  // mkdtemp

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

namespace boardwright {

namespace fs = std::filesystem;

namespace {

// A target of the build is called like the game.
constexpr std::array<std::string_view, 7> kTakenByCMake = {"all",     "clean", "edit_cache",   "help",
                                                           "install", "test",  "rebuild_cache"};
constexpr std::size_t kLongestId = 64;

Result<void> check_id(std::string_view id) {
  const std::string quoted = "--id '" + std::string(id) + "': ";
  const auto letter = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto inner = [&](char c) { return letter(c) || (c >= '0' && c <= '9') || c == '_'; };
  if (id.empty() || !letter(id[0]) || !std::ranges::all_of(id, inner) || id.size() > kLongestId)
    return fail(quoted + "expected a small letter and then small letters, digits and _, at most " +
                std::to_string(kLongestId) + " together, such as my_game");
  if (std::ranges::find(kTakenByCMake, id) != kTakenByCMake.end())
    return fail(quoted + "CMake keeps this name for itself, choose another");
  return {};
}

std::string title_of(std::string_view id) {
  std::string title(id);
  std::ranges::replace(title, '_', ' ');
  title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return title;
}

std::string replace_all(std::string text, std::string_view word, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; at += by.size())
    text.replace(at, word.size(), by);
  return text;
}

std::string with_id(std::string text, std::string_view id) {
  return replace_all(replace_all(std::move(text), "template_game", id), "Template game", title_of(id));
}

std::string cant_be_written(const fs::path& file, int error) {
  const std::string sentence = file.string() + ": can't be written";
  if (error == ENOSPC || error == EDQUOT)
    return sentence + ": the disk is full; free some space and try again";
  return error == 0 ? sentence : sentence + ": " + std::generic_category().message(error);
}

Result<void> copy_file(const fs::path& from, const fs::path& to, const fs::path& wanted,
                       std::string_view id) {
  std::ifstream in(from, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  if (!in.good() && !in.eof()) return fail(from.string() + ": can't be read");
  errno = 0;
  std::ofstream out(to, std::ios::binary);
  out << with_id(std::move(text), id);
  out.close();
  if (!out) return fail(cant_be_written(wanted, errno));
  return {};
}

/// `wanted`: where `to` will be in the end.
Result<void> copy_tree(const fs::path& from, const fs::path& to, const fs::path& wanted,
                       std::string_view id) {
  std::error_code error;
  fs::recursive_directory_iterator entries(from, error);
  if (error) return fail("the template " + from.string() + " can't be read: " + error.message());
  bool any = false;
  for (; entries != fs::recursive_directory_iterator(); entries.increment(error)) {
    const fs::path& source = entries->path();
    const fs::path name = with_id(source.lexically_relative(from).string(), id);
    if (entries->is_directory(error)) {
      if (!fs::create_directory(to / name, error)) return fail(cant_be_written(wanted / name, error.value()));
    } else if (auto copied = copy_file(source, to / name, wanted / name, id); !copied) {
      return copied;
    }
    if (error) return fail(source.string() + " can't be copied: " + error.message());
    any = true;
  }
  if (error) return fail("the template " + from.string() + " can't be read: " + error.message());
  if (!any) return fail("the template " + from.string() + " is empty");
  return {};
}

/// A folder of its own beside the target, removed with all it holds unless it has been moved.
class WorkFolder {
 public:
  explicit WorkFolder(const fs::path& target) {
    std::string name = target.string() + ".part-XXXXXX";
    if (mkdtemp(name.data()) != nullptr)
      path_ = name;
    else
      error_ = std::error_code(errno, std::generic_category());
  }
  WorkFolder(const WorkFolder&) = delete;
  WorkFolder& operator=(const WorkFolder&) = delete;
  ~WorkFolder() {
    std::error_code ignored;  // nothing better can be done about a folder that can't be removed
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  [[nodiscard]] const fs::path& path() const { return path_; }
  [[nodiscard]] const std::error_code& error() const { return error_; }  ///< why there is none

  [[nodiscard]] std::error_code move_to(const fs::path& target) {
    std::error_code error;
    fs::rename(path_, target, error);  // takes the place of an empty folder, and of nothing else
    if (!error) path_.clear();
    return error;
  }

 private:
  fs::path path_;
  std::error_code error_;
};

}  // namespace

Result<void> copy_template(const fs::path& from, const fs::path& to, std::string_view id) {
  if (auto good = check_id(id); !good) return good;
  std::error_code error;
  fs::path target = fs::absolute(to, error).lexically_normal();
  if (!target.has_filename()) target = target.parent_path();  // "my_game/"
  if (fs::exists(target, error) && !(fs::is_directory(target, error) && fs::is_empty(target, error)))
    return fail(to.string() + ": is there already and not an empty folder");
  if (!fs::is_directory(target.parent_path(), error))
    return fail(to.string() + ": the folder " + target.parent_path().string() + " does not exist");

  WorkFolder work(target);
  if (work.error()) return fail(to.string() + ": can't be made: " + work.error().message());
  if (auto copied = copy_tree(from, work.path(), to, id); !copied) return copied;
  // mkdtemp's folders are private; the new one is as readable as its neighbours.
  fs::permissions(work.path(), fs::status(target.parent_path(), error).permissions() & fs::perms(0755),
                  error);
  if (!error) error = work.move_to(target);
  if (error) return fail(to.string() + ": can't be made: " + error.message());
  return {};
}

Result<void> copy_script(const fs::path& from, const fs::path& to) {
  const std::string id = to.stem().string();
  if (auto good = check_id(id); !good)
    return fail(to.string() +
                ": the file's name is the game's id: " + good.error().substr(good.error().rfind("': ") + 3));
  std::ifstream in(from, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  if (text.empty()) return fail("the sample " + from.string() + " can't be read");
  const std::string made = replace_all(replace_all(text, "sample_game", id), "Sample game", title_of(id));
  // "x": never over a file that is there, whoever makes one at the same time.
  std::FILE* out = std::fopen(to.c_str(), "wx");
  if (out == nullptr)
    return fail(errno == EEXIST ? to.string() + ": is there already; choose another name"
                                : cant_be_written(to, errno));
  errno = 0;
  const bool written = std::fwrite(made.data(), 1, made.size(), out) == made.size() && std::fflush(out) == 0;
  const int why = errno;
  if (std::fclose(out) == 0 && written) return {};
  std::error_code ignored;  // half a file is worth nothing, and more can't be done about it
  fs::remove(to, ignored);
  return fail(cant_be_written(to, why));
}

}  // namespace boardwright
