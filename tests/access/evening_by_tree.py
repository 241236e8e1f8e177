#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A club's evening in the real window, by its accessible tree and the keyboard: evening_by_tree.py BUILD [PICTURES].

Fourteen members; in round 3 the program is killed, and goes on from what it had acknowledged; then a second laptop
goes on from the copy that the first one has left. Needs Xvfb, xdotool, a session bus and pyatspi; leaves with 77 and
says so where one of them is missing. Takes minutes: it is run by hand, and is no part of the tests that always run.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SKIP = 77
SECONDS, SECONDS_FOR_ONE = 400, 60  # for everything and for one thing, on a busy machine
MEMBERS = ["Anna de Vries", "Ben Bakker", "Carla Jansen", "Dirk Visser", "Eva Smit", "Frank Meijer", "Greet de Boer",
           "Hans Mulder", "Ilse de Groot", "Jan Bos", "Kees Vos", "Lies Peters", "Mo Hendriks", "Nel van Dijk"]


def missing():
    for program in ("Xvfb", "xdotool", "dbus-run-session", "dbus-daemon"):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        return "pyatspi is not installed"
    return None


def run_under_own_display(arguments):
    read_end, write_end = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
        pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    try:
        number = os.read(read_end, 16).decode().strip()
        if not number:
            sys.exit("evening_by_tree: Xvfb did not start")
        with tempfile.TemporaryDirectory() as home:
            environment = dict(
                os.environ, DISPLAY=":" + number, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_STATE_HOME=home, XDG_RUNTIME_DIR=home,
                LANG="C.UTF-8")
            for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"):
                environment.pop(name, None)
            os.makedirs(os.path.join(home, "boardwright"))
            with open(os.path.join(home, "boardwright", "boardwright.conf"), "w", encoding="utf-8") as settings:
                settings.write("[General]\nanimation=false\nvolume=0\n\n[evening]\n"
                               f"copies={os.path.join(home, 'stick')}\n")
            os.makedirs(os.path.join(home, "stick"))
            return subprocess.run(["dbus-run-session", "--", sys.executable, __file__, "--inside", home, *arguments],
                                  env=environment, check=False, stderr=subprocess.DEVNULL).returncode
    finally:
        display.terminate()
        display.wait()


class Laptop:
    """The window of one program as a tree of accessible objects, with a keyboard."""

    def __init__(self, build, store, end, pictures=None, name="laptop"):
        import pyatspi
        from gi.repository import GLib
        self.pyatspi, self.loop, self.end = pyatspi, GLib.MainContext.default(), end
        self.pictures, self.name, self.taken = pictures, name, 0
        # A laptop's own state: another one doesn't say that this one ended unexpectedly.
        self.process = subprocess.Popen(
            [os.path.join(build, "bin", "boardwright-desktop"), "--store", store, "--size", "1200x800"],
            stderr=subprocess.STDOUT, env=dict(os.environ, XDG_STATE_HOME=store + ".state"))
        self.root = self.wait_for(self.find_program, "the program in the accessible tree")
        self.root.set_cache_mask(0)

    def find_program(self):
        for one in self.pyatspi.Registry.getDesktop(0):
            if one is not None and one.get_process_id() == self.process.pid and one.childCount:
                return one
        return None

    def wait_for(self, look, what):
        end = min(self.end, time.monotonic() + SECONDS_FOR_ONE)
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"the program left with {self.process.returncode} while {what} was awaited")
            while self.loop.iteration(False):
                pass
            try:
                found = look()
            except Exception:  # what was there a moment ago is gone
                found = None
            if found:
                return found
            time.sleep(0.05)
        self.picture("lost")
        raise AssertionError(f"the time is over, and still there is no sign of {what}")

    def all(self):
        waiting = [self.root]
        while waiting:
            one = waiting.pop()
            yield one
            if one.getState().contains(self.pyatspi.STATE_MANAGES_DESCENDANTS):
                continue
            waiting.extend(child for child in reversed([one[i] for i in range(one.childCount)]) if child)

    def shown(self, name, role=None):
        return next((one for one in self.all() if one.name == name and (role is None or one.getRole() == role) and
                     one.getState().contains(self.pyatspi.STATE_SHOWING) and
                     one.getState().contains(self.pyatspi.STATE_ENABLED)), None)

    def press(self, name):
        button = self.wait_for(lambda: self.shown(name), f"“{name}”")
        action = button.queryAction()
        names = [action.getName(i) for i in range(action.nActions)]
        action.doAction(names.index("Press") if "Press" in names else 0)
        time.sleep(0.2)

    def focus(self, name):
        one = self.wait_for(lambda: self.shown(name), f"“{name}”")
        one.queryComponent().grabFocus()
        time.sleep(0.1)

    def keys(self, *keys):
        subprocess.run(["xdotool", "key", "--delay", "30", *keys], check=True)

    def enter(self, text):
        self.focus("Result: board and key")
        subprocess.run(["xdotool", "type", "--delay", "20", text], check=True)
        self.keys("Return")
        time.sleep(0.25)

    def says(self, words):
        return self.wait_for(lambda: next((one for one in self.all() if words in one.name), None), f"“{words}”")

    def picture(self, what):
        if not self.pictures:
            return
        self.taken += 1
        subprocess.run(["import", "-window", "root", os.path.join(self.pictures, f"{self.name}-{what}.png")],
                       check=False)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def club(build, store, *words):
    done = subprocess.run([os.path.join(build, "bin", "boardwright"), *words, "--store", store], check=False,
                          capture_output=True, text=True)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


def results_of(build, store):
    """All boards with their results, as the command line tells them."""
    return club(build, store, "tournament", "show")


def play_round(laptop, boards):
    for board in range(1, boards + 1):
        laptop.enter(f"{board} {(1, 2, '=')[board % 3]}")


def main(home, build, pictures=None):
    end = time.monotonic() + SECONDS
    store = os.path.join(home, "club.db")
    for member in MEMBERS:
        club(build, store, "players", "add", member)
    one = Laptop(build, store, end, pictures, "one")
    one.press("Evening…")
    one.press("A few rounds")
    one.press("All or none")
    one.picture("form")
    one.press("Begin")
    one.press("Copies…")
    one.press("Copies go here")
    one.press("More…")
    one.keys("e")  # Everybody is here
    for _ in range(2):
        one.press("Pair round 1" if _ == 0 else "Pair the next round")
        one.press("Publish")
        one.press("Everybody sits")
        play_round(one, 7)
    one.press("Pair the next round")
    one.press("Publish")
    for board in (1, 2, 3):
        one.enter(f"{board} 1")
    one.says("Board 3: ")
    one.picture("before-the-kill")
    before = results_of(build, store)
    one.kill()
    assert results_of(build, store) == before, "something that was acknowledged is lost"

    # The same laptop, after the power came back.
    one = Laptop(build, store, end, pictures, "again")
    one.press("Close")  # it says that it ended unexpectedly
    one.press("Evening…")
    one.picture("choices")
    entry = one.wait_for(lambda: next((each for each in one.all() if each.name.startswith("A few rounds, ")), None),
                         "the tournament among those to go on with")
    entry.queryAction().doAction(0)
    one.says("4 results are missing.")
    one.picture("goes-on")
    one.enter("4 2")
    one.says("3 results are missing.")
    one.kill()  # switched off, for good this time

    # The second laptop, with the stick.
    other_store = os.path.join(home, "other.db")
    club(build, other_store, "players", "add", "Somebody Else")
    two = Laptop(build, other_store, end, pictures, "two")
    two.press("Evening…")
    two.press("Go on from a copy…")
    two.picture("copies")
    two.press("Go on from this copy")
    two.says("3 results are missing.")
    two.picture("goes-on")
    for board in (5, 6, 7):
        two.enter(f"{board} =")
    two.press("Pair the next round")
    two.press("Publish")
    two.says("7 results are missing.")
    two.picture("round-4")
    two.kill()
    print("an evening went on after a kill, and on a second laptop")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    if sys.argv[1] == "--inside":
        sys.exit(main(*sys.argv[2:]))
    lacks = missing()
    if lacks:
        print(f"skipped: {lacks}")
        sys.exit(SKIP)
    sys.exit(run_under_own_display(sys.argv[1:]))
