/** A Chronomancer looks through time at one army (CHR-RAC-03, CHR-R-147). */
import type { Dice } from '@warmoot/kernel';
import { profileOf, spellNamed } from '../../data/index.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { TargetName } from '../../orders/orders.ts';
import type { Hero } from '../../state/force.ts';
import { distance } from '../../state/ground.ts';
import { armiesOf, playersIn, sameName, statementsOfKind } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId } from '../../state/state.ts';
import { lineOf } from '../forces/troops.ts';

const ENVISION = spellNamed('Envision')!;
const RANGE = ENVISION.effect.word === 'ENVISION' ? ENVISION.effect.hexes : 0;

/** On the caster's map now; an army never seen gets the same answer as one that does not exist (CHR-HID-24). */
const targetOf = (campaign: Campaign, empire: EmpireId, target: TargetName): Army | undefined => {
  const known = campaign.knowledge[empire];
  const seen = (known?.sightings ?? []).filter(
    ({ kind, turn }) => kind === 'army' && turn >= campaign.turn - 1,
  );
  return seen
    .flatMap(({ id }) => campaign.armies[id] ?? [])
    .find((army) =>
      'name' in target
        ? sameName(army.name, target.name) && known!.names.some((name) => sameName(name, army.name))
        : army.number === target.number && sameName(campaign.empires[army.owner]!.name, target.empire),
    );
};

interface Casting {
  readonly army: Army;
  readonly caster: Hero;
}

/** In a turn without combat, within 5 hexes; each caster once. */
const castersNear = (
  campaign: Campaign,
  empire: EmpireId,
  { at }: Army,
  used: ReadonlySet<number>,
): Casting[] =>
  armiesOf(campaign, empire)
    .filter((army) => !army.today.fought && distance(campaign.ground, army.at, at) <= RANGE)
    .flatMap((army) => army.heroes.map((caster) => ({ army, caster })))
    .filter(({ caster }) => caster.spells.includes(ENVISION.name) && !used.has(caster.id));

const rosterText = ({ heroes, bands }: Army): string =>
  [
    ...heroes.map((hero) => `${hero.name} (${profileOf(hero).name})`),
    ...bands.map(
      (band) =>
        `${Object.values(band.models).reduce((sum, count) => sum + count, 0)} ${profileOf(band).name}`,
    ),
  ].join(', ');

const look = (tale: Tale, dice: Dice, empire: EmpireId, { caster }: Casting, target: Army): void => {
  const { state } = tale;
  const die = roll(dice, 20, `envision:${caster.name}`);
  const succeeds = die.value <= (lineOf(caster).PW ?? 0) - ENVISION.level;
  const known = state.knowledge[empire]!;
  const { heroes, bands, name, id } = target;
  const whom = `${state.empires[target.owner]!.name} ${target.number}`;
  tale.tell({
    type: 'armyEnvisioned',
    rules: ['CHR-RAC-03', 'CHR-R-147'],
    rolls: [die],
    about: { caster: caster.id, army: id, succeeds },
    change: succeeds
      ? {
          knowledge: [
            [
              empire,
              { rosters: { ...known.rosters, [id]: { turn: state.turn, name, force: { heroes, bands } } } },
            ],
          ],
        }
      : {},
    told: [
      {
        to: [empire],
        section: 'sightings',
        text: succeeds
          ? `${caster.name} envisions ${whom}, ${name}: ${rosterText(target)}.`
          : `${caster.name} sees nothing of ${whom}.`,
      },
    ],
  });
};

export const envisionings = (tale: Tale, dice: Dice): void => {
  for (const { id } of playersIn(tale.state)) {
    const used = new Set<number>();
    for (const { target: wanted } of statementsOfKind(tale.state, id, 'envision')) {
      const target = targetOf(tale.state, id, wanted);
      const [casting] = target === undefined ? [] : castersNear(tale.state, id, target, used);
      if (target !== undefined && casting !== undefined) {
        used.add(casting.caster.id);
        look(tale, dice, id, casting, target);
      } else
        tale.tell({
          type: 'envisionRefused',
          rules: ['CHR-R-147'],
          told: [
            {
              to: [id],
              section: 'execution',
              text: 'No caster at rest can reach such an army on your map (E-10).',
            },
          ],
        });
    }
  }
};
