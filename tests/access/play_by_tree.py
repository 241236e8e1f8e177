#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays whole games in the real window by its accessible tree alone: play_by_tree.py BUILD [GAME…].

Nothing but names, descriptions, states and actions is used, as a screen reader has them over AT-SPI: no
pictures, no coordinates, no keys. Needs Xvfb, a session bus and pyatspi; leaves with 77 and says so where one
of them is missing.
"""
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

SKIP = 77
SECONDS_PER_GAME = 150  # on a busy machine; alone one takes a few
# Quick variants; who isn't named is played by this test too.
GAMES = {
    "lines_of_action": ["--game", "lines_of_action/small"],
    "dice_checkers": ["--game", "dice_checkers", "--set", "quiet_limit=8", "--seat", "red=random"],
    "militakiri": ["--game", "militakiri", "--set", "endgame_moves=3", "--seat", "blue=greedy"],
    "two_field": ["--game", "two_field", "--set", "set=duel", "--set", "size=8", "--set", "rows=2",
                  "--set", "scout_charge=off", "--set", "quiet_limit=12"],
    "hex": ["--game", "hex", "--set", "size=5"],
}


def missing():
    """What this machine lacks, as a sentence; nothing if it is all there."""
    for program in ("Xvfb", "dbus-run-session", "dbus-daemon"):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    try:
        import pyatspi  # noqa: F401
    except ImportError:
        return "pyatspi is not installed"
    if not any(os.path.exists(f"/usr/{place}/at-spi-bus-launcher") for place in ("libexec", "lib/at-spi2-core")):
        return "at-spi2-core is not installed"
    return None


# --- outside: a display and a session bus of our own -----------------------------------------------------------

def run_under_own_display(arguments):
    read_end, write_end = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
        pass_fds=[write_end], stderr=subprocess.DEVNULL)
    os.close(write_end)
    try:
        number = os.read(read_end, 16).decode().strip()
        if not number:
            sys.exit("play_by_tree: Xvfb did not start")
        with tempfile.TemporaryDirectory() as home:
            environment = dict(
                os.environ, DISPLAY=":" + number, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
                HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_RUNTIME_DIR=home, LANG="C.UTF-8")
            for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS"):
                environment.pop(name, None)
            os.makedirs(os.path.join(home, "boardwright"))
            with open(os.path.join(home, "boardwright", "boardwright.conf"), "w", encoding="utf-8") as settings:
                settings.write("[General]\nanimation=false\nvolume=0\n")
            # What the buses say of themselves is no news of ours; what goes wrong inside comes over stdout.
            return subprocess.run(["dbus-run-session", "--", sys.executable, __file__, "--inside", *arguments],
                                  env=environment, check=False, stderr=subprocess.DEVNULL).returncode
    finally:
        display.terminate()
        display.wait()


# --- inside: the tree ------------------------------------------------------------------------------------------

class Window:
    """The program's window as a tree of accessible objects."""

    def __init__(self, program, options):
        import pyatspi
        from gi.repository import GLib
        self.pyatspi, self.loop = pyatspi, GLib.MainContext.default()
        self.gone, self.heard = GLib.GError, []
        self.renamed = 0
        pyatspi.Registry.registerEventListener(self.hear, "object:state-changed:showing")
        pyatspi.Registry.registerEventListener(self.count_name, "object:property-change:accessible-name")
        self.process = subprocess.Popen(program + options, stderr=subprocess.STDOUT)
        self.end = time.monotonic() + SECONDS_PER_GAME
        self.root = self.wait_for(self.find_program, "the program in the accessible tree")
        self.root.set_cache_mask(0)  # what is asked is asked of the program
        self.board = self.wait_for(lambda: self.find(lambda one: one.name.startswith("Board: ")), "the board")
        self.status = self.wait_for(
            lambda: self.find(lambda one: one.description == "How things stand"), "how things stand")
        self.beside = self.find(lambda one: one.name == "Moves beside the board")
        # These live as long as the window; going through the whole tree takes half a second.
        self.lasting_buttons = [one for one in self.all() if one.getRole() in (
            pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON)]

    def close(self):
        self.pyatspi.Registry.deregisterEventListener(self.hear, "object:state-changed:showing")
        self.pyatspi.Registry.deregisterEventListener(self.count_name, "object:property-change:accessible-name")
        self.process.terminate()
        self.process.wait()

    def hear(self, event):
        if event.detail1 and event.source.getRole() == self.pyatspi.ROLE_NOTIFICATION:
            self.heard.append(event.source.name)

    def count_name(self, event):
        try:
            self.renamed += event.source.getRole() == self.pyatspi.ROLE_PUSH_BUTTON
        except self.gone:
            pass  # what has a name no longer is no field

    def listen(self):
        while self.loop.iteration(False):
            pass

    def wait_for(self, look, what):
        while time.monotonic() < self.end:
            if self.process.poll() is not None:
                raise AssertionError(f"the program left with {self.process.returncode} while {what} was awaited")
            self.listen()
            found = look()
            if found:
                return found
            time.sleep(0.01)
        raise AssertionError(f"{SECONDS_PER_GAME} seconds are over, and still there is no sign of {what}; "
                             f"heard last: {self.heard[-3:]}")

    def find_program(self):
        for one in self.pyatspi.Registry.getDesktop(0):
            if one is not None and one.get_process_id() == self.process.pid and one.childCount:
                return one
        return None

    def all(self, top=None):
        """Every object below, depth first, without the fields of the board."""
        waiting = [top or self.root]
        while waiting:
            one = waiting.pop()
            yield one
            if one.name.startswith("Board: ") and top is None:
                continue
            waiting.extend(child for child in reversed([one[i] for i in range(one.childCount)]) if child)

    def find(self, holds):
        return next((one for one in self.all() if holds(one)), None)

    def shown(self, one):
        return one.getState().contains(self.pyatspi.STATE_SHOWING)

    def enabled(self, one):
        return one.getState().contains(self.pyatspi.STATE_ENABLED)

    def selected(self, one):
        return one.getState().contains(self.pyatspi.STATE_SELECTED)

    def buttons(self):
        """Those that are on the screen, by name."""
        return {one.name: one for one in self.lasting_buttons if self.shown(one)}

    def press(self, one):
        action = one.queryAction()
        names = [action.getName(i) for i in range(action.nActions)]
        assert "Press" in names, f"{one.name} can't be pressed, only {names}"
        action.doAction(names.index("Press"))


class Game:
    """Somebody who listens and presses, at every seat that no computer has."""

    def __init__(self, window, seed):
        self.window, self.random, self.moves = window, random.Random(seed), 0
        self.fields = []

    def play(self):
        self.prepare()
        self.check_fields()
        self.check_questions()
        while True:
            turn = self.window.wait_for(self.turn, "something to do")
            if turn == "over":
                break
            turn()
        result = self.window.status.name
        assert any(words in result for words in (" wins", "You won", "You lost", "Draw")), result
        title = result.split(".")[0]
        self.window.wait_for(lambda: any(title in heard for heard in self.window.heard), "the result being told")
        # Who remembers names is told of new ones: where a piece left and where it went.
        self.window.wait_for(lambda: self.window.renamed >= self.moves, "fields that are called otherwise")
        return result

    def prepare(self):
        """Set-ups and handing over, until moves can be made."""
        while True:
            todo = self.window.wait_for(self.preparation, "a set-up or a first move")
            if todo == "ready":
                return
            self.window.press(todo)
            time.sleep(0.15)  # a button is seen to go down before it acts

    def preparation(self):
        if self.choosable():
            if not self.set_up_buttons():
                return "ready"
        buttons = self.window.buttons()
        for name, button in buttons.items():
            if name.startswith("I am "):
                return button
        if "Ready" in buttons:
            return buttons["Ready" if self.window.enabled(buttons["Ready"]) else "Random"]
        return None

    def set_up_buttons(self):
        return "Ready" in self.window.buttons()

    def choosable(self):
        """A field that can be chosen; nothing if none can."""
        board = self.window.board
        if not self.window.shown(board):
            return None
        if len(self.fields) != board.childCount:
            self.fields = [board[i] for i in range(board.childCount)]
        # The first one in a random order is as good as any of all, and found sooner.
        looked_at = self.random.sample(self.fields, len(self.fields))
        return next((field for field in looked_at if "can be chosen" in field.description), None)

    def turn(self):
        """What can be done now: a function; "over"; nothing yet."""
        choice = self.choosable()
        if choice:
            return lambda: self.move(choice)
        buttons = self.window.buttons()
        if "New game" in buttons:
            return "over"
        if self.hand_over():
            return self.take_over
        if self.window.shown(self.window.beside):
            role = self.window.pyatspi.ROLE_PUSH_BUTTON
            moves = [one for one in self.window.all(self.window.beside) if one.getRole() == role]
            return (lambda: self.press_button(self.random.choice(moves))) if moves else None
        return None

    def hand_over(self):
        """The button that hands the screen on, or takes it; nothing if it is nobody else's turn."""
        return next((button for name, button in self.window.buttons().items()
                     if name == "Continue" or name.startswith("I am ")), None)

    def take_over(self):
        if "Continue" in self.window.buttons():  # a fight is seen first
            self.press_button(self.hand_over())
            return
        told = len(self.window.heard)
        self.press_button(self.hand_over())
        self.window.wait_for(lambda: len(self.window.heard) > told, "what happened meanwhile")

    def press_button(self, button):
        self.window.press(button)
        time.sleep(0.15)

    def move(self, choice):
        """A piece and where it goes, field by field; what can be taken is, most of the time."""
        field = choice
        told = len(self.window.heard)
        status = self.window.status.name
        self.window.press(field)
        while self.window.selected(field):
            field = self.target_from(field)
            self.window.press(field)
        self.moves += 1
        assert status, "nobody says how things stand"
        # A screen that is handed over tells nothing; who takes it hears what happened.
        self.window.wait_for(lambda: len(self.window.heard) > told or self.hand_over(), "the move being told")

    def target_from(self, field):
        words = [(one, one.description) for one in self.fields]
        taken = [one for one, word in words if "can be taken" in word]
        free = [one for one, word in words if "can be moved to" in word]
        assert taken or free, f"{field.name} was said to be movable and has nowhere to go"
        return self.random.choice(taken if taken and (not free or self.random.random() < 0.9) else free)

    def check_fields(self):
        """Everything on the board has a name, a role, a state and something that can be done with it."""
        pyatspi = self.window.pyatspi
        names = set()
        for field in self.fields:
            assert field.name and field.name not in names, f"two places are called '{field.name}'"
            names.add(field.name)
            assert field.getRole() == pyatspi.ROLE_PUSH_BUTTON, f"{field.name} is no button"
            states = field.getState()
            assert states.contains(pyatspi.STATE_ENABLED) and states.contains(pyatspi.STATE_FOCUSABLE), field.name
            assert field.queryAction().nActions >= 2, f"{field.name} can't be pressed and focused"

    def check_questions(self):
        """The menu's questions are answered: here, what stands where."""
        item = self.window.find(lambda one: one.name == "My pieces")
        assert item is not None, "there is no command that tells my pieces"
        told = len(self.window.heard)
        self.window.press(item)
        self.window.wait_for(lambda: len(self.window.heard) > told, "my pieces")
        heard = self.window.heard[-1]
        nothing_stands = all("empty" in field.name for field in self.fields)
        assert " – " in heard and ("no pieces" in heard) == nothing_stands, heard


def play_all(build, names):
    program = [os.path.join(build, "bin", "boardwright-desktop"), "--language", "en"]
    for name in names:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            window = Window(program, GAMES[name] + ["--store", os.path.join(folder, "club.db")])
            game = Game(window, seed=7)
            try:
                result = game.play()
            finally:
                window.close()
        print(f"{name}: {game.moves} moves by the tree, {len(window.heard)} announcements, "
              f"{time.monotonic() - began:.1f} s: {result.splitlines()[0]}", flush=True)


def main():
    arguments = sys.argv[1:]
    inside = arguments[:1] == ["--inside"]
    if inside:
        arguments = arguments[1:]
    if not arguments or any(name not in GAMES for name in arguments[1:]):
        sys.exit(f"usage: play_by_tree.py BUILD [{'|'.join(GAMES)}…]")
    why = missing()
    if why:
        print(f"play_by_tree: skipped, {why}; ./dev test installs it")
        sys.exit(SKIP)
    if not inside:
        sys.exit(run_under_own_display(arguments))
    sys.stderr = sys.stdout
    play_all(arguments[0], arguments[1:] or GAMES)


if __name__ == "__main__":
    main()
