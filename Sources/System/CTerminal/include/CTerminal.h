#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>

/// Takes the terminal for a program that draws all of it: keys come at once, and unchanged.
///
/// Until it is given back, a crash or `exit` gives it back first. What is written as an error
/// meanwhile is kept, and shown once the terminal is the shell's again.
///
/// - `input`, `output`: the terminal, as read and as written.
///
/// Returns 0, or -1 with `errno` set; nothing is changed then.
int hetang_terminal_take(int input, int output);

/// Sets the bytes that undo what was switched on, at most 512; they are written when the terminal
/// is given back, by a crash too.
///
/// Returns 0, or -1 with `errno` set if they are too many.
int hetang_terminal_set_farewell(const char *farewell, size_t length);

/// Gives the terminal back; may be called by signal handlers, and when nothing was taken.
void hetang_terminal_give_back(void);

/// Stops the program and those started with it, as the terminal's own key does.
///
/// The terminal has to be given back before, and taken again when `SIGCONT` has come.
void hetang_terminal_stop(void);

/// Ends the program by a signal's own effect, for whoever waits for it to see.
void hetang_terminal_end_by(int signal);

/// The file from which the numbers of signals are read, a byte each, or -1 with `errno` set.
///
/// They are SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGINT and SIGHUP, which do nothing else then.
int hetang_terminal_signals(void);

#endif
