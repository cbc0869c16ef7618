#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

/* Written by the main thread alone, while `taken` says that no handler reads it. */
static struct {
  volatile sig_atomic_t taken;
  int input, output;
  struct termios shell;
  /* One that is read, and one that is written meanwhile. */
  struct { char bytes[512]; size_t length; } farewells[2];
  volatile sig_atomic_t farewell;
  /* The program's own place for errors, and where they are kept meanwhile; -1 for none. */
  int errors, kept;
} terminal = {.errors = -1, .kept = -1};

static int signals[2] = {-1, -1};
static char crash_stack[65536];

static void write_all(int file, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = write(file, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    bytes += count;
    length -= (size_t)count;
  }
}

/* Errors go where they went before, first those that were kept. */
static void release_errors(void) {
  char bytes[4096];
  ssize_t count;
  if (terminal.errors < 0) return;
  dup2(terminal.errors, STDERR_FILENO);
  if (lseek(terminal.kept, 0, SEEK_SET) == 0)
    while ((count = read(terminal.kept, bytes, sizeof bytes)) > 0)
      write_all(STDERR_FILENO, bytes, (size_t)count);
  close(terminal.kept);
  close(terminal.errors);
  terminal.errors = terminal.kept = -1;
}

/* Only errors that would be drawn into the picture are kept: others are read elsewhere. */
static void keep_errors(void) {
  if (!isatty(STDERR_FILENO)) return;
  terminal.kept = memfd_create("errors", MFD_CLOEXEC);
  if (terminal.kept < 0) return;
  terminal.errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (terminal.errors < 0 || dup2(terminal.kept, STDERR_FILENO) < 0) {
    close(terminal.kept);
    if (terminal.errors >= 0) close(terminal.errors);
    terminal.errors = terminal.kept = -1;
  }
}

void hetang_terminal_give_back(void) {
  int number = errno;
  if (terminal.taken) {
    terminal.taken = 0;
    write_all(
        terminal.output, terminal.farewells[terminal.farewell].bytes,
        terminal.farewells[terminal.farewell].length);
    /* Answers of the terminal that nobody has read would be taken for words to the shell. */
    tcsetattr(terminal.input, TCSAFLUSH, &terminal.shell);
    release_errors();
  }
  errno = number;
}

static void crash(int signal) {
  hetang_terminal_give_back();
  /* The handler is gone by now, so that this is the signal's own effect. */
  raise(signal);
}

static void note(int signal) {
  int number = errno;
  char byte = (char)signal;
  /* A full pipe holds signals enough. */
  if (write(signals[1], &byte, 1) < 0) errno = number;
  errno = number;
}

static void watch_crashes(void) {
  static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT, SIGSYS};
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  struct sigaction action = {.sa_handler = crash};
  action.sa_flags = SA_RESETHAND | SA_NODEFER | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  sigset_t set;
  sigemptyset(&set);
  sigaltstack(&stack, NULL);
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    sigaction(crashes[index], &action, NULL);
    sigaddset(&set, crashes[index]);
  }
  /* Whoever has started the program may have kept them from it. */
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void watch_signals(void) {
  static const int watched[] = {SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGINT, SIGHUP};
  struct sigaction action = {.sa_handler = note};
  sigset_t set;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigemptyset(&set);
  for (size_t index = 0; index < sizeof watched / sizeof *watched; index++) {
    sigaction(watched[index], &action, NULL);
    sigaddset(&set, watched[index]);
  }
  /* Whoever has started the program may have kept them from it. */
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

int hetang_terminal_signals(void) {
  if (signals[0] < 0) {
    if (pipe2(signals, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    watch_signals();
  }
  return signals[0];
}

int hetang_terminal_set_farewell(const char *farewell, size_t length) {
  int next = !terminal.farewell;
  if (length > sizeof terminal.farewells[next].bytes) {
    errno = EINVAL;
    return -1;
  }
  memcpy(terminal.farewells[next].bytes, farewell, length);
  terminal.farewells[next].length = length;
  terminal.farewell = next;
  return 0;
}

int hetang_terminal_take(int input, int output) {
  static int promised;
  struct termios raw;
  if (terminal.taken) return 0;
  if (tcgetattr(input, &terminal.shell) != 0) return -1;
  raw = terminal.shell;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  terminal.input = input;
  terminal.output = output;
  if (!promised) {
    promised = 1;
    atexit(hetang_terminal_give_back);
    watch_crashes();
  }
  keep_errors();
  terminal.taken = 1;
  if (tcsetattr(input, TCSADRAIN, &raw) != 0) {
    int number = errno;
    terminal.taken = 0;
    release_errors();
    errno = number;
    return -1;
  }
  return 0;
}

void hetang_terminal_stop(void) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, NULL);
  kill(0, SIGTSTP);
  if (signals[0] >= 0) watch_signals();
}

void hetang_terminal_end_by(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigset_t set;
  hetang_terminal_give_back();
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, NULL);
  sigemptyset(&set);
  sigaddset(&set, signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
}
