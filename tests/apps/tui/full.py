#!/usr/bin/env python3
"""full.py ORRERY [--long] - plays the full-screen table in tmux and looks at the screen as a person would.

The short form, for the suite: one match to its end with a resize in the middle, keys, the mouse, a locale without UTF-8, hands that
change, and a terminal that is given back in every case. --long (tools/check): every ruleset to the end at three sizes.
"""
import os
import re
import subprocess
import sys
import time

from window import ORRERY, Window, tmux

LONG = "--long" in sys.argv
failed = []


def check(good, what, screen=""):
    if not good:
        failed.append(what)
        print(f"--- {what}\n{screen}", file=sys.stderr)


def asked(screen):
    return "choose" in screen or "leave" in screen.splitlines()[-1]


def bar(screen):
    """The question and what stands below it; only the last line of the page can hold keys."""
    lines = screen.rstrip("\n").splitlines()
    return "\n".join(lines[-20:])


def play_to_the_end(game, width, height, more="", resize=None):
    """Answers by Enter and arrows until the match is over. At every question the choice under the cursor must be on the screen."""
    window = Window(width, height, f"play {game} --seed full --pace 0 {more}")
    questions, last = 0, ""
    for _ in range(3000):
        screen = window.until(lambda s: s != last and "is thinking." not in s and ("▶" in s or "Esc back" in s),
                              f"{game}: a new screen")
        if "Esc back to the table" in screen:
            last = screen
            window.press("Escape")
            continue
        if "The game is over" in screen:
            break
        questions += 1
        lines = screen.rstrip("\n").splitlines()
        check(len(lines) <= height and all(len(line) <= width for line in lines), f"{game}: {width}x{height} is too small", screen)
        last = screen
        if questions == 3 and resize:
            width, height = resize
            window.resize(width, height)
            last = window.until(lambda s: s != last, f"{game}: the screen after a resize")
        if questions % 3 == 0:
            window.press("Down")
        window.press("Enter")
    check(questions > 2, f"{game}: only {questions} questions")
    screen = window.until(lambda s: "Play again" in s, f"{game}: the question after the match")
    window.type("3")
    screen = window.until(lambda s: "code 0" in s and "icanon" in s, f"{game}: the shell after the match")
    check("before the match" in screen and "▶" not in screen, f"{game}: the shell's screen is not as it was", screen)
    check("-icanon" not in screen, f"{game}: the terminal is not as it was", screen)
    window.close()
    return questions


def the_deal_costs_no_time():
    """However long a line stays: the whole deal is told at once, beside the board."""
    window = Window(80, 24, "play mars-vs-earth-2e --seats 10 --seed comet --pace 10000")
    screen = window.until(lambda s: "turns up Runway Raid" in s, "the last line of the deal")
    check("Threats" in screen and "10 Antares" in screen, "no board while the deal is told", screen)
    window.close()


def bottom(screen):
    return screen.rstrip("\n").splitlines()[-1]


def smaller_windows():
    """A window that shrinks leaves nothing of the larger one behind, not even in its last cell, which is never drawn."""
    window = Window(160, 50, "play earth-gambit --seats 5 --seed comet --pace 0")
    screen = window.until(lambda s: "Play a card" in s, "the first question")
    for width, height in ((80, 24), (120, 40), (62, 17), (200, 60), (70, 20)):
        last = screen
        window.resize(width, height)
        screen = window.until(lambda s: s != last and "Play a card" in s and "hint" in bottom(s) and len(bottom(s)) < width,
                              f"{width}x{height} without a stray letter")
    window.close()


def large_windows():
    """A large window is used: the texts of all choices, and the game in short."""
    window = Window(200, 60, "play earth-gambit --seats 10 --seed comet --pace 0")
    screen = window.until(lambda s: "Play a card" in s, "a large window")
    check("Play Blue Science: Stays" in screen and "Play Top Card: Reveal" in screen and "Play Play" not in screen, "the texts of the choices", screen)
    check("Aliens: 6 red. Scientists: 6 blue." in screen, "no goals in a large window", screen)
    blank = max(map(len, re.findall(r"(?:^ {120}.*\n)+", screen, re.M))) // 200
    check(blank < 10, f"{blank} blank lines below the choices", screen)
    window.close()


def keys_and_mouse():
    window = Window(100, 30, "play earth-gambit --seats 5 --seed comet --pace 0")
    first = window.until(lambda s: "Play a card" in s, "the first question")
    second = next(i for i, line in enumerate(first.splitlines()) if re.match(r"\s+2 Play", line))
    text = first.splitlines()[second].split("  ")[1].strip()[2:]
    window.click(6, second)                                       # moves the cursor: the card's text changes
    lit = window.until(lambda s: s != first, "another text under the choices")
    window.press("h")
    window.until(lambda s: "won about" in s or "only one thing" in s or "no opinion" in s, "the hint")
    window.press("Escape")
    window.press("?")
    window.until(lambda s: "Press the number, or" in s, "all choices")
    window.press("Escape")
    window.until(lambda s: "Play a card" in s, "the table again")
    window.click(6, second)
    if "▶ Ada: Play a card" in window.see():
        window.click(6, second)
    window.until(lambda s: "Ada plays " in s, f"the answer {text}")
    window.press("u")
    window.until(lambda s: "▶ Ada: Play a card" in s, "the question after undo")
    window.press("/")
    window.type("rule EG-37")
    window.press("Enter")
    window.until(lambda s: "EG-37" in s, "a rule")
    check(lit != first, "a click moves the cursor")
    window.press("Escape")
    window.until(lambda s: "▶ Ada: Play a card" in s, "the table after the rule")
    window.press("1")
    window.until(lambda s: "Ada plays " in s, "something to save")
    window.press("q")
    window.until(lambda s: "Save the game first?" in s, "whether to save")
    window.press("u")                                             # begins a name here, and takes nothing back
    window.until(lambda s: "to stay: u" in s, "the name that is being typed")
    window.press("Escape")
    window.until(lambda s: "to stay: u" not in s, "no name any more")
    window.press("Escape")
    window.until(lambda s: "Save the game first?" not in s and "hint" in bottom(s), "the table, because Esc stays")
    window.close()


def stops_and_goes_on():
    """Ctrl-Z gives the shell its screen and its terminal; fg brings the table back."""
    window = Window(80, 24, "--version")
    window.until(lambda s: "code 0" in s, "the shell")
    window.type(f"LC_ALL=C.UTF-8 {ORRERY} play earth-gambit --seats 5 --seed comet --pace 0\n")
    window.until(lambda s: "Play a card" in s, "the first question")
    window.press("C-z")
    window.until(lambda s: "code 0" in s and "▶" not in s, "the shell while the table is stopped")
    window.type("stty -a | tr ';' '\\n' | grep -c -- -icanon; fg\n")
    window.until(lambda s: "▶ Ada: Play a card" in s, "the table again")
    window.press("q")
    screen = window.until(lambda s: "▶" not in s and "fg" in s, "the shell")
    check("\n0\n" in screen, "the shell had no lines of its own while the table was stopped", screen)
    window.close()


def leaves_clean():
    for how in ("C-c", "TERM", "SEGV"):
        window = Window(80, 24, "play earth-gambit --seats 5 --seed comet --pace 0")
        window.until(lambda s: "Play a card" in s, "the first question")
        if how == "C-c":
            window.press("C-c")
        else:
            pane = tmux("list-panes", "-t", window.name, "-F", "#{pane_pid}").stdout.strip()
            child = subprocess.run(["pgrep", "-P", pane], capture_output=True, text=True).stdout.split()[0]
            subprocess.run(["kill", f"-{how}", child])
        screen = window.until(lambda s: "code" in s and "icanon" in s, f"the shell after {how}")
        check(how == "SEGV" or "code 130" in screen, f"after {how} the exit status is not 130", screen)
        check("before the match" in screen and "Your hand" not in screen and "-icanon" not in screen,
              f"after {how} the terminal is not as it was", screen)
        check("Your hand" not in window.see("-S", "-"), f"after {how} the scroll-back holds a hand")
        window.close()


def hands_are_hidden():
    window = Window(80, 24, "play earth-gambit --seats 3 --people 1,2,3 --names Ada,Ben,Cy --seed comet --pace 0")
    screen = window.until(lambda s: "Pass the keyboard" in s and "Go on" in s, "the hand-over")
    check("You are:" not in screen and "Your hand" not in screen, "a hand is shown before it is taken", screen)
    window.press("Enter")
    mine = window.until(lambda s: "(you)" in s, "the first hand")
    role = re.search(r"\(you\).*?(Alien|Scientist|Extinctionist)", mine)
    screen = mine
    while "Pass the keyboard" not in screen:
        last = screen
        window.press("Enter")
        screen = window.until(lambda s: s != last, "the next screen")
    check("You are:" not in screen and "(you)" not in screen, "the last hand is still there", screen)
    check(role and role.group(1) not in screen, "the last Role is still there", screen)
    window.close()


def bots_that_think_or_fail():
    """While a bot thinks, its name stands where the question was, and Ctrl-C need not wait. A forfeit is told at once, and what the
    program says on standard error comes when the screen is gone."""
    window = Window(80, 24, "play earth-gambit --seats 2 --seed comet --pace 0 --patience 3600000 --bots 'exec:sleep 3600'")
    if "Play a card" in window.until(lambda s: "Play a card" in s or "is thinking." in s, "the first question"):
        window.press("1")
        for _ in range(6):                                        # until it is Vega's turn
            screen = window.until(lambda s: "▶" in s, "the next question")
            if "is thinking." in screen:
                break
            window.press("Enter")
            time.sleep(0.2)
    screen = window.until(lambda s: "Vega is thinking." in s, "who thinks")
    check("Play a card" not in screen, "the answered question still stands", screen)
    window.press("q")                                             # meant for nothing that is on the screen
    window.press("C-c")
    window.until(lambda s: "code 130" in s, "the shell while a bot thinks")
    window.close()
    window = Window(80, 24, "play earth-gambit --seats 3 --seed comet --pace 0 --bots 'exec:cat nowhere,easy'")
    screen = window.until(lambda s: "Play a card" in s, "the question after a forfeit")
    check("Vega forfeits (exec:cat nowhere)" in screen, "the forfeit is not told at once", screen)
    check("No such file" not in screen, "standard error is on the screen", screen)
    window.press("q")
    screen = window.until(lambda s: "code 1" in s, "the shell after a forfeit")
    check("No such file" in screen, "what the program said is lost", screen)
    window.close()


def lobby_and_labels():
    window = Window(80, 24, "")
    first = window.until(lambda s: "7 Leave" in s, "the lobby")
    window.press("Tab")
    window.press("?")
    screen = window.until(lambda s: "Arrows and Enter choose" in s, "what the keys do")
    check("7 Leave" in screen, "help hides the lobby", screen)
    window.press("l")                                             # nothing has happened here: it begins a word
    window.until(lambda s: "Number (Enter: 1): l" in s, "a letter that is typed")
    check("Esc back" not in first, "an empty page", first)
    window.press("C-c")
    window.until(lambda s: "code 130" in s, "the shell after the lobby")
    window.close()
    window = Window(80, 24, "play onward-to-venus --seed comet --pace 0")
    screen = window.until(lambda s: "Your turn" in s, "Onward to Venus")
    check("Robot Rebellion" not in screen, "the name of a crisis explains nothing", screen)
    window.press("Down", "Down", "Down", "Down", "Down")
    screen = window.until(lambda s: "Buy infantry" in s, "a long choice")
    label = next(line for line in screen.splitlines() if re.match(r"\s+6 Buy infantry", line))
    check("then …" in label or "then 1" in label and label.rstrip(" ▼").endswith(")"), "a choice is cut inside a number", screen)
    window.close()
    window = Window(100, 30, "play martians --seats 2 --seed comet --pace 0")
    screen = window.until(lambda s: "leave" in s, "Martians!!!")
    check(re.search(r" turn \d+ ", screen.splitlines()[0]), "no space after the turn", screen)
    window.close()


def a_lesson_tells_once():
    window = Window(100, 40, "learn earth-gambit 1")
    seen = window.until(lambda s: "show me" in s, "the first question of a lesson")
    for _ in range(3):
        window.press("s")
        last = seen
        seen = window.until(lambda s: s != last and "show me" in s, "the next question of a lesson")
    window.press("l")
    story = window.until(lambda s: "Esc back" in s, "the lesson's story")
    check(story.count("Moth's turn") == 1 and story.count("Ada passes Heal All") == 1, "a lesson tells something twice", story)
    window.close()


def answered_questions_go():
    """In lessons and puzzles, too: once a question is answered, whoever plays stands there; a wrong answer brings it back."""
    window = Window(80, 24, "learn earth-gambit 1")
    window.until(lambda s: "1 Play " in s and "show me" in s, "the first question of a lesson")
    window.press("s")
    screen = window.until(lambda s: "▶ Ada plays." in s, "who plays in a lesson")
    check("1 Play " not in screen and "show me" not in screen, "the answered question still stands", screen)
    window.press("Space")
    screen = window.until(lambda s: "▶ Ada: Give a card to Moth" in s and "show me" in s, "the next question")
    window.press("1")                                             # not what is taught: a text says why
    window.until(lambda s: "2 Give Heal All" not in s, "the text about a wrong answer")
    window.press("Space")
    window.until(lambda s: "▶ Ada: Give a card to Moth" in s and "2 Give Heal All" in s, "the question again")
    window.close()
    window = Window(80, 24, "puzzle play martians 3w1115-1244")
    window.until(lambda s: "1 Start your turn" in s, "a puzzle")
    window.press("s")
    screen = window.until(lambda s: "▶ Ada plays." in s, "who plays in a puzzle")
    check("1 Start your turn" not in screen, "the answered question of a puzzle still stands", screen)
    window.close()


def reviews():
    """The moments of a review, each with its board; Enter steps through the match from there and comes back."""
    record = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../cli/reviews/earth-gambit.orrery")
    for size in ((80, 24), (160, 50)):
        window = Window(*size, f"record review {record} --seat 1")
        deal = window.until(lambda s: "These cost the most" in s, "the review")
        check("1 The deal" in deal and " turn 1 " in deal, "the first moment is not the deal", deal)
        check("Seat 2 draws a card" in deal and "was Alien" not in deal, "the story is not that of the deal", deal)
        window.press("End", "Up")
        window.until(lambda s: "Seat 4 was Alien" in s, "the story of the end")
        window.press("Home")
        window.until(lambda s: s == deal, "the deal again")
        window.press("Down")
        screen = window.until(lambda s: "Better: " in s and " turn 4 " in s, "the first mistake with its board")
        check("of 100 imagined games" in screen, "what was better is not told", screen)
        window.press("Enter")
        window.until(lambda s: "After answer 9 of" in s, "the match at that moment")
        window.press("q")
        window.until(lambda s: "These cost the most" in s, "the review again")
        window.press("q")
        window.until(lambda s: "code 0" in s, "the shell after the review")
        window.close()


def your_own_part_stays():
    """Martians!!! in a small window: your line is always there, and your hand when the question is about it."""
    window = Window(80, 24, "play martians --seats 3 --seed a --pace 0")
    screen, discards = "", 0
    for i in range(200):
        last = screen
        screen = window.until(lambda s: s != last and "is thinking." not in s and "▶" in s and "hint" in bottom(s), "a question")
        check(re.search(r"^.1 Ada +\d Life", screen, re.M), "your own line is gone", screen)
        if "do you discard a card" in screen:
            check("Your hand" in screen, "no hand where a card is to be discarded", screen)
            discards += " turn 2 " not in screen
        if discards:
            break
        if i % 3 == 1:
            window.press("Down")
        window.press("Enter")
    check(discards, "nothing was discarded", screen)
    window.close()


def without_utf8():
    for game, never in (("martians", "?????"), ("onward-to-venus", "?0")):
        window = Window(100, 40, f"play {game} --seats 3 --seed full --pace 0", "LC_ALL=C")
        screen = window.until(lambda s: "leave" in s, f"{game} without UTF-8")
        check(screen.isascii(), f"{game} shows letters beyond ASCII", screen)
        check(never not in screen, f"{game} shows question marks", screen)
        window.close()


def main():
    started = time.time()
    tmux("new-session", "-d", "-s", "host")                       # the server stays while windows come and go
    the_deal_costs_no_time()
    smaller_windows()
    large_windows()
    keys_and_mouse()
    stops_and_goes_on()
    leaves_clean()
    hands_are_hidden()
    bots_that_think_or_fail()
    lobby_and_labels()
    a_lesson_tells_once()
    answered_questions_go()
    reviews()
    your_own_part_stays()
    without_utf8()
    if LONG:
        for game in ("earth-gambit", "mars-vs-earth-1e", "mars-vs-earth-2e", "onward-to-venus", "martians"):
            for size in ((80, 24), (100, 30), (160, 50)):
                n = play_to_the_end(game, *size)
                print(f"{game} at {size[0]}x{size[1]}: {n} questions")
    else:
        play_to_the_end("earth-gambit", 80, 24, "--seats 3", resize=(160, 50))
    tmux("kill-server")
    print(f"{len(failed)} failed, {time.time() - started:.1f} s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
