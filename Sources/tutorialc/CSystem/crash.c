#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "crash.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#endif

/* All that the handler needs stands ready: it may call next to nothing. */
static struct {
  const char *program;
  char *const *arguments;
  char *const *environment;
  const char *farewell;
  int code;
  int journal;
  int kept;
  sigset_t mask;
} life;

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};

static int crashing;

static _Thread_local const char *volatile work;

enum { CRASH_STACK = 65536, CRASH_MARGIN = 65536 };

static int write_all(int descriptor, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return -1;
    bytes += written;
    count -= (size_t)written;
  }
  return 0;
}

static int write_down(int number, const char *name) {
  /* All of these signals have one digit or two. */
  char start[3];
  size_t count = 0;
  if (number >= 10) start[count++] = (char)('0' + number / 10 % 10);
  start[count++] = (char)('0' + number % 10);
  start[count++] = ':';
  if (lseek(life.journal, 0, SEEK_END) < 0) return -1;
  if (write_all(life.journal, start, count) < 0) return -1;
  return write_all(life.journal, name, strlen(name) + 1);
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
  /* Somebody's wish, and no crash. */
  if (info->si_code <= 0 && info->si_pid != getpid()) {
    die_of(number);
    return;
  }
  /* Of several threads that crash at once one is enough: it ends the others. */
  while (__atomic_exchange_n(&crashing, 1, __ATOMIC_SEQ_CST) != 0) pause();
  const char *name = work;
  if (name == NULL) {
    write_all(STDERR_FILENO, life.farewell, strlen(life.farewell));
    _exit(life.code);
  }
  if (write_down(number, name) == 0) {
    fcntl(life.journal, F_SETFD, 0);
    if (life.kept >= 0) fcntl(life.kept, F_SETFD, 0);
    sigprocmask(SIG_SETMASK, &life.mask, NULL);
    execve(life.program, life.arguments, life.environment);
  }
  die_of(number);
}

int csystem_catch_crashes(
  const char *program, char *const *arguments, char *const *environment, int journal, const char *farewell, int code) {
  life.program = program;
  life.arguments = arguments;
  life.environment = environment;
  life.journal = journal;
  life.farewell = farewell;
  life.code = code;
  life.kept = -1;
  if (sigprocmask(SIG_SETMASK, NULL, &life.mask) < 0) return -1;
  struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < sizeof crashes / sizeof crashes[0]; index++) {
    if (sigaction(crashes[index], &action, NULL) < 0) return -1;
  }
  return 0;
}

void csystem_keep_open(int descriptor) {
  life.kept = descriptor;
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

const char *csystem_work_on(const char *name) {
  const char *before = work;
  work = name;
  return before;
}

int csystem_make_nameless_file(void) {
#if defined(__linux__) && defined(SYS_memfd_create)
  /* 1 is MFD_CLOEXEC. */
  int file = (int)syscall(SYS_memfd_create, "tutorialc", 1U);
  if (file >= 0) return file;
#endif
  char path[] = "/tmp/tutorialc-XXXXXX";
  int temporary = mkstemp(path);
  if (temporary < 0) return -1;
  unlink(path);
  fcntl(temporary, F_SETFD, FD_CLOEXEC);
  return temporary;
}
