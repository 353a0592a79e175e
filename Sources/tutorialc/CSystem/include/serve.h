/* Serving to this machine: sockets that nobody else reaches, and what it takes to wait for them. */

#ifndef CSYSTEM_SERVE_H
#define CSYSTEM_SERVE_H

#include <stddef.h>
#include <stdint.h>

/* The address of this machine that only itself reaches. */
enum csystem_loopback {
  CSYSTEM_LOOPBACK_V4 = 4,
  CSYSTEM_LOOPBACK_V6 = 6,
};

/* A socket that listens at a port of an address, 0 for any that is free; neither it nor what it accepts blocks. */
int csystem_listen(enum csystem_loopback address, uint16_t port);

/* The port at which a socket listens. */
int csystem_port(int socket);

/* The next connection. */
int csystem_accept(int socket);

/* Says that nothing more will be sent. */
void csystem_end_sending(int socket);

/* A pipe that never blocks, from ends[1] to ends[0]. */
int csystem_make_pipe(int ends[2]);

/* Bytes that nobody can guess, at most 256. */
int csystem_random(void *bytes, size_t count);

#endif
