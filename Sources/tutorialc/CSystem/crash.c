#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "crash.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* The handler may call next to nothing, so all that it needs lies ready here. */
static const char *nameless;
static int exit_code;

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};

static int crashing;

static _Thread_local const char *volatile work;

enum { CRASH_STACK = 65536, CRASH_MARGIN = 65536 };

static void say(const char *line) {
  size_t count = strlen(line);
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, line, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    line += written;
    count -= (size_t)written;
  }
}

static void die_of(int number) {
  struct sigaction ordinary = {.sa_handler = SIG_DFL};
  sigemptyset(&ordinary.sa_mask);
  sigaction(number, &ordinary, NULL);
  raise(number);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

static void on_crash(int number, siginfo_t *info, void *context) {
  (void)context;
  /* Another process sent the signal: this is not a crash. */
  if (info->si_code <= 0 && info->si_pid != getpid()) {
    die_of(number);
    return;
  }
  /* If several threads crash at once, the first one ends the others. */
  while (__atomic_exchange_n(&crashing, 1, __ATOMIC_SEQ_CST) != 0) pause();
  say(work != NULL ? work : nameless);
  _exit(exit_code);
}

int csystem_catch_crashes(const char *line, int code) {
  nameless = strdup(line);
  if (nameless == NULL) return -1;
  exit_code = code;
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < sizeof crashes / sizeof crashes[0]; index++) {
    if (sigaction(crashes[index], &action, NULL) < 0) return -1;
  }
  return 0;
}

void *csystem_enter_thread(void) {
  /* A guard page traps an overflow of this stack. */
  char *room = mmap(NULL, CRASH_MARGIN + CRASH_STACK, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (room == MAP_FAILED) return NULL;
  stack_t stack = {.ss_sp = room + CRASH_MARGIN, .ss_size = CRASH_STACK};
  if (mprotect(stack.ss_sp, CRASH_STACK, PROT_READ | PROT_WRITE) < 0 || sigaltstack(&stack, NULL) < 0) {
    munmap(room, CRASH_MARGIN + CRASH_STACK);
    return NULL;
  }
  return room;
}

void csystem_leave_thread(void *stack) {
  if (stack == NULL) return;
  stack_t none = {.ss_flags = SS_DISABLE, .ss_size = CRASH_STACK};
  if (sigaltstack(&none, NULL) == 0) munmap(stack, CRASH_MARGIN + CRASH_STACK);
}

const char *csystem_work_on(const char *line) {
  const char *before = work;
  work = line;
  return before;
}
