/** What each empire learns about a battle (CHR-HID-07, -17, -27). */

import type { Tale } from '../../engine/tale.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Force } from '../../state/force.ts';
import { hexOfLabel } from '../../state/ground.ts';
import type { Campaign, EmpireId, OpenBattle } from '../../state/state.ts';
import { otherSide } from '../battle/roster.ts';
import { figuresOf } from './battleFigures.ts';
import type { Fought } from './results.ts';
import { outcomeWords } from './resultWords.ts';
import { armiesOfSide, involvedIn } from './sides.ts';

/** CHR-HID-27: neither spells left at home nor experience. */
const withoutSecrets = (hero: Force['heroes'][number]): Force['heroes'][number] => ({
  ...hero,
  spells: [],
  experience: 0,
  trained: {},
  gladeUsed: false,
});

/** Opponents have seen each other's rosters (CHR-HID-07). */
const rostersLearned = (
  campaign: Campaign,
  battle: OpenBattle,
): (readonly [EmpireId, Pick<Knowledge, 'rosters'>])[] =>
  (['A', 'B'] as const).flatMap((side) => {
    const foes = armiesOfSide(campaign, battle, otherSide(side));
    const seen = foes.map(({ id, heroes, bands }) => [
      id,
      { turn: campaign.turn, name: '', force: { heroes: heroes.map(withoutSecrets), bands } },
    ]);
    return battle.sides[side]
      .filter((empire) => campaign.knowledge[empire] !== undefined)
      .map(
        (empire) =>
          [
            empire,
            { rosters: { ...campaign.knowledge[empire]!.rosters, ...Object.fromEntries(seen) } },
          ] as const,
      );
  });

const namesOf = ({ empires }: Campaign, side: readonly EmpireId[]): string =>
  side.map((id) => empires[id]!.name).join(' and ');

/** The log calls the sides A and B; a line before it names them (CHR-BTL-07). */
const blowByBlow = (
  campaign: Campaign,
  { sides }: OpenBattle,
  log: readonly string[],
): { readonly blows?: readonly string[] } =>
  log.length === 0
    ? {}
    : { blows: [`A: ${namesOf(campaign, sides.A)}. B: ${namesOf(campaign, sides.B)}.`, ...log] };

/** The parties learn everything, the others only the public note. */
export const tellOfBattle = (tale: Tale, battle: OpenBattle, { result, rolls, log }: Fought): void => {
  const { state } = tale;
  const involved = involvedIn(battle);
  const others = state.empires
    .filter(({ id, power }) => power === 'player' && !involved.includes(id))
    .map(({ id }) => id);
  const { publicNote } = result;
  tale.tell({
    type: 'battleFought',
    rules: ['CHR-BTL-02', 'CHR-CMB-18'],
    rolls,
    irrevocable: true,
    about: { battle: battle.id, result: result as never, log },
    change: {
      set: { battles: state.battles.filter(({ id }) => id !== battle.id) },
      knowledge: rostersLearned(state, battle),
    },
    told: [
      {
        to: involved,
        section: 'battles',
        text: `Battle ${battle.id} at ${battle.order.hex}: ${outcomeWords(state, battle, result)}.`,
        at: [hexOfLabel(state.ground, battle.order.hex)],
        battle: figuresOf(state, battle, result),
        ...blowByBlow(state, battle, log),
      },
      ...(publicNote === '' ? [] : [{ to: others, section: 'battles' as const, text: publicNote }]),
    ],
  });
};
