import type { Scene } from '@warmoot/kernel';
import { Match, seededDice } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { expect, test } from 'vitest';
import { isKnownTerrain } from './kinds.ts';
import { isKnownOverlay } from './sites.ts';
import { isKnownScenery } from './table/kinds.ts';
import { isRiver } from './water.ts';

/** Sides that are not drawn as water: ways from hex to hex, and things between hexes. */
const SIDES = ['road', 'wall', 'seam'];

/** The ground of every kind of match the laws play. */
const groundsOf = async (system: (typeof SYSTEMS)[number]): Promise<Scene['ground'][]> => {
  const { kit } = await system.laws();
  return kit.options.map((options) => {
    const match = Match.begin(kit.system, options, seededDice(7));
    const seat = match.seats[0]!;
    return kit.system.scene(match.viewOf(seat), seat).ground;
  });
};

test.each(SYSTEMS)('every terrain, overlay and hexside of $id has its drawing', async (system) => {
  const grounds = await groundsOf(system);
  expect(grounds.length).toBeGreaterThan(0);
  const hexes = grounds.filter((ground) => ground.kind === 'hexes');
  const shapes = grounds.flatMap((ground) => (ground.kind === 'table' ? ground.shapes : []));
  const cells = hexes.flatMap((ground) => ground.cells);
  const sides = hexes.flatMap((ground) => ground.sides);
  expect(shapes.filter(({ kind }) => !isKnownScenery(kind))).toEqual([]);
  expect(cells.filter(({ terrain }) => !isKnownTerrain(terrain))).toEqual([]);
  expect(cells.flatMap(({ overlays = [] }) => overlays).filter((each) => !isKnownOverlay(each))).toEqual([]);
  expect(sides.filter(({ kind }) => !isRiver(kind) && !SIDES.includes(kind))).toEqual([]);
});

/** What the rulebooks list in addition to the contents of the drawn maps. */
const LISTED = {
  'GRD-MAP-03': ['plain', 'woods', 'hills', 'mountains', 'city', 'fortifiedCity', 'capital'],
  'CHR-TER-01, CHR-R-69': [
    'plains',
    'oasis',
    'forest',
    'fringe',
    'heart',
    'mountains',
    'desert',
    'badlands',
  ].concat(['crag', 'water', 'rock', 'tunnel', 'cavern', 'unknown']),
  'CST-TER-01': [
    'plains',
    'desert',
    'rough',
    'scrub',
    'hills',
    'forest',
    'jungle',
    'swamp',
    'mountain',
  ].concat(['town', 'city', 'water', 'ocean']),
  'CSW-GEO-06': [
    'clear',
    'swamp',
    'woods',
    'building',
    'hill1',
    'hill2',
    'wall',
    'tower',
    'gate',
    'impassable',
  ],
};

test.each(Object.entries(LISTED))('every terrain of %s has its drawing', (_, terrains) => {
  expect(terrains.filter((terrain) => !isKnownTerrain(terrain))).toEqual([]);
});
