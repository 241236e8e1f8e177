// SPDX-License-Identifier: GPL-3.0-or-later
#include "plugins/host/library.hpp"

#include <sodium.h>
#include <unistd.h>

#include <array>
#include <boost/dll/shared_library.hpp>
#include <cctype>

#include "plugins/host/image.hpp"
#include "plugins/host/known_plugins.hpp"
#include "plugins/host/own_libraries.hpp"
#include "plugins/host/probe.hpp"
#include "plugins/host/rules.hpp"
#include "plugins/host/script_language.hpp"
#include "plugins/host/sink.hpp"
#include "plugins/host/table_check.hpp"

namespace boardwright {

namespace {

constexpr bw_host kHost{sizeof(bw_host), BW_ABI_MAJOR, BW_ABI_MINOR};

Result<GameInfo> read_game(const bw_game& game) {
  GameInfo info{game.id, game.rules_revision, {}};
  const auto* table = static_cast<const bw_parameters*>(game.get_extension(BW_PARAMETERS));
  if (table == nullptr) return info;
  if (auto sound = check_parameters(*table); !sound) return fail("game " + info.id + ": " + sound.error());
  for (std::uint32_t i = 0; i < table->count; ++i)
    info.parameters.push_back(ParameterSpec::from(*table->specs[i]));
  return info;
}

/// What the system's loader says, out of what Boost.DLL wraps around it and without the private copy's name.
std::string loader_message(std::string text) {
  if (const auto copied = text.find(" (required by /proc/self/fd/"); copied != std::string::npos)
    text.resize(copied);
  const std::string_view before = "dlerror system message: ";
  if (const auto start = text.find(before); start != std::string::npos) {
    text.erase(0, start + before.size());
    text.erase(std::min(text.rfind("): "), text.size()));
  }
  const auto colon = text.find(": ");
  const std::string_view file = std::string_view(text).substr(0, std::min(colon, text.size()));
  const bool copy = file.starts_with("/proc/self/fd/") || file.find_first_not_of("0123456789") == file.npos;
  return colon != std::string::npos && copy ? text.substr(colon + 2) : text;
}

/// Of a text and the version of its language, in which it may mean something else.
std::string hash_of(const std::string& version, const std::string& text) {
  std::array<unsigned char, crypto_generichash_BYTES> digest{};
  const std::string all = version + '\n' + text;
  crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char*>(all.data()),
                     all.size(), nullptr, 0);
  std::array<char, crypto_generichash_BYTES * 2 + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
  return hex.data();
}

/// Of the text alone, which other programs can count too.
std::string sha256_of(const std::string& text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  std::array<char, crypto_hash_sha256_BYTES * 2 + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
  return hex.data();
}

}  // namespace

struct Library::Handle {
  PluginImage image;  // first: the library stays mapped from it
  boost::dll::shared_library library;
  const bw_plugin* plugin = nullptr;
  std::shared_ptr<const ScriptLanguage> language;  // of a text, which it made a plugin of
};

Library::Library() = default;
Library::~Library() {
  if (handle_ && handle_->language && handle_->plugin != nullptr) handle_->language->close(handle_->plugin);
}

Result<std::shared_ptr<const Library>> Library::open_text(const std::filesystem::path& file,
                                                          const std::filesystem::path& language_library) {
  auto image = PluginImage::read(file);
  if (!image) return fail(image.error());
  auto text = image->text();
  if (!text) return fail(file.string() + ": " + text.error());
  auto language = ScriptLanguage::load(language_library);
  if (!language) return fail(language.error());
  const auto plugin = (*language)->open(file.string(), *text);
  if (!plugin) return fail(plugin.error());
  const std::shared_ptr<Library> result(new Library);
  result->file_ = file;
  result->hash_ = hash_of((*language)->version(), *text);
  result->script_hash_ = sha256_of(*text);
  result->handle_ = std::make_unique<Handle>(Handle{std::move(*image), {}, *plugin, std::move(*language)});
  if (auto read = result->read_games(); !read) return fail(read.error());
  return result;
}

Result<void> Library::read_games() {
  const bw_plugin& plugin = *handle_->plugin;
  const std::string name = file_.string();
  if (auto sound = check_plugin(plugin); !sound) return fail(name + ": " + sound.error());
  version_ = plugin.version;
  for (std::uint32_t i = 0; i < plugin.game_count; ++i) {
    auto info = read_game(*plugin.games[i]);
    if (!info) return fail(name + ": " + info.error());
    games_.push_back(std::move(*info));
  }
  return {};
}

Result<std::shared_ptr<const Library>> Library::load(const std::filesystem::path& file,
                                                     const LoadOptions& options) {
  const std::string name = file.string();
  if (sodium_init() < 0) return fail("libsodium can't be used on this machine");
  const std::string suffix = options.language.empty() ? file.extension().string() : options.language;
  if (const auto language = ScriptLanguage::library_for(suffix); !language.empty())
    return open_text(file, language);
  if (auto allowed = may_be_loaded_here(file); !allowed) return fail(allowed.error());
  auto image = PluginImage::read(file);
  if (!image) return fail(image.error());
  if (!options.skip_probe) {
    const KnownPlugins known(options.known_plugins);
    if (!known.contains(image->hash())) {
      if (!image->is_whole()) return fail(name + ": it is damaged, its content doesn't fit its checksum");
      if (auto sound = probe(*image, file, options.probe_time); !sound) return fail(sound.error());
      known.add(image->hash());
    }
  }

  const std::shared_ptr<Library> result(new Library);
  result->file_ = file;
  result->hash_ = image->hash();
  result->handle_ = std::make_unique<Handle>(Handle{std::move(*image), {}, nullptr, nullptr});
  Handle& handle = *result->handle_;
  try {
    // rtld_now and local: nothing missing shows up in the middle of a game, and two versions don't mix.
    handle.library.load(handle.image.path(),
                        boost::dll::load_mode::rtld_now | boost::dll::load_mode::rtld_local);
    if (!handle.library.has(BW_ENTRY_NAME))
      return fail(name + ": not a Boardwright plugin, it has no symbol " BW_ENTRY_NAME);
    handle.plugin = &handle.library.get<const bw_plugin>(BW_ENTRY_NAME);
  } catch (const std::exception& exception) {
    const std::string why = loader_message(exception.what());
    return fail(name + ": can't be loaded: " + why);
  } catch (...) {
    return fail(name + ": can't be loaded: one of its static constructors throws");
  }

  if (auto read = result->read_games(); !read) return fail(read.error());
  return result;
}

std::string Library::contract() const {
  return std::to_string(handle_->plugin->abi_major) + "." + std::to_string(handle_->plugin->abi_minor);
}

std::string Library::copy() const {
  return "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(handle_->image.descriptor());
}

const bw_plugin& Library::raw() const noexcept { return *handle_->plugin; }

const GameInfo* Library::game(std::string_view id) const noexcept {
  for (const auto& game : games_)
    if (game.id == id) return &game;
  return nullptr;
}

Result<std::shared_ptr<const Rules>> Library::create(std::string_view game_id,
                                                     const Parameters& parameters) const {
  const GameInfo* info = game(game_id);
  if (info == nullptr) return fail(file_.string() + ": there is no game " + std::string(game_id) + " in it");
  const bw_game& game = *handle_->plugin->games[info - games_.data()];
  Parameters complete;
  for (const auto& spec : info->parameters) complete[spec.name] = spec.standard;
  for (const auto& [name, value] : parameters) {
    const auto found = complete.find(name);
    if (found == complete.end())
      return fail("parameter " + name + ": " + info->id + " has none of that name");
    for (const auto& spec : info->parameters)
      if (spec.name == name)
        if (auto fits = spec.accept(value); !fits) return fail(fits.error());
    found->second = value;
  }
  const ContractParameters given(complete, info->parameters);
  TextSink error;
  bw_rules* rules = nullptr;
  if (game.create(&kHost, given.data(), given.size(), &rules, error.sink()) != BW_OK || rules == nullptr)
    return fail(error.or_else("the rules can't be made"));
  if (auto sound = check_rules(*rules); !sound) {
    // Not destroyed: a table that isn't sound can't be trusted with that either.
    return fail(file_.string() + ": game " + info->id + ": " + sound.error());
  }
  return std::shared_ptr<const Rules>(new Rules(shared_from_this(), *info, std::move(complete), rules));
}

}  // namespace boardwright
