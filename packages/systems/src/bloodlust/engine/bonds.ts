import { say } from '@warmoot/kernel';
import { conformedTo } from '../rules/contact/conforming.ts';
import { faceIn, otherIn, touchesOf } from '../rules/contact/contacts.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { type BloodState, type Bond, bondsOf, unitById } from '../state/state.ts';
import { agreed } from '../words/names.ts';
import type { Tale } from './tale.ts';

const replaced = (state: BloodState, bond: Bond, by: Bond): readonly Bond[] =>
  state.bonds.map((each) => (each.a === bond.a && each.b === bond.b ? by : each));

/** BLD-GEO-17: the party that closes up again: bonded by its front, and of two the one that lost nothing, else the lower id. */
const closer = (state: BloodState, { a, b, faces }: Bond, losers: readonly string[]): string | undefined => {
  const fronts = [...(faces[0] === 'front' ? [a] : []), ...(faces[1] === 'front' ? [b] : [])].filter(
    (id) => unitById(state, id).special !== 'square', // BLD-R-45: a square stays, its attackers conform
  );
  if (fronts.length < 2) return fronts[0];
  const steady = fronts.filter((id) => !losers.includes(id));
  return steady.length === 1 ? steady[0] : fronts.toSorted()[0];
};

/** BLD-GEO-17: a bond without stands in contact is renewed, or becomes a corner bond. */
export const renewBonds = (tale: Tale, losers: readonly string[]): void => {
  for (const bond of tale.state.bonds) {
    if (bond.isCorner) continue;
    if (touchesOf(tale.state, unitById(tale.state, bond.a), bond).length > 0) continue;
    renew(tale, bond, losers);
  }
};

const renew = (tale: Tale, bond: Bond, losers: readonly string[]) => {
  const { state } = tale;
  const id = closer(state, bond, losers);
  const asCorner = { rest: { bonds: replaced(state, bond, { ...bond, isCorner: true }) } };
  const names = [unitById(state, bond.a).name, unitById(state, bond.b).name] as const;
  const corner = say`${names[0]} and ${names[1]} fight on corner to corner.`;
  const fronts = id === undefined ? [] : bondsOf(state, id).filter((each) => faceIn(each, id) === 'front');
  if (id === undefined || fronts.length > 1) return tale.tell('contacted', corner, ['BLD-GEO-17'], asCorner);
  const unit = unitById(state, id);
  const enemy = unitById(state, otherIn(bond, id));
  const body = conformedTo(state, unit, bodyOf(state, unit), enemy, faceIn(bond, enemy.id));
  if (body === undefined) return tale.tell('contacted', corner, ['BLD-GEO-17'], asCorner);
  tale.tell(
    'contacted',
    agreed(unit, say`${unit.name} closes up to ${enemy.name}.`, say`${unit.name} close up to ${enemy.name}.`),
    ['BLD-GEO-17'],
    {
      units: { [id]: { pose: body.pose } },
    },
  );
  const after = tale.state;
  if (touchesOf(after, unitById(after, bond.a), bond).length === 0)
    tale.tell('contacted', corner, ['BLD-GEO-17'], {
      rest: { bonds: replaced(after, bond, { ...bond, isCorner: true }) },
    });
};
