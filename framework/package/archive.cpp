// SPDX-License-Identifier: GPL-3.0-or-later
#include "framework/package/archive.hpp"

#include <sys/stat.h>
#include <zip.h>

#include <memory>
#include <set>

#include "framework/package/archive_layout.hpp"
#include "framework/package/entry_rules.hpp"
#include "framework/text/ascii.hpp"
#include "framework/text/file_kind.hpp"
#include "framework/text/plain_text.hpp"

namespace boardwright {
namespace {

struct ZipDiscard {
  void operator()(zip_t* archive) const { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, ZipDiscard>;

struct EntryClose {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

std::string words_of(zip_error_t& error) {
  std::string words = one_line(zip_error_strerror(&error));
  zip_error_fini(&error);
  return words;
}

std::string megabytes(std::size_t bytes) { return std::to_string(bytes >> 20U) + " MB"; }

Result<Archive> open_archive(std::string_view bytes) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  if (source == nullptr) return fail("the package can't be read: " + words_of(error));
  Archive archive(zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error));
  if (archive == nullptr) {
    zip_source_free(source);
    if (zip_error_code_zip(&error) == ZIP_ER_EXISTS) {
      zip_error_fini(&error);
      return fail("the package holds two files of one name");
    }
    return fail("this package is damaged (" + words_of(error) + "); get it again");
  }
  return archive;
}

/// What its own list says of an entry.
struct ListedFile {
  std::string name;
  std::size_t size = 0, packed = 0;
};

/// A regular file, or one that doesn't say what it is.
bool is_plain(zip_t* archive, zip_uint64_t index) {
  zip_uint8_t system = 0;
  zip_uint32_t attributes = 0;
  if (zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0) return false;
  const mode_t kind = (attributes >> 16U) & S_IFMT;
  return system != ZIP_OPSYS_UNIX || kind == 0 || kind == S_IFREG;
}

Result<ListedFile> read_entry(zip_t* archive, zip_uint64_t index, const PackageLimits& limits) {
  zip_stat_t status;
  zip_stat_init(&status);
  constexpr zip_uint64_t kNeeded =
      ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
  if (zip_stat_index(archive, index, 0, &status) != 0 || (status.valid & kNeeded) != kNeeded)
    return fail("this package is damaged: it doesn't say what it holds; get it again");
  const std::string name = status.name;
  if (auto fits = check_entry_name(name); !fits) return fail(fits.error());
  const std::string quoted = "'" + excerpt(name) + "'";
  if (!is_plain(archive, index))
    return fail("the package holds " + quoted + ", which is a link or no file at all");
  if (status.encryption_method != ZIP_EM_NONE) return fail("the package holds " + quoted + " encrypted");
  if (status.comp_method != ZIP_CM_STORE && status.comp_method != ZIP_CM_DEFLATE)
    return fail("the package holds " + quoted + ", packed in a way that packages don't use");
  if (status.size > limits.file)
    return fail("the package holds " + quoted + ", which has more than " + megabytes(limits.file) +
                " when unpacked");
  if (status.size > limits.small && status.size / limits.ratio > status.comp_size)
    return fail("the package holds " + quoted + ", which unpacks to more than " +
                std::to_string(limits.ratio) + " times its size: a trap");
  return ListedFile{name, status.size, status.comp_size};
}

/// Files of one name, also where a disk takes capital and small letters for the same, and files that are folders too.
Result<void> check_different(const std::vector<ListedFile>& files) {
  std::set<std::string> names, folders;
  for (const auto& file : files) {
    const std::string name = ascii_lower(file.name);
    if (!names.insert(name).second)
      return fail("the package holds two files named '" + excerpt(file.name) + "'");
    for (auto slash = name.find('/'); slash != name.npos; slash = name.find('/', slash + 1))
      folders.insert(name.substr(0, slash));
  }
  for (const auto& folder : folders)
    if (names.contains(folder))
      return fail("the package holds '" + excerpt(folder) + "' as a file and as a folder");
  return {};
}

Result<std::string> unpack(zip_t* archive, zip_uint64_t index, const ListedFile& file) {
  const auto damaged = [&] {
    return fail("'" + excerpt(file.name) + "' in this package is damaged; get the package again");
  };
  const std::unique_ptr<zip_file_t, EntryClose> entry(zip_fopen_index(archive, index, 0));
  if (entry == nullptr) return damaged();
  std::string content(file.size, '\0');
  for (std::size_t done = 0; done < content.size();) {
    const zip_int64_t got = zip_fread(entry.get(), content.data() + done, content.size() - done);
    if (got <= 0) return damaged();
    done += static_cast<std::size_t>(got);
  }
  char more = 0;  // the end is where the checksum is compared, and there must be nothing behind it
  if (zip_fread(entry.get(), &more, 1) != 0) return damaged();
  return content;
}

}  // namespace

Result<std::vector<PackedFile>> read_archive(std::string_view bytes, const PackageLimits& limits) {
  if (bytes.size() > limits.packed)
    return fail("this has more than " + megabytes(limits.packed) + ", too much for a package");
  if (!bytes.starts_with("PK\x03\x04")) {
    const auto kind = file_kind(bytes);
    return fail(kind.empty() ? "this is no package of a game"
                             : "this is " + std::string(kind) + ", not a package of a game");
  }
  const auto archive = open_archive(bytes);
  if (!archive) return fail(archive.error());
  const zip_int64_t count = zip_get_num_entries(archive->get(), 0);
  if (count < 0 || static_cast<std::size_t>(count) > limits.files)
    return fail("the package holds " + std::to_string(count) + " files; " + std::to_string(limits.files) +
                " are allowed");
  std::vector<ListedFile> listed;
  std::size_t unpacked = 0, packed = 0;
  for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
    auto file = read_entry(archive->get(), i, limits);
    if (!file) return fail(file.error());
    unpacked += file->size;
    packed += file->packed;
    if (unpacked > limits.unpacked)
      return fail("the package unpacks to more than " + megabytes(limits.unpacked) + ": a trap");
    // Several entries may share one stretch of the archive, which makes a little unpack to a lot.
    if (packed > bytes.size()) return fail("files of this package lie upon each other: a trap");
    listed.push_back(std::move(*file));
  }
  if (auto different = check_different(listed); !different) return fail(different.error());
  if (!holds_its_files_alone(bytes))
    return fail("the package holds more than its files: something lies before, between or behind them");
  std::vector<PackedFile> files;
  for (zip_uint64_t i = 0; i < listed.size(); ++i) {
    auto content = unpack(archive->get(), i, listed[i]);
    if (!content) return fail(content.error());
    files.push_back({listed[i].name, std::move(*content)});
  }
  return files;
}

Result<std::string> write_archive(const std::vector<PackedFile>& files) {
  zip_error_t error;
  zip_error_init(&error);
  const auto failed = [](zip_error_t* what) {
    return fail("the package can't be made: " + one_line(zip_error_strerror(what)));
  };
  zip_source_t* made = zip_source_buffer_create(nullptr, 0, 0, &error);
  if (made == nullptr) return failed(&error);
  zip_source_keep(made);  // it outlives the archive, which takes one hold of it
  const std::unique_ptr<zip_source_t, void (*)(zip_source_t*)> kept(made, zip_source_free);
  Archive archive(zip_open_from_source(made, ZIP_CREATE | ZIP_TRUNCATE, &error));
  if (archive == nullptr) {
    zip_source_free(made);
    return failed(&error);
  }
  constexpr zip_uint16_t kFirstDay = (1U << 5U) | 1U;  // 1 January 1980, the first that a zip can name
  for (const auto& file : files) {
    zip_source_t* content = zip_source_buffer(archive.get(), file.content.data(), file.content.size(), 0);
    if (content == nullptr) return failed(zip_get_error(archive.get()));
    const zip_int64_t index = zip_file_add(archive.get(), file.name.c_str(), content, ZIP_FL_ENC_UTF_8);
    if (index < 0) {
      zip_source_free(content);
      return failed(zip_get_error(archive.get()));
    }
    const auto place = static_cast<zip_uint64_t>(index);
    if (zip_set_file_compression(archive.get(), place, ZIP_CM_DEFLATE, 9) != 0 ||
        zip_file_set_dostime(archive.get(), place, 0, kFirstDay, 0) != 0)
      return failed(zip_get_error(archive.get()));
  }
  if (zip_close(archive.get()) != 0) return failed(zip_get_error(archive.get()));
  (void)archive.release();  // closing has taken it
  zip_stat_t status;
  zip_stat_init(&status);
  if (zip_source_stat(made, &status) != 0 || (status.valid & ZIP_STAT_SIZE) == 0 ||
      zip_source_open(made) != 0)
    return failed(zip_source_error(made));
  std::string bytes(status.size, '\0');
  const zip_int64_t got = zip_source_read(made, bytes.data(), bytes.size());
  zip_source_close(made);
  if (got < 0 || static_cast<std::size_t>(got) != bytes.size()) return failed(zip_source_error(made));
  return bytes;
}

}  // namespace boardwright
