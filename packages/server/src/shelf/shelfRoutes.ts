import { isRulebookName, loadRulebook, type Rulebook } from '@warmoot/casebook';
import { Match, SPECTATOR, seededDice } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { z } from 'zod';
import { Problem } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { playersOf } from '../bots/players.ts';
import { doorOf } from '../matches/doors.ts';

const nothingHere = (says: string): Problem => new Problem(404, 'not-on-the-shelf', says);

const systems = route({
  method: 'GET',
  path: '/systems',
  constant: true,
  tag: 'shelf',
  says: 'Every rule system with its scenarios and computer players',
  answer: z.object({ systems: z.array(z.unknown()) }),
  handle: async () => ({
    systems: await Promise.all(
      SYSTEMS.map(async ({ id, name, load }) => ({
        id,
        name,
        scenarios: (await load()).scenarios ?? [],
        players: await playersOf(id),
      })),
    ),
  }),
});

/** A public picture of a scenario before its first turn. */
const scene = route({
  method: 'GET',
  path: '/systems/:system/scenarios/:scenario/scene',
  constant: true,
  tag: 'shelf',
  says: 'The opening position of a scenario, for a picture of it',
  params: z.object({ system: z.string(), scenario: z.string() }),
  answer: z.object({ scene: z.unknown() }),
  async handle({ params, reply }) {
    const door = await doorOf(params.system);
    const card = door?.scenarios?.find(({ id }) => id === params.scenario);
    if (door === undefined || card === undefined) throw nothingHere('There is no such scenario.');
    const options = door.readOptions(card.options);
    if (!options.ok) throw new Error(`${params.scenario}: ${options.problem}`);
    const match = Match.begin(door.system, options.value, seededDice(params.scenario));
    reply.header('cache-control', 'public, max-age=3600');
    return { scene: door.system.scene(match.viewOf(SPECTATOR), SPECTATOR) };
  },
});

const rulebook = route({
  method: 'GET',
  path: '/rulebooks/:system',
  constant: true,
  tag: 'shelf',
  says: 'A rulebook, chapter by chapter and clause by clause',
  params: z.object({ system: z.string() }),
  answer: z.object({ rulebook: z.custom<Rulebook>() }),
  async handle({ context, params, reply }) {
    if (!isRulebookName(params.system)) throw nothingHere('There is no such rulebook.');
    reply.header('cache-control', 'public, max-age=3600');
    return { rulebook: loadRulebook(context.root, params.system) };
  },
});

export const shelfRoutes: readonly AnyRoute[] = [systems, scene, rulebook];
