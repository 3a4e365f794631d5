/** The dead of a battle, and which of the fallen recover (CHR-WND-01, -02, -07). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { withForce } from '../../state/armies.ts';
import type { Force } from '../../state/force.ts';
import type { Army } from '../../state/state.ts';
import { agreed, counted } from '../../words/grammar.ts';
import type { FightResult } from '../battle/forms.ts';
import { idOfTag } from './announce.ts';
import { lossesBetween, lossesNoted } from './losses.ts';
import { recoverFrom } from './recovery.ts';

/** The dead leave the roster (CHR-WND-01); individuals keep their wounds after battle and recovery. */
const survivors = (army: Army, result: FightResult, left: ReadonlyMap<number, number>): Force => {
  const fates = new Map(result.warbands.map(({ id, survivors }) => [idOfTag(id), survivors]));
  const bands = army.bands.map((band) => {
    const fate = fates.get(band.id);
    if (fate === undefined) return band;
    const models = Object.fromEntries(
      fate.filter(({ count }) => count > 0).map(({ type, count }) => [type, count]),
    );
    return { ...band, models };
  });
  const heroes = army.heroes.map((hero) => ({ ...hero, wounds: left.get(hero.id) ?? hero.wounds }));
  return {
    heroes: heroes.filter(({ wounds }) => wounds > 0),
    bands: bands.filter(({ models }) => Object.values(models).some((count) => count > 0)),
  };
};

/** CHR-WND-07: nobody recovers from an army that was wiped out. */
const isWipedOut = (army: Army, result: FightResult): boolean => {
  const fates = new Map(result.warbands.map(({ id, survivors }) => [idOfTag(id), survivors]));
  const felled = new Set(
    result.individuals.filter(({ reducedToZero }) => reducedToZero).map(({ id }) => idOfTag(id)),
  );
  return (
    army.bands.every(({ id }) => fates.get(id)?.every(({ count }) => count === 0) ?? false) &&
    army.heroes.every(({ id }) => felled.has(id))
  );
};

const recovered = (army: Army, result: FightResult, dice: Dice) =>
  isWipedOut(army, result)
    ? { left: new Map(army.heroes.map(({ id }) => [id, 0])), rolls: [] }
    : recoverFrom(army, result, dice);

export const isEmpty = ({ heroes, bands }: Force): boolean => heroes.length + bands.length === 0;

export const takeCasualties = (tale: Tale, dice: Dice, army: Army, result: FightResult): void => {
  const { left, rolls } = recovered(army, result, dice);
  const force = survivors(army, result, left);
  const gone = isEmpty(force);
  const losses = lossesBetween(army, force);
  const dead = losses.reduce((sum, { count }) => sum + count, 0);
  const lost = lossesNoted(tale.state, army, losses);
  const today = { ...army.today, fought: true };
  tale.tell({
    type: gone ? 'armyDestroyed' : 'casualtiesTaken',
    rules: ['CHR-WND-01', 'CHR-WND-02', ...(gone ? ['CHR-WND-07'] : [])],
    rolls,
    about: { army: army.name, dead },
    change: { armies: [[army.id, gone ? null : { ...withForce(army, force), lost, today }]] },
    told: [
      {
        to: [army.owner],
        section: 'battles',
        text: gone
          ? `${agreed(army.name, 'was', 'were')} wiped out.`
          : `${army.name} lost ${counted(dead, 'model')}.`,
      },
    ],
  });
};
