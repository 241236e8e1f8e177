// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>

#include "framework/package/package.hpp"
#include "tests/support/scratch_folder.hpp"

namespace boardwright::test {

inline std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const auto at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), by);
}

/// A game in one file, under an id that no game of the program has.
inline std::string river_script() {
  std::ifstream in(BOARDWRIGHT_SOURCE_DIR "/plugins/template/scripts/moving.lua", std::ios::binary);
  REQUIRE(in.is_open());
  std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto at = text.find("id = \"");
  REQUIRE(at != std::string::npos);
  const auto end = text.find('"', at + 6);
  return text.replace(at + 6, end - at - 6, "river");
}

inline SigningKey key_in(const ScratchFolder& folder) {
  const auto key = SigningKey::of(folder.path());
  REQUIRE(key);
  return *key;
}

inline PackageFacts facts_of(const std::string& version = "1", const std::string& author = "Jan") {
  return {.game = "river",
          .name = "River",
          .version = version,
          .author = author,
          .date = "2026-11-26",
          .check = {7, {{"moves", "passed"}}}};
}

/// What a package says of these files, its own two left out.
inline Manifest manifest_of(const PackageFacts& facts, const std::vector<PackedFile>& files,
                            const SigningKey& key) {
  Manifest manifest{facts.game,       facts.name, facts.version, facts.author,
                    key.public_key(), facts.date, facts.check,   {}};
  for (const auto& file : files) manifest.files[file.name] = {file.content.size(), sha256_hex(file.content)};
  return manifest;
}

/// A package as whoever wants to deceive would make it: signed well, whatever is in it.
inline std::string archive_of(const Manifest& manifest, const std::vector<PackedFile>& files,
                              const SigningKey& key) {
  const std::string text = write_manifest(manifest);
  std::vector<PackedFile> all{{"manifest.json", text}, {"signature.txt", key.sign(text) + "\n"}};
  all.insert(all.end(), files.begin(), files.end());
  const auto bytes = write_archive(all);
  REQUIRE(bytes);
  return *bytes;
}

inline std::string signed_archive(const std::vector<PackedFile>& files, const SigningKey& key) {
  return archive_of(manifest_of(facts_of(), files, key), files, key);
}

inline std::vector<PackedFile> river_files(const std::string& more = "") {
  return {{"river.lua", river_script() + more}};
}

/// Everywhere in the archive: its two lists of names must agree.
inline std::string renamed_inside(std::string bytes, const std::string& from, const std::string& to) {
  REQUIRE(from.size() == to.size());
  std::size_t count = 0;
  for (auto at = bytes.find(from); at != std::string::npos; at = bytes.find(from, at + 1), ++count)
    bytes.replace(at, from.size(), to);
  REQUIRE(count >= 2);
  return bytes;
}

/// The entry as a symbolic link, in the archive's own list.
inline std::string as_link(std::string bytes, const std::string& name) {
  // A record of the list: "PK\1\2", who made it (its upper byte is the system) at 4, attributes at 38, the name at 46.
  for (auto at = bytes.find("PK\x01\x02"); at != std::string::npos; at = bytes.find("PK\x01\x02", at + 4))
    if (bytes.compare(at + 46, name.size(), name) == 0) {
      bytes[at + 5] = 3;  // Unix
      bytes[at + 40] = '\xFF';
      bytes[at + 41] = '\xA1';  // S_IFLNK
      return bytes;
    }
  FAIL("there is no " + name);
  return bytes;
}

/// Two or four bytes of a part of the archive, in each of its parts of that kind.
inline std::string with_number(std::string bytes, const std::string& part, std::size_t at,
                               std::uint64_t value, std::size_t size) {
  std::size_t count = 0;
  for (auto place = bytes.find(part); place != std::string::npos;
       place = bytes.find(part, place + 4), ++count)
    for (std::size_t i = 0; i < size; ++i)
      bytes[place + at + i] = static_cast<char>(value >> (8 * i) & 0xFFU);
  REQUIRE(count > 0);
  return bytes;
}

struct Lie {
  std::string what;      ///< for the test's own words
  std::string bytes;     ///< the package
  std::string sentence;  ///< part of what refuses it
};

/// Of a sound package: what another program would see in it, or nobody.
inline void hide(std::vector<Lie>& all, const std::string& good) {
  const std::string more = "holds more than its files";
  const std::string kFile("PK\x03\x04", 4), kListed("PK\x01\x02", 4), kEnd("PK\x05\x06", 4);
  const auto end = good.rfind(kEnd), list = good.find(kListed);
  const auto listed = good.substr(list, end - list);
  all.push_back({"another package behind it", good + good, more});
  all.push_back({"a comment", with_number(good, kEnd, 20, 5, 2) + "hello", more});
  all.push_back({"an end in its comment", with_number(good, kEnd, 20, 22, 2) + good.substr(end), more});
  all.push_back({"two lists", good.substr(0, end) + listed + good.substr(end), more});
  all.push_back({"a gap before its list",
                 with_number(good.substr(0, list) + "hidden" + good.substr(list), kEnd, 16, list + 6, 4),
                 more});
  all.push_back({"another disk", with_number(good, kListed, 34, 1, 2), more});
  all.push_back({"data behind its end", good + "hidden", "this package is damaged"});
  all.push_back(
      {"encrypted files", with_number(with_number(good, kListed, 8, 1, 2), kFile, 6, 1, 2), "encrypted"});
  all.push_back({"4 GB, as it says",
                 with_number(with_number(good, kListed, 24, 0xFFFFFFFE, 4), kFile, 22, 0xFFFFFFFE, 4),
                 "more than 4 MB when unpacked"});
  all.push_back(
      {"wrong checksums", with_number(with_number(good, kListed, 16, 1, 4), kFile, 14, 1, 4), "is damaged"});
  all.push_back({"a number of files that isn't so", with_number(good, kEnd, 8, 0xFFFFFFFF, 4),
                 "this package is damaged"});
}

/// A corpus of packages that lie. Each is refused for its own reason.
inline std::vector<Lie> lies(const ScratchFolder& keys) {
  const SigningKey key = key_in(keys);
  const std::vector<PackedFile> good = river_files();
  const auto with = [&](PackedFile file) {
    auto files = good;
    files.push_back(std::move(file));
    return signed_archive(files, key);
  };
  std::vector<Lie> all;
  all.push_back({"no package at all", "hello", "is no package of a game"});
  all.push_back({"a picture", std::string("\x89PNG\r\n\x1a\n", 8), "a picture, not a package"});
  all.push_back(
      {"an archive", write_archive({{"river.lua", "x"}}).value(), "an archive, not a package of a game"});

  Manifest manifest = manifest_of(facts_of(), good, key);
  manifest.files["river.lua"].sha256 = std::string(64, '0');
  all.push_back({"a wrong hash", archive_of(manifest, good, key), "isn't what its manifest says"});
  manifest = manifest_of(facts_of(), good, key);
  manifest.files["river.yaml"] = {1, std::string(64, '0')};
  all.push_back({"a file that isn't there", archive_of(manifest, good, key), "lacks 'river.yaml'"});
  manifest = manifest_of(facts_of(), good, key);
  auto more = good;
  more.push_back({"extra.md", "more"});
  all.push_back(
      {"a file that isn't named", archive_of(manifest, more, key), "which its manifest doesn't name"});
  {
    // Changed after it was signed.
    std::string text = write_manifest(manifest);
    const std::string signature = key.sign(text);
    text = replaced(text, "\"Jan\"", "\"Piet\"");
    all.push_back(
        {"a wrong signature",
         write_archive({{"manifest.json", text}, {"signature.txt", signature}, good.front()}).value(),
         "not signed by whom it names"});
  }
  {
    // Somebody else's signature under Jan's key.
    const ScratchFolder other;
    const std::string text = write_manifest(manifest);
    all.push_back(
        {"another's signature",
         write_archive({{"manifest.json", text}, {"signature.txt", key_in(other).sign(text)}, good.front()})
             .value(),
         "not signed by whom it names"});
    all.push_back({"a manifest that is none",
                   write_archive({{"manifest.json", "[[[["}, {"signature.txt", "00"}, good.front()}).value(),
                   "manifest is no JSON"});
  }
  all.push_back({"a path that climbs out", with({"../evil.lua", "x"}), "leads out of the package"});
  all.push_back(
      {"a path that climbs out later", with({"art/../../evil.svg", "x"}), "leads out of the package"});
  all.push_back({"an absolute path", with({"/tmp/evil.lua", "x"}), "leads out of the package"});
  all.push_back({"a drive", with({"C:evil.lua", "x"}), "leads out of the package"});
  all.push_back({"a backslash", with({"art\\evil.svg", "x"}), "a name with a backslash"});
  all.push_back({"a hidden name", with({".profile.txt", "x"}), "a hidden name"});
  all.push_back({"a folder by itself", with({"art/", ""}), "a folder by itself"});
  all.push_back(
      {"a NUL in a name",
       renamed_inside(with({"evil.lua#.md", "x"}), "evil.lua#.md", std::string("evil.lua\0.md", 12)),
       "names in packages have letters"});
  all.push_back({"a link", as_link(with({"link.md", "/etc/passwd"}), "link.md"), "a link or no file at all"});
  all.push_back({"two files of one name", renamed_inside(with({"rivet.lua", "x"}), "rivet.lua", "river.lua"),
                 "two files of one name"});
  all.push_back({"two files of one name by case", with({"River.lua", "x"}), "two files named"});
  all.push_back({"a file that is a folder", with({"river.lua/a.md", "x"}), "as a file and as a folder"});
  all.push_back({"a native library", with({"libriver.so", "x"}), "a native library"});
  all.push_back({"a native library with a version", with({"libriver.so.1", "x"}), "a native library"});
  all.push_back({"a native library under another name",
                 with({"art/king.svg", std::string("\x7f"
                                                   "ELF\2\1\1\0",
                                                   8)}),
                 "a native library, whatever its name says"});
  all.push_back(
      {"a kind of file that isn't known", with({"run.sh", "x"}), "a kind of file that packages don't have"});
  all.push_back({"no text", with({"notes.md", std::string("a\0b", 3)}), "which is no text"});
  all.push_back({"a drawing with a script", with({"art/king.svg", "<svg><script>1</script></svg>"}),
                 "which is no shape"});
  all.push_back({"a bomb", with({"notes.md", std::string(3U << 20U, ' ')}), "times its size: a trap"});
  all.push_back({"a file that is too large", with({"notes.md", std::string(5U << 20U, ' ')}),
                 "more than 4 MB when unpacked"});
  {
    std::vector<PackedFile> many = good;
    for (int i = 0; i < 10000; ++i) many.push_back({"lessons/n" + std::to_string(i) + ".md", "x"});
    all.push_back({"ten thousand files", signed_archive(many, key), "1000 are allowed"});
  }
  all.push_back({"two scripts", with({"rivet.lua", river_script()}), "more than one script"});
  all.push_back({"no script", signed_archive({{"notes.md", "x"}}, key), "holds no script"});
  all.push_back({"a library asked for", with({"game.yaml", "id: river\nname: R\nplugin: libc\n"}),
                 "asks for a library"});
  all.push_back({"drawings from elsewhere",
                 with({"river.yaml", "id: river\nscript: river.lua\nname: R\nboard: {art: ../../secret}\n"}),
                 "takes drawings from outside the package"});
  {
    PackageFacts facts = facts_of();
    facts.game = "sea";
    all.push_back(
        {"another game", archive_of(manifest_of(facts, good, key), good, key), "its manifest says 'sea'"});
  }
  {
    std::string bytes = signed_archive(good, key);
    bytes.resize(bytes.size() / 2);
    all.push_back({"half of one", bytes, "this package is damaged"});
  }
  {
    // One byte of what is packed, somewhere in the script, which comes last.
    std::string bytes = signed_archive(good, key);
    const auto list = bytes.find("PK\x01\x02");
    bytes[list - 40] = static_cast<char>(bytes[list - 40] ^ 0x55);
    all.push_back({"a damaged file", bytes, "is damaged"});
  }
  hide(all, signed_archive(good, key));
  for (const std::string name : {"r\xD1\x96ver.lua", "river\xE2\x80\xAE.lua", "river\xE2\x80\x8B.lua",
                                 "\xE2\x84\xAAing.md", "e\xCC\x81.md"})
    all.push_back({"letters that look like others", with({name, "x"}), "names in packages have letters"});
  all.push_back(
      {"another package inside", with({"inner.md", signed_archive(good, key)}), "whatever its name says"});
  all.push_back({"nothing at all", "", "is no package of a game"});
  return all;
}

/// Every path below a folder with its size.
inline std::vector<std::string> listing(const std::filesystem::path& folder) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    paths.push_back(entry.path().string() +
                    (entry.is_regular_file() ? " " + std::to_string(entry.file_size()) : ""));
  std::sort(paths.begin(), paths.end());
  return paths;
}

}  // namespace boardwright::test
