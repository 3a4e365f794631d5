import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Campaign } from '@warmoot/systems/chronopia';
import { CLONE } from '../../../../bin/clone.mjs';
import { main } from '../../../main.ts';
import { streamsOf } from '../../../play/testkit.ts';
import { openFolder } from './folder.ts';

export interface RunResult {
  readonly code: number;
  readonly text: string;
}

/** A referee's desk: a folder for campaigns, and the command line. */
export class CampaignFixture {
  readonly path = mkdtempSync(join(tmpdir(), 'warmoot-campaign-'));
  readonly war = join(this.path, 'war');

  async run(subcommand: string, ...args: readonly string[]): Promise<RunResult> {
    const { streams, text } = streamsOf('', { columns: 80 });
    return { code: await main(['campaign', subcommand, ...args], CLONE, streams), text: text() };
  }

  /** A campaign of two empires unless the options say otherwise; all players are people. */
  begin(...more: readonly string[]): Promise<RunResult> {
    return this.run('new', this.war, '--empires', '2', '--seed', 'desk', '--turns', '4', ...more);
  }

  in(...parts: readonly string[]): string {
    return join(this.war, ...parts);
  }

  write(file: string, text: string): void {
    writeFileSync(this.in('orders', file), text);
  }

  read(...parts: readonly string[]): string {
    return readFileSync(this.in(...parts), 'utf8');
  }

  get state(): Campaign {
    return openFolder(this.war).match.state;
  }

  turn(...more: readonly string[]): Promise<RunResult> {
    return this.run('turn', this.war, ...more);
  }

  moderate(words: string, reason = 'so it is'): Promise<RunResult> {
    return this.run('moderate', this.war, ...words.split(' '), '--reason', reason);
  }

  hostOf(empire: number): Campaign['armies'][number] & object {
    return this.state.armies.find((army) => army?.owner === empire)!;
  }

  labelOf(hex: number): string {
    const { columns } = this.state.ground;
    const [column, row] = [hex % columns, Math.floor(hex / columns)];
    return [column + 1, row + 1].map((number) => String(number).padStart(2, '0')).join('');
  }

  /** Both hosts in one hex, ordered to attack each other; the intents are asked for. */
  async meet(): Promise<void> {
    const { turn: now } = this.state;
    const at = this.labelOf(this.hostOf(0).at);
    await this.moderate(`set Brakka:${this.hostOf(1).name} at ${at}; cameFrom none`);
    this.write('aldmark.txt', `TURN ${now}\n${this.hostOf(0).name} - Hold ATTACK Brakka\n`);
    this.write('brakka.txt', `TURN ${now}\n${this.hostOf(1).name} - Hold ATTACK Aldmark\n`);
    await this.turn();
  }

  async bothFight(): Promise<void> {
    for (const [empire, name] of ['Aldmark', 'Brakka'].entries())
      await this.run('intent', this.war, name, `INTENT ${this.hostOf(empire).name} FIGHT`);
    await this.turn();
  }

  clear(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
