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
 * A user without privileges: `nobody` if the tests run as root, else the user who runs them. The operator has a
 * separate npm cache, filled from ours, so that nothing is downloaded twice.
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

  /** Whether the operator is not the user who runs the tests. */
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

  /** Runs a command line to its end; `node:node`, the user of the image, means the operator. */
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

  /** Starts a program that keeps running, in its own process group, with only the given environment. */
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

/** Signals the program and its children. */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem;
  }
};

/** Node may be in a folder that only its owner can read. */
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

/** Our environment without what npm and vitest added. */
const plainEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (each): each is [string, string] =>
        each[1] !== undefined && !/^(npm_|NODE_(ENV|OPTIONS)|VITEST|WARMOOT_)/i.test(each[0]),
    ),
  );
