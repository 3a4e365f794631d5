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

  clear(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
