/* Serving to this machine: sockets that only local processes can reach, and a pipe to wake a wait for them. */

#ifndef CSYSTEM_SERVE_H
#define CSYSTEM_SERVE_H

#include <stddef.h>
#include <stdint.h>

/* The loopback address that only this machine can reach. */
enum csystem_loopback {
  CSYSTEM_LOOPBACK_V4 = 4,
  CSYSTEM_LOOPBACK_V6 = 6,
};

/* A socket that listens at a port of an address, 0 for any free port. Neither it nor its connections block. */
int csystem_listen(enum csystem_loopback address, uint16_t port);

/* The port that a socket listens at. */
int csystem_port(int socket);

/* The next connection. */
int csystem_accept(int socket);

/* Signals the end of the sent data. */
void csystem_end_sending(int socket);

/* A non-blocking pipe, from ends[1] to ends[0]. */
int csystem_make_pipe(int ends[2]);

/* Cryptographically random bytes, at most 256. */
int csystem_random(void *bytes, size_t count);

#endif
