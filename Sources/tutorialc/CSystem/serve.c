#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "serve.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <sys/random.h>
#endif

static int close_for(int descriptor) {
  int reason = errno;
  close(descriptor);
  errno = reason;
  return -1;
}

/* Makes a descriptor close on exec and non-blocking. */
static int prepare(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0) return -1;
  return fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

int csystem_listen(enum csystem_loopback address, uint16_t port) {
  int family = address == CSYSTEM_LOOPBACK_V6 ? AF_INET6 : AF_INET;
#if defined(SOCK_CLOEXEC)
  int listener = socket(family, SOCK_STREAM | SOCK_CLOEXEC, 0);
#else
  int listener = socket(family, SOCK_STREAM, 0);
#endif
  if (listener < 0) return -1;
  /* Allows the port of a run that has just ended, even if its last connections are still in TIME_WAIT. */
  int on = 1;
  if (prepare(listener) < 0 || setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) < 0) {
    return close_for(listener);
  }
  int bound;
  if (family == AF_INET6) {
    struct sockaddr_in6 own;
    memset(&own, 0, sizeof own);
    own.sin6_family = AF_INET6;
    own.sin6_addr = in6addr_loopback;
    own.sin6_port = htons(port);
    if (setsockopt(listener, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on) < 0) return close_for(listener);
    bound = bind(listener, (struct sockaddr *)&own, sizeof own);
  } else {
    struct sockaddr_in own;
    memset(&own, 0, sizeof own);
    own.sin_family = AF_INET;
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    own.sin_port = htons(port);
    bound = bind(listener, (struct sockaddr *)&own, sizeof own);
  }
  if (bound < 0 || listen(listener, 128) < 0) return close_for(listener);
  return listener;
}

int csystem_port(int socket) {
  struct sockaddr_storage own;
  socklen_t size = sizeof own;
  if (getsockname(socket, (struct sockaddr *)&own, &size) < 0) return -1;
  if (own.ss_family == AF_INET6) return ntohs(((struct sockaddr_in6 *)&own)->sin6_port);
  return ntohs(((struct sockaddr_in *)&own)->sin_port);
}

int csystem_accept(int socket) {
  int connection;
  do {
#if defined(__linux__)
    connection = accept4(socket, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
#else
    connection = accept(socket, NULL, NULL);
#endif
  } while (connection < 0 && (errno == EINTR || errno == ECONNABORTED));
  if (connection < 0) return -1;
#if !defined(__linux__)
  if (prepare(connection) < 0) return close_for(connection);
#endif
  int on = 1;
  setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return connection;
}

void csystem_end_sending(int socket) {
  shutdown(socket, SHUT_WR);
}

int csystem_make_pipe(int ends[2]) {
  if (pipe(ends) < 0) return -1;
  if (prepare(ends[0]) < 0 || prepare(ends[1]) < 0) {
    close_for(ends[1]);
    return close_for(ends[0]);
  }
  return 0;
}

int csystem_random(void *bytes, size_t count) {
  return getentropy(bytes, count);
}
