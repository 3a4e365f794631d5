import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyHttpOptions } from 'fastify';

/** No browser needs longer to send its headers. */
const HEADERS_SECONDS = 15;
const CHECKED_EVERY_MS = 5_000;

/** How long a request may take to arrive; one that trickles in byte by byte is cut off. */
export const requestTimeouts = (seconds: number) => {
  const ms = seconds * 1000;
  return {
    requestTimeout: ms,
    http: {
      headersTimeout: Math.min(ms, HEADERS_SECONDS * 1000),
      connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, ms / 2),
    },
    clientErrorHandler: (problem: ConnectionError, socket: Socket): void =>
      turnAway(problem, socket, seconds),
  } satisfies FastifyHttpOptions<Server>;
};

/** A request that is not valid HTTP, or never fully arrives, reaches no route: we answer it on the raw socket. */
const turnAway = ({ code }: ConnectionError, socket: Socket, seconds: number): void => {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, name, says] = answerTo(code, seconds);
  const body = JSON.stringify({ error: { code: name, says } });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
};

const answerTo = (code: string, seconds: number): readonly [string, string, string] => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [
      '408 Request Timeout',
      'too-slow',
      `The request did not arrive within ${seconds === 1 ? '1 second' : `${seconds} seconds`}: send it again over a faster connection.`,
    ];
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', 'too-large', 'The headers are too large.'];
  return ['400 Bad Request', 'malformed', 'This is not an HTTP request.'];
};
