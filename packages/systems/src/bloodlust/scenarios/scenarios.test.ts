import { Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { bloodPlayers } from '../ai/index.ts';
import { FIELDS } from '../data/fields.ts';
import { TEMPLATES } from '../data/terrain.ts';
import { bloodDoor } from '../door.ts';
import type { BloodView } from '../knowledge/view.ts';
import { german } from '../words/de/index.ts';
import { SCENARIOS } from './index.ts';

const TURNS = 3;

test('there are at least six battles, each with a table or a story of its own', () => {
  expect(SCENARIOS.length).toBeGreaterThanOrEqual(6);
  expect(new Set(SCENARIOS.map(({ about }) => about)).size).toBe(SCENARIOS.length);
  expect(new Set(SCENARIOS.map(({ options }) => (options as { field: string }).field)).size).toBe(
    SCENARIOS.length,
  );
});

test.each(SCENARIOS.map((card) => [card.id, card] as const))('%s is told in German too', (_id, card) => {
  const texts = [card.name, card.about, ...card.sides.map(({ name }) => name)];
  expect(texts.filter((text) => !Object.hasOwn(german, text))).toEqual([]);
});

test.each(Object.entries(FIELDS))(
  '[BLD-TER-08] [BLD-TER-11] every piece of the table %s lies wholly in its sector, the key in the middle row',
  (_id, pieces) => {
    for (const { kind, at, heading = 0, isKey } of pieces) {
      expect(heading).toBe(0);
      const { width, depth } = TEMPLATES[kind];
      const [inX, inY] = [at[0] % 24, at[1] % 16];
      expect(Math.min(inX, 24 - inX)).toBeGreaterThanOrEqual(width / 2);
      expect(Math.min(inY, 16 - inY)).toBeGreaterThanOrEqual(depth / 2);
      if (isKey) expect(Math.floor(at[1] / 16)).toBe(1);
    }
    expect(pieces.filter(({ isKey }) => isKey)).toHaveLength(1);
  },
);

test.each(SCENARIOS.map((card) => [card.id, card] as const))(
  '[BLD-SET-05] in %s every unit deploys and the armies close with each other',
  (_id, { options }) => {
    const read = bloodDoor.readOptions(options);
    if (!read.ok) throw new Error(read.problem);
    const match = Match.begin(bloodDoor.system, read.value as never, seededDice('a scenario'));
    const thoughts = seededDice('thoughts');
    const seen = () => match.viewOf('red') as unknown as BloodView;
    const mustered = Object.keys(seen().units).length;
    let deployed = -1;
    for (let [open] = match.pending; open !== undefined && seen().turn <= TURNS; [open] = match.pending) {
      if (seen().turn > 0 && deployed < 0)
        deployed = Object.values(seen().units).filter(({ pose }) => pose !== null).length;
      const { seat } = open;
      const thought = bloodPlayers.marshal?.choose(
        match.viewOf(seat) as never,
        seat,
        { lines: 200 },
        thoughts,
      );
      expect(match.submit(seat, thought?.command as never)).toMatchObject({ ok: true });
    }
    expect(deployed).toBe(mustered);
    const kinds = match.log.map((item) => ('command' in item ? item.command.type : ''));
    expect(kinds).toContain('move');
    expect(seen().turn).toBeGreaterThan(TURNS);
  },
  20_000,
);
