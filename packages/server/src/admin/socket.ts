import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { makePrivateFolder } from '../store/privateFiles.ts';
import { AdminRequest, carryOutRequest, type Outcome } from './adminRequests.ts';
import type { AdminRoom } from './room.ts';

/** The operating system's limit on the length of a socket's path. */
const MAX_PATH_BYTES = 100;
const MAX_REQUEST_BYTES = 10_000;

/** The shortest form of the path. Undefined if it is still too long, or if the system has no Unix sockets. */
const socketIn = (folder: string): string | undefined => {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, 'admin', 'socket');
  return [path, relative(process.cwd(), path)].find((each) => Buffer.byteLength(each) <= MAX_PATH_BYTES);
};

/**
 * While a server runs in a folder, the operator's commands reach it through a socket that only its owner can open. It is
 * not on the network, so no token can be stolen and no proxy can let anybody in.
 */
export const listenForOperator = async (
  room: AdminRoom,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Promise<() => Promise<void>> => {
  const { data } = room.settings;
  const path = socketIn(data);
  if (room.store.kind !== 'embedded') return async () => undefined;
  if (path === undefined) {
    log.warn(
      { data },
      'warmoot admin works only while this server is stopped: no socket can be made in its folder',
    );
    return async () => undefined;
  }
  makePrivateFolder(join(data, 'admin'), () => undefined);
  rmSync(path, { force: true }); // Left by a server that was killed; we hold the folder's lock.
  const speaking = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => void serve(room, socket, speaking, log));
  await listen(server, path);
  chmodSync(path, 0o600);
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of speaking) socket.destroy(); // Commands already received are still carried out.
    await closed;
  };
};

const listen = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));

const serve = async (
  room: AdminRoom,
  socket: Socket,
  speaking: Set<Socket>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> => {
  socket.on('error', () => undefined);
  speaking.add(socket);
  const said = await heard(socket).finally(() => speaking.delete(socket));
  if (said === undefined) return;
  const outcome = await answer(room, said).catch((problem: unknown): Outcome => {
    log.error({ err: problem }, 'an operator command failed');
    return { ok: false, says: 'The server failed to do this; its log says why.' };
  });
  socket.end(JSON.stringify(outcome));
};

const answer = async (room: AdminRoom, said: string): Promise<Outcome> => {
  const request = AdminRequest.safeParse(jsonIn(said));
  return request.success
    ? carryOutRequest(room, request.data)
    : { ok: false, says: 'The running server does not know this command: it has a different version.' };
};

/** Everything the other side sends before it waits for the answer; undefined if it disconnected. */
const heard = (socket: Socket): Promise<string | undefined> =>
  new Promise((resolve) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part;
      if (said.length > MAX_REQUEST_BYTES) socket.destroy();
    });
    socket.once('end', () => resolve(said)).once('close', () => resolve(undefined));
  });

const jsonIn = (said: string): unknown => {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
};

/** Undefined if no server listens in this folder. */
export const askServer = async (folder: string, request: AdminRequest): Promise<Outcome | undefined> => {
  const path = socketIn(folder);
  const socket = path === undefined ? undefined : await connected(path);
  if (socket === undefined) return undefined;
  socket.end(JSON.stringify(request));
  return JSON.parse(await text(socket)) as Outcome;
};

const NOBODY_THERE = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR'];

const connected = (path: string): Promise<Socket | undefined> =>
  new Promise((resolve, reject) => {
    const socket = connect({ path, allowHalfOpen: true }, () => resolve(socket));
    socket.on('error', (problem: NodeJS.ErrnoException) =>
      NOBODY_THERE.includes(problem.code ?? '') ? resolve(undefined) : reject(problem),
    );
  });
