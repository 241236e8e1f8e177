// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/text/file_kind.hpp"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string>

namespace boardwright {
namespace {

using namespace std::string_view_literals;

struct Signature {
  std::size_t at;
  std::string_view bytes;
  std::string_view kind;
};

constexpr std::string_view kPicture = "a picture", kSound = "a sound", kFilm = "a film",
                           kArchive = "an archive", kProgram = "a program", kOffice = "an office document",
                           kFont = "a font", kDatabase = "a database";

// From the registers that file(1) is made of; the longer before those they begin with.
constexpr Signature kSignatures[] = {
    {0, "\x89PNG\r\n"sv, kPicture},
    {0, "\xFF\xD8\xFF"sv, kPicture},
    {0, "GIF87a"sv, kPicture},
    {0, "GIF89a"sv, kPicture},
    {8, "WEBP"sv, kPicture},
    {0, "II*\0"sv, kPicture},
    {0, "MM\0*"sv, kPicture},
    {0, "\0\0\1\0"sv, kPicture},
    {4, "ftypheic"sv, kPicture},
    {4, "ftypavif"sv, kPicture},
    {0, "8BPS"sv, kPicture},
    {0, "gimp xcf"sv, kPicture},
    {0, "%PDF-"sv, "a PDF document"sv},
    {0, "%!PS"sv, "a PostScript document"sv},
    {0, "{\\rtf"sv, kOffice},
    {0, "\xD0\xCF\x11\xE0"sv, kOffice},
    {30, "mimetypeapplication/vnd.oasis"sv, kOffice},
    {30, "[Content_Types].xml"sv, kOffice},
    {0, "PK\3\4"sv, "a ZIP archive"sv},
    {0, "PK\5\6"sv, "a ZIP archive"sv},
    {0, "\x1F\x8B"sv, kArchive},
    {0, "BZh"sv, kArchive},
    {0, "\xFD\x37zXZ\0"sv, kArchive},
    {0, "\x28\xB5\x2F\xFD"sv, kArchive},
    {0, "7z\xBC\xAF\x27\x1C"sv, kArchive},
    {0, "Rar!\x1A"sv, kArchive},
    {257, "ustar"sv, kArchive},
    {0, "SQLite format 3\0"sv, kDatabase},
    {0,
     "\x7F"
     "ELF"sv,
     kProgram},
    {0, "MZ\x90\0"sv, kProgram},
    {0, "\xCF\xFA\xED\xFE"sv, kProgram},
    {0, "\xCA\xFE\xBA\xBE"sv, kProgram},
    {0, "!<arch>\n"sv, kProgram},
    {0, "#!/"sv, "a script"sv},
    {0, "ID3"sv, kSound},
    {0, "OggS"sv, kSound},
    {0, "fLaC"sv, kSound},
    {8, "WAVE"sv, kSound},
    {0, "MThd"sv, kSound},
    {4, "ftyp"sv, kFilm},
    {8, "AVI "sv, kFilm},
    {0, "\x1A\x45\xDF\xA3"sv, kFilm},
    {0, "\0\1\0\0\0"sv, kFont},
    {0, "OTTO"sv, kFont},
    {0, "wOFF"sv, kFont},
    {0, "wOF2"sv, kFont},
};

bool begins_with_word(std::string_view text, std::string_view small) {
  return text.size() >= small.size() &&
         std::equal(small.begin(), small.end(), text.begin(), [](char a, char b) {
           return a == static_cast<char>(std::tolower(static_cast<unsigned char>(b)));
         });
}

}  // namespace

std::string_view file_kind(std::string_view bytes) {
  for (const auto& [at, begin, kind] : kSignatures)
    if (bytes.size() > at && bytes.substr(at).starts_with(begin)) return kind;
  // A Windows bitmap has two letters, too few to be sure, then its size and four zeros.
  if (bytes.size() > 14 && bytes.starts_with("BM") && bytes.substr(6, 4) == "\0\0\0\0"sv) return kPicture;
  std::string_view text = bytes;
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (begins_with_word(text, "<!doctype html") || begins_with_word(text, "<html")) return "a web page";
  if (begins_with_word(text, "<svg")) return kPicture;
  if (begins_with_word(text, "<?xml"))
    return text.substr(0, 1024).find("<svg") != std::string_view::npos ? kPicture : "an XML file"sv;
  return {};
}

std::string_view text_kind(std::string_view text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  const bool may_be_json = text.starts_with('{') || text.starts_with('[');
  if (may_be_json && nlohmann::json::accept(text)) return "JSON";
  // The keys with which a variant or a game begins its lines.
  constexpr std::string_view kKeys[] = {
      "id:", "name:", "summary:", "inherits:", "set:", "plugin:", "variants:"};
  std::size_t keys = 0;
  for (const auto key : kKeys)
    if (text.starts_with(key) || text.find("\n" + std::string(key)) != std::string_view::npos) ++keys;
  return keys > 1 ? kRulesFile : std::string_view();
}

}  // namespace boardwright
