// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/shim_vfs.hpp"

#include <sqlite3.h>

#include <cstdlib>
#include <cstring>
#include <new>

namespace boardwright::test {
namespace {

Interference* interference = nullptr;
sqlite3_vfs* real = nullptr;

/// What SQLite gets as a file; the real one stands behind it in the same memory.
struct ShimFile {
  sqlite3_file base;
  std::string* name;
};

sqlite3_file* behind(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<ShimFile*>(file) + 1);
}
const std::string& name_of(sqlite3_file* file) { return *reinterpret_cast<ShimFile*>(file)->name; }

int close_file(sqlite3_file* file) {
  sqlite3_file* hidden = behind(file);
  const int code = hidden->pMethods == nullptr ? SQLITE_OK : hidden->pMethods->xClose(hidden);
  delete reinterpret_cast<ShimFile*>(file)->name;
  file->pMethods = nullptr;
  return code;
}
int read(sqlite3_file* file, void* into, int size, sqlite3_int64 offset) {
  if (const int code = interference->before_read(name_of(file)); code != SQLITE_OK) return code;
  return behind(file)->pMethods->xRead(behind(file), into, size, offset);
}
int write(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
  int allowed = size;
  const int code = interference->before_write(name_of(file), offset, allowed);
  if (code == SQLITE_OK) return behind(file)->pMethods->xWrite(behind(file), from, size, offset);
  if (allowed > 0 && allowed < size) behind(file)->pMethods->xWrite(behind(file), from, allowed, offset);
  return code;
}
int truncate(sqlite3_file* file, sqlite3_int64 size) {
  if (const int code = interference->before_truncate(name_of(file)); code != SQLITE_OK) return code;
  return behind(file)->pMethods->xTruncate(behind(file), size);
}
int sync(sqlite3_file* file, int) {
  if (const int code = interference->before_sync(name_of(file)); code != SQLITE_OK) return code;
  // The disk itself is not waited for: whether it would have been is what counts here.
  interference->after_sync(name_of(file));
  return SQLITE_OK;
}
int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return behind(file)->pMethods->xFileSize(behind(file), size);
}
int lock(sqlite3_file* file, int level) { return behind(file)->pMethods->xLock(behind(file), level); }
int unlock(sqlite3_file* file, int level) { return behind(file)->pMethods->xUnlock(behind(file), level); }
int check_lock(sqlite3_file* file, int* held) {
  return behind(file)->pMethods->xCheckReservedLock(behind(file), held);
}
int control(sqlite3_file* file, int what, void* value) {
  // Not the real file's promises about what a power cut leaves: here anything may be torn.
  return behind(file)->pMethods->xFileControl(behind(file), what, value);
}
int sector_size(sqlite3_file*) { return 512; }
int characteristics(sqlite3_file*) { return 0; }
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** into) {
  return behind(file)->pMethods->xShmMap(behind(file), page, size, extend, into);
}
int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
  return behind(file)->pMethods->xShmLock(behind(file), offset, count, flags);
}
void shm_barrier(sqlite3_file* file) { behind(file)->pMethods->xShmBarrier(behind(file)); }
int shm_unmap(sqlite3_file* file, int remove) {
  return behind(file)->pMethods->xShmUnmap(behind(file), remove);
}

constexpr sqlite3_io_methods kMethods = {
    2,         close_file, read,    write,       truncate,        sync,    file_size, lock,
    unlock,    check_lock, control, sector_size, characteristics, shm_map, shm_lock,  shm_barrier,
    shm_unmap, nullptr,    nullptr};

int open_file_(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
  auto* shim = reinterpret_cast<ShimFile*>(file);
  std::memset(behind(file), 0, static_cast<std::size_t>(real->szOsFile));
  const int code = real->xOpen(real, name, behind(file), flags, out);
  shim->name = new std::string(name == nullptr ? "" : name);
  file->pMethods = behind(file)->pMethods == nullptr ? nullptr : &kMethods;
  if (file->pMethods == nullptr) delete shim->name;
  return code;
}
int delete_file(sqlite3_vfs*, const char* name, int sync_folder) {
  if (const int code = interference->before_delete(name); code != SQLITE_OK) return code;
  return real->xDelete(real, name, sync_folder);
}

sqlite3_vfs shim;

}  // namespace

ShimVfs::ShimVfs(Interference& chosen) {
  if (real != nullptr) std::abort();
  interference = &chosen;
  real = sqlite3_vfs_find(nullptr);
  shim = *real;
  shim.szOsFile = static_cast<int>(sizeof(ShimFile)) + real->szOsFile;
  shim.zName = "boardwright-shim";
  shim.xOpen = open_file_;
  shim.xDelete = delete_file;
  sqlite3_vfs_register(&shim, 1);
}

ShimVfs::~ShimVfs() {
  sqlite3_vfs_unregister(&shim);
  sqlite3_vfs_register(real, 1);
  real = nullptr;
}

}  // namespace boardwright::test
