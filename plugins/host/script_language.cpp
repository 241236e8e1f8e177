// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/script_language.hpp"

#include <pthread.h>

#include <boost/dll/shared_library.hpp>
#include <map>
#include <mutex>

#include "plugins/host/program_files.hpp"
#include "plugins/host/table_check.hpp"

namespace boardwright {
namespace {

constexpr bw_host kLanguageHost{sizeof(bw_host), BW_ABI_MAJOR, BW_ABI_MINOR};

/// What a language found first in a text; the rest mostly follows from it.
struct FirstProblem {
  std::string name;
  std::string sentence;
  static void found(void* context, std::uint32_t severity, std::uint32_t line, std::uint32_t column,
                    std::uint32_t, std::uint32_t, const char* sentence) {
    auto& first = *static_cast<FirstProblem*>(context);
    if (severity != BW_ERROR || !first.sentence.empty()) return;
    first.sentence = first.name;
    if (line != 0) first.sentence += ":" + std::to_string(line);
    if (line != 0 && column != 0) first.sentence += ":" + std::to_string(column);
    first.sentence += ": " + std::string(sentence);
  }
};

using SetPatience = void(pthread_t thread, std::uint32_t milliseconds);
constexpr const char* kPatienceName = "boardwright_patience";

/// For languages that are loaded later.
std::mutex hurry;
pthread_t hurried{};
std::uint32_t patience = 0;

}  // namespace

void hurry_scripts_here(std::chrono::milliseconds most) {
  const std::lock_guard lock(hurry);
  hurried = pthread_self();
  patience = static_cast<std::uint32_t>(most.count());
}

struct ScriptLanguage::Handle {
  boost::dll::shared_library library;
  const bw_language* language = nullptr;
};

ScriptLanguage::ScriptLanguage() = default;
ScriptLanguage::~ScriptLanguage() = default;

std::filesystem::path ScriptLanguage::library_for(std::string_view suffix) {
  if (suffix.size() < 2 || suffix.front() != '.' || suffix.find('/') != suffix.npos) return {};
  const std::string name = std::string(suffix.substr(1)) + ".so";
  auto library = program_file("languages/" + name);
  std::error_code error;
  return std::filesystem::is_regular_file(library, error) ? library : std::filesystem::path();
}

Result<std::shared_ptr<const ScriptLanguage>> ScriptLanguage::load(const std::filesystem::path& library) {
  static std::mutex mutex;
  static std::map<std::filesystem::path, std::weak_ptr<const ScriptLanguage>> loaded;
  const std::lock_guard lock(mutex);
  if (auto there = loaded[library].lock()) return there;
  const std::string name = library.string();
  const std::shared_ptr<ScriptLanguage> language(new ScriptLanguage);
  language->handle_ = std::make_unique<Handle>();
  try {
    language->handle_->library.load(library.string(),
                                    boost::dll::load_mode::rtld_now | boost::dll::load_mode::rtld_local);
    if (!language->handle_->library.has(BW_LANGUAGE_NAME))
      return fail(name + ": holds no language, it has no symbol " BW_LANGUAGE_NAME);
    language->handle_->language = &language->handle_->library.get<const bw_language>(BW_LANGUAGE_NAME);
    const std::lock_guard lock_hurry(hurry);
    if (language->handle_->library.has(kPatienceName))
      language->handle_->library.get<SetPatience>(kPatienceName)(hurried, patience);
  } catch (const std::exception& exception) {
    return fail(name + ": can't be loaded: " + exception.what());
  }
  const bw_language& table = *language->handle_->language;
  if (auto same = check_contract(table.abi_major, table.abi_minor); !same)
    return fail(name + ": " + same.error());
  if (!BW_REACHES(bw_language, &table, close) || table.version == nullptr || table.open == nullptr ||
      table.close == nullptr)
    return fail(name + ": its table is not whole");
  loaded[library] = language;
  return language;
}

std::string ScriptLanguage::version() const { return handle_->language->version; }

Result<const bw_plugin*> ScriptLanguage::open(const std::string& name, std::string_view text) const {
  FirstProblem problem{name, {}};
  const bw_plugin* plugin = nullptr;
  const bw_report report{&problem, FirstProblem::found};
  const bw_status status =
      handle_->language->open(&kLanguageHost, name.c_str(), text.data(), text.size(), &plugin, report);
  if (status != BW_OK || plugin == nullptr)
    return fail(problem.sentence.empty() ? name + ": no game can be made of it" : problem.sentence);
  return plugin;
}

void ScriptLanguage::close(const bw_plugin* plugin) const { handle_->language->close(plugin); }

}  // namespace boardwright
