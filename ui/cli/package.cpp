// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/package.hpp"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <iostream>
#include <nlohmann/json.hpp>

#include "framework/board/geometry.hpp"
#include "framework/catalogue/script_head.hpp"
#include "framework/package/authors.hpp"
#include "framework/package/game_content.hpp"
#include "framework/package/package_library.hpp"
#include "framework/text/config_file.hpp"
#include "framework/text/many.hpp"
#include "framework/text/name.hpp"
#include "framework/text/plain_text.hpp"
#include "framework/text/program_texts.hpp"
#include "framework/text/refusal.hpp"
#include "framework/text/save_file.hpp"
#include "framework/text/shell_word.hpp"
#include "ui/cli/output.hpp"
#include "ui/cli/package_check.hpp"

namespace boardwright::cli {
namespace {

using Ordered = nlohmann::ordered_json;

/// As the system knows who is at work: the full name, else the one to log in with.
Result<std::string> own_name() {
  const passwd* user = getpwuid(geteuid());  // NOLINT(concurrency-mt-unsafe): this program has one thread
  std::string name = user == nullptr || user->pw_gecos == nullptr ? "" : user->pw_gecos;
  name.resize(std::min(name.find(','), name.size()));
  if (auto read = read_name(name)) return read;
  if (auto read = read_name(user == nullptr || user->pw_name == nullptr ? "" : user->pw_name)) return read;
  return fail("this system doesn't know your name: say --author NAME");
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm day{};
  gmtime_r(&now, &day);
  char text[11];
  return std::strftime(text, sizeof text, "%Y-%m-%d", &day) == 0 ? "1970-01-01" : text;
}

std::vector<std::string> kinds_of(const Rules& rules) {
  std::vector<std::string> ids;
  if (const auto board = BoardGeometry::of(rules))
    for (const auto& kind : board->kinds()) ids.push_back(kind.id);
  return ids;
}

const char* trust_word(AuthorTrust trust) {
  return trust == AuthorTrust::kKnown ? "known" : trust == AuthorTrust::kFirst ? "first" : "other";
}

std::string from_words(Language language, const std::string& author, AuthorTrust trust) {
  return trust == AuthorTrust::kKnown   ? said(language, "package.from_known", {author})
         : trust == AuthorTrust::kFirst ? said(language, "package.from_first", {author})
                                        : said(language, "package.from_other", {author});
}

/// The script's own, which records say.
std::string script_hash_of(const Manifest& manifest) {
  for (const auto& [name, file] : manifest.files)
    if (is_script(std::filesystem::path(name))) return file.sha256;
  return {};
}

Ordered json_of(const Manifest& manifest, const std::string& hash, AuthorTrust trust) {
  return {{"game", manifest.game},
          {"name", manifest.name},
          {"version", manifest.version},
          {"author", manifest.author},
          {"trust", trust_word(trust)},
          {"date", manifest.date},
          {"hash", hash},
          {"script", script_hash_of(manifest)}};
}

/// A package, bytes and all, with the report that trying it has given.
struct MadePackage {
  std::string bytes, hash;
  std::size_t files = 0;
};

/// What is tried is what is packed: the package is read as everybody else's is.
Result<MadePackage> make_tried(PackageFacts facts, const std::vector<PackedFile>& files,
                               const SigningKey& key) {
  for (const bool tried : {false, true}) {
    auto bytes = make_package(facts, files, key);
    if (!bytes) return fail(bytes.error());
    const auto package = read_package(*bytes);
    if (!package) return fail(package.error());
    if (tried) return MadePackage{std::move(*bytes), package->hash, package->manifest.files.size()};
    const auto folder = UnpackedFolder::of(*package);
    if (!folder) return fail(folder.error());
    auto report = check_package(folder->path(), facts.game, fresh_seed());
    if (!report) return fail("this game can't be packed yet: " + report.error());
    facts.check = std::move(*report);
  }
  return fail("the package can't be made");  // not reached
}

/// Of the user's own folders.
struct Shelf {
  PackageLibrary library;
  KnownAuthors authors;
  static Result<Shelf> open() {
    const auto folder = usual_packages_folder(), settings = user_config_folder();
    if (!folder) return fail(folder.error());
    if (!settings) return fail(settings.error());
    auto authors = KnownAuthors::read(*settings);
    if (!authors) return fail(authors.error());
    return Shelf{PackageLibrary(*folder), std::move(*authors)};
  }
};

int show(const Context& context, const PackageOptions& options) {
  const auto package = read_package_file(options.what);
  if (!package) return wrong(package.error());
  const auto shelf = Shelf::open();
  if (!shelf) return wrong(shelf.error());
  const Manifest& manifest = package->manifest;
  const auto trust = shelf->authors.trust(manifest.author, manifest.key);
  if (options.json) return print_json(json_of(manifest, package->hash, trust)), kGood;
  std::cout << manifest.name << " (" << manifest.game << ") " << manifest.version << ", "
            << from_words(context.language, manifest.author, trust) << ", " << manifest.date << "\n"
            << "  " << said(context.language, "package.hash", {package->hash}) << "\n  "
            << said(context.language, "package.script", {script_hash_of(manifest)}) << "\n  "
            << said(context.language, "package.key", {manifest.key}) << "\n";
  for (const auto& [name, file] : manifest.files) std::cout << "  " << name << "  " << file.size << "\n";
  return kGood;
}

/// What is in the way of a package that is sound itself: its author, another author's game, a game of the program's own.
Result<void> may_install(const PackageOptions& options, const Package& package, AuthorTrust trust,
                         const PackageLibrary& library) {
  const Manifest& manifest = package.manifest;
  if (trust == AuthorTrust::kOther && !options.trust)
    return fail("this is not from " + manifest.author +
                ": it is signed with another key than last time. Ask " + manifest.author +
                "; if it is so, say --trust");
  if (const auto installed = library.find(manifest.game); installed)
    if (const auto* current = installed->current();
        current != nullptr && current->package.manifest.key != manifest.key && !options.trust)
      return fail("the game '" + manifest.game + "' is installed from " + current->package.manifest.author +
                  ", and this package is from somebody else; remove that one first, or say --trust");
  CatalogueOptions own;
  own.use_environment = false;
  const auto of_program = Catalogue::load(own);
  for (const auto& game : of_program.games())
    if (game->id() == manifest.game)
      return fail("the program has a game '" + manifest.game + "' of its own; ask " + manifest.author +
                  " to give this one another id");
  return {};
}

int install(const Context& context, const PackageOptions& options) {
  const auto package = read_package_file(options.what);
  if (!package) return wrong(package.error());
  auto shelf = Shelf::open();
  if (!shelf) return wrong(shelf.error());
  const Manifest& manifest = package->manifest;
  const auto refused = [&](const std::string& sentence) {
    return wrong(one_line(options.what) + ": " + sentence);
  };
  const auto trust = shelf->authors.trust(manifest.author, manifest.key);
  if (auto may = may_install(options, *package, trust, shelf->library); !may) return refused(may.error());
  {
    const auto folder = UnpackedFolder::of(*package);
    if (!folder) return wrong(folder.error());
    if (const auto report = check_package(folder->path(), manifest.game, fresh_seed()); !report)
      return refused(report.error());
  }
  if (auto installed = shelf->library.install(*package); !installed) return wrong(installed.error());
  if (auto remembered = shelf->authors.remember(manifest.author, manifest.key); !remembered)
    return wrong(remembered.error());
  if (options.json)
    print_json(json_of(manifest, package->hash, trust));
  else
    std::cout << said(context.language, "package.installed",
                      {manifest.name, manifest.version, from_words(context.language, manifest.author, trust)})
              << "\n  boardwright play " << manifest.game << "\n";
  return kGood;
}

int list_installed(const Context& context, const PackageOptions& options) {
  const auto shelf = Shelf::open();
  if (!shelf) return wrong(shelf.error());
  const auto packages = shelf->library.list();
  auto json = Ordered::array();
  if (packages.empty() && !options.json) std::cout << said(context.language, "package.none") << "\n";
  for (const auto& package : packages) {
    auto versions = Ordered::array();
    if (!package.problem.empty() && !options.json)
      std::cout << package.game << ": " << one_line(refusal_in(context.language, package.problem)) << "\n";
    for (const auto& version : package.versions) {
      const Manifest& manifest = version.package.manifest;
      const auto trust = shelf->authors.trust(manifest.author, manifest.key);
      auto one = json_of(manifest, version.package.hash, trust);
      one["played"] = version.current;
      versions.push_back(std::move(one));
      if (options.json) continue;
      std::cout << (version.current ? "* " : "  ") << manifest.game << "  " << manifest.name << " "
                << manifest.version << ", " << from_words(context.language, manifest.author, trust) << ", "
                << manifest.date << "  " << version.package.hash.substr(0, 16) << "\n";
    }
    json.push_back({{"game", package.game}, {"problem", package.problem}, {"versions", versions}});
  }
  if (options.json) print_json(json);
  return kGood;
}

int change(const Context& context, const PackageOptions& options) {
  const auto shelf = Shelf::open();
  if (!shelf) return wrong(shelf.error());
  const bool removes = options.action == PackageOptions::Action::kRemove;
  const auto changed = removes ? shelf->library.remove(options.what) : shelf->library.back(options.what);
  if (!changed) return wrong(changed.error());
  if (options.json) return print_json({{"game", options.what}}), kGood;
  if (removes) {
    std::cout << said(context.language, "package.removed", {options.what}) << "\n";
    return kGood;
  }
  const auto now = shelf->library.find(options.what);
  if (!now) return wrong(now.error());
  const auto* current = now->current();
  std::cout << said(context.language, "package.back",
                    {options.what, current == nullptr ? "?" : current->package.manifest.version})
            << "\n";
  return kGood;
}

}  // namespace

int pack(const Context& context, const PackOptions& options) {
  const auto chosen = choose(Catalogue::load(context.catalogue), {options.game, {}});
  if (!chosen) return wrong(chosen.error());
  const Game& game = *chosen->entry.game;
  auto author = options.author.empty() ? own_name() : read_name(options.author);
  if (!author) return wrong((options.author.empty() ? "" : "--author: ") + author.error());
  const auto content = content_of(game, kinds_of(*chosen->rules));
  if (!content) return wrong(content.error());
  const auto settings = user_config_folder();
  if (!settings) return wrong(settings.error());
  auto authors = KnownAuthors::read(*settings);
  if (!authors) return wrong(authors.error());
  const auto key = SigningKey::of(*settings);
  if (!key) return wrong(key.error());
  if (authors->trust(*author, key->public_key()) == AuthorTrust::kOther)
    return wrong("packages of somebody else have come from '" + *author +
                 "'; say --author with another name");
  const auto made =
      make_tried({.game = game.id(),
                  .name = game.name(Language::kEnglish),
                  .version = options.version.empty() ? std::to_string(chosen->rules->game().rules_revision)
                                                     : options.version,
                  .author = *author,
                  .date = today(),
                  .check = {}},
                 content->files, *key);
  if (!made) return wrong(made.error());
  const std::string out = options.out.empty() ? game.id() + std::string(kPackageEnding) : options.out;
  if (auto saved = save_file(out, made->bytes, Readers::kEverybody); !saved) return wrong(saved.error());
  if (auto remembered = authors->remember(*author, key->public_key()); !remembered)
    return wrong(remembered.error());
  if (options.json) {
    print_json({{"file", out},
                {"game", game.id()},
                {"author", *author},
                {"hash", made->hash},
                {"files", made->files},
                {"left_out", content->left_out}});
    return kGood;
  }
  const Language language = context.language;
  std::cout << said(language, "package.made",
                    {one_line(out), many(language, made->files, "count.file", "count.files"),
                     std::to_string((made->bytes.size() + 1023) / 1024), *author})
            << "\n  " << made->hash << "\n";
  for (const auto& name : content->left_out)
    std::cout << "  " << said(language, "package.left_out", {one_line(name)}) << "\n";
  std::cout << said(language, "package.hand_on") << "\n  boardwright package install " << shell_file(out)
            << "\n";
  return kGood;
}

int package(const Context& context, const PackageOptions& options) {
  using Action = PackageOptions::Action;
  switch (options.action) {
    case Action::kShow: return show(context, options);
    case Action::kInstall: return install(context, options);
    case Action::kList: return list_installed(context, options);
    case Action::kRemove:
    case Action::kBack: return change(context, options);
  }
  return kWrongUse;
}

}  // namespace boardwright::cli
