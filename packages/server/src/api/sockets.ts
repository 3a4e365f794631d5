import { once } from 'node:events';
import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { BOUNDS } from './bounds.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly sockets: Sockets;
  }
}

/** Opens WebSockets. The request for one goes through the same hooks, limits and routes as any other request. */
export class Sockets {
  /** The first bytes after the request, which a socket needs. */
  readonly #heads = new WeakMap<IncomingMessage, Buffer>();
  /** Not compressed: that costs more time than it saves, and a small message could become a large one. */
  readonly #maker = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: BOUNDS.bytes,
    perMessageDeflate: false,
  });

  constructor(app: FastifyInstance) {
    app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      if (!isForSocket(request)) return answerAsUsual(app.server, request, socket, head);
      this.#heads.set(request, head);
      app.routing(request, responseOn(request, socket));
    });
  }

  /**
   * Everything has been checked; from now on we do not write the reply. Undefined if the sender closed the connection.
   */
  async open({ raw }: FastifyRequest, reply: FastifyReply): Promise<WebSocket | undefined> {
    const head = this.#heads.get(raw);
    if (head === undefined) throw new Problem(426, 'not-a-socket', 'Open a WebSocket at this address.');
    reply.hijack();
    const { socket } = raw;
    reply.raw.detachSocket(socket);
    const opened = new Promise<WebSocket>((resolve) => {
      this.#maker.handleUpgrade(raw, socket, head, resolve);
    });
    return Promise.race([opened, once(socket, 'close').then(() => undefined)]);
  }
}

const isForSocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';

/** A refusal ends the connection: nobody reads another request from it. */
const responseOn = (request: IncomingMessage, socket: Socket): ServerResponse => {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  response.on('finish', () => socket.end());
  return response;
};

/**
 * Some programs offer HTTP/2 with every request (`Upgrade: h2c`). Such an offer may be ignored, but Node has stopped
 * reading by now: it reads the request again without the offer.
 */
const answerAsUsual = (server: Server, request: IncomingMessage, socket: Socket, head: Buffer): void => {
  const { method, url, httpVersion, rawHeaders, headers } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^(upgrade|connection)$/i.test(rawHeaders[at] as string))
      lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  if (/\bclose\b/i.test(headers.connection ?? '')) lines.push('connection: close');
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
};
