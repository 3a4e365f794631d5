import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, lchownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `nobody`, who owns nothing and may do nothing in particular. */
const NOBODY = 65_534;

interface Running {
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Somebody without privileges: `nobody` where the tests run as root, else the user who runs them. He has an npm cache of his
 * own, filled from ours, so that he downloads nothing that we have already.
 */
export class Operator {
  readonly home: string;
  readonly #id: { readonly uid: number; readonly gid: number } | undefined;
  readonly #env: Readonly<Record<string, string>>;
  readonly #started: ChildProcess[] = [];

  constructor(home: string) {
    this.home = home;
    this.#id = process.getuid?.() === 0 && nobodyRunsNode() ? { uid: NOBODY, gid: NOBODY } : undefined;
    mkdirSync(home, { recursive: true });
    const cache = this.#id === undefined ? npmSetting('cache') : copyCache(join(home, 'npm'));
    this.own(home);
    this.#env = {
      ...plainEnvironment(),
      HOME: home,
      npm_config_cache: cache,
      npm_config_registry: npmSetting('registry'),
      npm_config_prefer_offline: 'true',
    };
  }

  /** Whether he is another user than the one who runs the tests. */
  get isAnother(): boolean {
    return this.#id !== undefined;
  }

  makeFolder(path: string): void {
    const isNew = mkdirSync(path, { recursive: true }) !== undefined;
    if (isNew && this.#id) chownSync(path, this.#id.uid, this.#id.gid);
  }

  own(path: string): void {
    if (this.#id === undefined) return;
    const { uid, gid } = this.#id;
    lchownSync(path, uid, gid);
    for (const entry of readdirSync(path, { withFileTypes: true, recursive: true }))
      lchownSync(join(entry.parentPath, entry.name), uid, gid);
  }

  /** A command line, to its end; `node:node`, the user of the image, is he. */
  run(line: string, { folder }: Running): string {
    const { uid, gid } = this.#id ?? { uid: process.getuid?.(), gid: process.getgid?.() };
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', line.replaceAll('node:node', `${uid}:${gid}`)],
      {
        cwd: folder,
        env: this.#env,
        encoding: 'utf8',
        ...this.#id,
      },
    );
    if (status !== 0) throw new Error(`${line} ended with ${status}:\n${stdout}${stderr}`);
    return stdout;
  }

  /** A program that goes on, in a process group of its own, with nothing in its environment but what is given. */
  start([program = '', ...args]: readonly string[], { folder, env = {} }: Running): ChildProcess {
    const child = spawn(program, args, {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...this.#id,
    });
    this.#started.push(child);
    return child;
  }

  /** Ends whatever is still running. */
  leave(): void {
    for (const child of this.#started) signalGroup(child, 'SIGKILL');
  }
}

/** To the program and all it has started, as Ctrl-C and systemd do it: `npm` alone would leave its child running. */
export const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
  }
};

/** Node may lie where only its owner looks. */
const nobodyRunsNode = (): boolean =>
  spawnSync(process.execPath, ['--version'], { uid: NOBODY, gid: NOBODY, cwd: '/', stdio: 'ignore' })
    .status === 0;

const npmSetting = (name: string): string =>
  execFileSync('npm', ['config', 'get', name], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const copyCache = (into: string): string => {
  const ours = join(npmSetting('cache'), '_cacache');
  mkdirSync(into);
  if (existsSync(ours)) cpSync(ours, join(into, '_cacache'), { recursive: true });
  return into;
};

/** Ours, but what npm and vitest have put there. */
const plainEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (each): each is [string, string] =>
        each[1] !== undefined && !/^(npm_|NODE_(ENV|OPTIONS)|VITEST|WARMOOT_)/i.test(each[0]),
    ),
  );
