import { say } from '@warmoot/kernel';
import { afterHits } from '../rules/casualties/removal.ts';
import { afterEmptied } from '../rules/contact/closingUp.ts';
import { type FireAtOne, fireAt } from '../rules/fire/volleys.ts';
import { unitById } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { agreed, listed } from '../words/names.ts';
import { isGone, wipedOut } from './losses.ts';
import type { Tale } from './tale.ts';

const told = (tale: Tale, target: Unit, { hits, credits, rolls }: FireAtOne): void => {
  const { stands, fallen } = afterHits(target, { hits, fighting: [], filesInContact: [] });
  const shooters = credits.map(({ unit }) => unitById(tale.state, unit));
  const credited = Object.fromEntries(
    credits.map(({ unit, hits: own }) => {
      const { deeds } = unitById(tale.state, unit);
      return [unit, { deeds: { ...deeds, inflictedByFire: (deeds.inflictedByFire ?? 0) + own } }];
    }),
  );
  const struck = {
    ...afterEmptied(tale.state, target, stands, []),
    deeds: { ...target.deeds, fireHits: (target.deeds.fireHits ?? 0) + fallen },
  };
  tale.tell(
    'shot',
    say`${listed(shooters.map(({ name }) => name))} at ${target.name}: ${fallen === 1 ? '1 hit' : say`${fallen} hits`}.`,
    ['BLD-FIR-09', 'BLD-R-38', 'BLD-CAS-08'],
    { units: { ...credited, [target.id]: struck } },
    { rolls, of: shooters[0]?.side ?? target.side, kind: 'fire' },
  );
  if (isGone({ stands }))
    wipedOut(
      tale,
      target.id,
      agreed(target, say`${target.name} is shot to pieces.`, say`${target.name} are shot to pieces.`),
    );
};

/** BLD-SEQ-10: all shots of the step on the castings there were at its start; targets by id (BLD-R-70). */
export const resolveFire = (tale: Tale): void => {
  const { state } = tale;
  const targets = [...new Set(state.shots.map(({ target }) => target))].toSorted();
  const results = targets.map((target) =>
    fireAt(
      state,
      unitById(state, target),
      state.shots.filter((shot) => shot.target === target),
      tale.dice,
    ),
  );
  for (const result of results) told(tale, unitById(tale.state, result.target), result);
};
