# SPDX-License-Identifier: GPL-3.0-or-later
#
# For gdb: shows the sources of the plugins that a program has loaded.
#
#   gdb -x plugins/host/plugins_in_gdb.py --args build/debug/bin/boardwright perft GAME --depth 2
#
# A plugin is loaded from a private copy under /proc/self/fd (image.hpp). In gdb that name means a file of gdb's own,
# which it would read instead and wait for ever. So gdb sees the file system without /proc here, and takes the symbols
# of a copy from the file that has the same content: of the program's build tree, or of a folder in BOARDWRIGHT_GAMES.
import atexit
import glob
import os
import shutil
import tempfile

import gdb

PRIVATE_COPY = "/memfd:boardwright-plugin"


def hide_proc():
    root = tempfile.mkdtemp(prefix="boardwright-gdb-")
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    for name in os.listdir("/"):
        if name != "proc":
            os.symlink("/" + name, os.path.join(root, name))
    gdb.execute("set sysroot " + root)


def content(file):
    with open(file, "rb") as opened:
        return opened.read()


def private_copies(process):
    """Where each begins in memory, and what it holds."""
    files = {}
    for name in os.listdir(f"/proc/{process}/fd"):
        descriptor = f"/proc/{process}/fd/{name}"
        if os.readlink(descriptor).startswith(PRIVATE_COPY):
            files[str(os.stat(descriptor).st_ino)] = descriptor
    with open(f"/proc/{process}/maps", encoding="utf-8") as maps:
        for line in maps:
            addresses, _, offset, _, inode = line.split()[:5]
            if PRIVATE_COPY in line and int(offset, 16) == 0 and inode in files:
                yield "0x" + addresses.split("-")[0], content(files[inode])


def built_plugins():
    build = os.path.dirname(os.path.dirname(os.path.realpath(gdb.current_progspace().filename)))
    folders = [build] + [folder for folder in os.environ.get("BOARDWRIGHT_GAMES", "").split(":") if folder]
    return [file for folder in folders for file in glob.glob(folder + "/**/*.so", recursive=True)]


class Plugins(gdb.Command):
    """Take the symbols of all plugins that are loaded by now, as after `attach`."""

    def __init__(self):
        super().__init__("plugins", gdb.COMMAND_FILES)
        self.shown = {}

    def invoke(self, _arguments, _from_terminal):
        for base, copy in private_copies(gdb.selected_inferior().pid):
            if self.shown.get(base) == copy:
                continue
            if base in self.shown:
                gdb.execute("remove-symbol-file -a " + base)
            self.shown[base] = copy
            found = [file for file in built_plugins() if os.path.getsize(file) == len(copy) and content(file) == copy]
            if found:
                gdb.execute(f"add-symbol-file {found[0]} -o {base}", to_string=True)
            print(f"plugin at {base}: " + (found[0] if found else "no file here is like it, so there are no sources"))


class LibraryInUse(gdb.Breakpoint):
    """Stops nowhere: when a library is asked for rules it has been loaded."""

    def __init__(self, plugins):
        super().__init__("boardwright::Library::create", internal=True)
        self.plugins = plugins

    def stop(self):
        self.plugins.invoke("", False)
        return False


gdb.execute("set confirm off")
gdb.execute("set breakpoint pending on")
hide_proc()
LibraryInUse(Plugins())
