#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#include <sys/syscall.h>
#elif defined(__APPLE__)
#include <sys/event.h>
#endif

/* Written to by the guard's signal handler: `c` for a child's end, `e` for a request to end. */
static int wake[2];

static void on_signal(int number) {
  int saved = errno;
  char word = number == SIGCHLD ? 'c' : 'e';
  ssize_t ignored = write(wake[1], &word, 1);
  (void)ignored;
  errno = saved;
}

static void close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, ~0U, 0U) == 0) return;
#endif
  struct rlimit limit;
  int end = 65536;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)end) end = (int)limit.rlim_cur;
  for (int descriptor = first; descriptor < end; descriptor++) close(descriptor);
}

static int make_wake(void) {
  if (pipe(wake) < 0) return -1;
  for (int end = 0; end < 2; end++) {
    fcntl(wake[end], F_SETFD, FD_CLOEXEC);
    fcntl(wake[end], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

static void listen_to(int number) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART | SA_NOCLDSTOP};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

/* Runs in the program's process: closes all descriptors but its streams, and then executes the program. */
__attribute__((noreturn)) static void become(
  pid_t guard, const char *path, char *const *words, char *const *environment) {
  setpgid(0, 0);
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* The guard may have ended before this process asked to be notified. */
  if (getppid() != guard) _exit(127);
#else
  (void)guard;
#endif
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  close(CSYSTEM_GUARD_LIFELINE);
  close_from(CSYSTEM_GUARD_REPORT + 1);
  fcntl(CSYSTEM_GUARD_REPORT, F_SETFD, FD_CLOEXEC);
  execve(path, words, environment);
  int reason = errno;
  ssize_t ignored = write(CSYSTEM_GUARD_REPORT, &reason, sizeof reason);
  (void)ignored;
  _exit(127);
}

/* Releases the program's streams, so that readers see their end when the program ends, not the guard. */
static void let_go_of_streams(void) {
  int nothing = open("/dev/null", O_RDWR);
  for (int stream = 0; stream < 3; stream++) {
    if (nothing < 0) close(stream);
    else dup2(nothing, stream);
  }
  if (nothing > 2) close(nothing);
}

/* The exit code of an ended child that hasn't been waited for, as in a shell: for a signal, 128 and its number. */
static int code_of(pid_t process) {
  siginfo_t info = {0};
  if (waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) < 0 || info.si_pid != process) return 0;
  return info.si_code == CLD_EXITED ? info.si_status : 128 + info.si_status;
}

/* Reaps children that the guard has inherited from ended parents; returns 1 if the program itself has ended. */
static int reap_others(pid_t program) {
  for (;;) {
    siginfo_t info = {0};
    if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) < 0 || info.si_pid == 0) return 0;
    if (info.si_pid == program) return 1;
    waitpid(info.si_pid, NULL, 0);
  }
}

static void wait_for_end(pid_t program) {
  for (;;) {
    if (reap_others(program)) return;
    struct pollfd polled[2] = {
      {.fd = CSYSTEM_GUARD_LIFELINE, .events = POLLIN},
      {.fd = wake[0], .events = POLLIN},
    };
    if (poll(polled, 2, -1) < 0 && errno != EINTR) return;
    if (polled[0].revents != 0) return;
    char word;
    while (read(wake[0], &word, 1) == 1) {
      if (word == 'e') return;
    }
  }
}

#if defined(__linux__)
/* Kills the guard's children: the program's remaining processes, in any group or session. */
static void kill_children(void) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
  FILE *file = fopen(path, "re");
  if (file == NULL) return;
  int process;
  while (fscanf(file, "%d", &process) == 1) {
    if (process > 1) kill(process, SIGKILL);
  }
  fclose(file);
}
#endif

/* Kills the program's group, and on Linux the processes that left it, until none is left or a second has passed. */
static void end_all(pid_t program) {
  /* The program hasn't been waited for, so the number still belongs to its group. */
  kill(-program, SIGKILL);
  kill(program, SIGKILL);
  for (int round = 0; round < 1000; round++) {
#if defined(__linux__)
    kill_children();
#endif
    pid_t ended;
    do {
      ended = waitpid(-1, NULL, WNOHANG);
    } while (ended > 0);
    if (ended < 0 && errno == ECHILD) return;
    struct timespec pause = {.tv_nsec = 1000000};
    nanosleep(&pause, NULL);
  }
}

void csystem_guard(const char *path, char *const *words, char *const *environment) {
  close_from(CSYSTEM_GUARD_REPORT + 1);
  fcntl(CSYSTEM_GUARD_LIFELINE, F_SETFD, FD_CLOEXEC);
  fcntl(CSYSTEM_GUARD_REPORT, F_SETFD, FD_CLOEXEC);
#if defined(__linux__)
  prctl(PR_SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L);
#endif
  pid_t guard = getpid();
  pid_t program = -1;
  if (make_wake() == 0) {
    listen_to(SIGCHLD);
    listen_to(SIGINT);
    listen_to(SIGTERM);
    listen_to(SIGHUP);
    listen_to(SIGQUIT);
    signal(SIGPIPE, SIG_IGN);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    program = fork();
  }
  if (program == 0) become(guard, path, words, environment);
  if (program < 0) {
    int reason = errno;
    ssize_t ignored = write(CSYSTEM_GUARD_REPORT, &reason, sizeof reason);
    (void)ignored;
    _exit(127);
  }
  /* Both processes do this, because either may run first. */
  setpgid(program, program);
  close(CSYSTEM_GUARD_REPORT);
  let_go_of_streams();
  wait_for_end(program);
  int code = code_of(program);
  end_all(program);
  _exit(code);
}

int csystem_watch_end(pid_t process) {
#if defined(__linux__) && defined(SYS_pidfd_open)
  return (int)syscall(SYS_pidfd_open, process, 0U);
#elif defined(__APPLE__)
  int queue = kqueue();
  if (queue < 0) return -1;
  struct kevent wish;
  EV_SET(&wish, process, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0, NULL);
  if (kevent(queue, &wish, 1, NULL, 0, NULL) < 0) {
    close(queue);
    return -1;
  }
  fcntl(queue, F_SETFD, FD_CLOEXEC);
  return queue;
#else
  (void)process;
  errno = ENOSYS;
  return -1;
#endif
}

int csystem_has_ended(pid_t process) {
  siginfo_t info = {0};
  int result = waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT);
  return result < 0 ? errno == ECHILD : info.si_pid == process;
}

int csystem_exit_code(pid_t process) { return code_of(process); }
