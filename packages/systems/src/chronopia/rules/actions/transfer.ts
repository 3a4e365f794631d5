/** Armies and individuals handed to another empire after slot 2 (CHR-CMD-04..07, CHR-DIP-03, CHR-R-140). */

import type { Tale } from '../../engine/tale.ts';
import type { Statement } from '../../orders/orders.ts';
import { nextNumber, withForce } from '../../state/armies.ts';
import type { Hero } from '../../state/force.ts';
import { labelOf } from '../../state/ground.ts';
import { armiesAt, armiesOf, cityAt, empireNamed, sameName, statementsOfKind } from '../../state/readers.ts';
import type { Army, Campaign, Empire, EmpireId } from '../../state/state.ts';
import { freeName, renamedLines } from '../commands/naming.ts';
import { isTooLarge, pvOf, pvOfHero } from '../forces/points.ts';

type Transfer = Extract<Statement, { s: 'transfer' }>;

/** Both sides have entered it (CHR-ORD-09, CHR-DIP-03). */
const isAccepted = (campaign: Campaign, giver: Empire, receiver: Empire, what: string): boolean =>
  statementsOfKind(campaign, receiver.id, 'accept').some(
    (accepted) => sameName(accepted.empire, giver.name) && sameName(accepted.what, what),
  );

/** In the same hex as an army of the receiver, or in a city of his. */
const isAtHand = (campaign: Campaign, army: Army, receiver: EmpireId): boolean =>
  cityAt(campaign, army.at)?.owner === receiver ||
  armiesAt(campaign, army.at).some(({ owner }) => owner === receiver);

/** CHR-CMD-05: one of his own must be there to take over. */
const hasOneOf = ({ heroes }: Army, empire: EmpireId): boolean => heroes.some(({ of }) => of === empire);

const fails = (tale: Tale, giver: Empire, receiver: Empire, what: string, why: string): void => {
  tale.tell({
    type: 'transferFailed',
    rules: ['CHR-R-140'],
    told: [
      {
        to: [giver.id],
        section: 'execution',
        text: `${what} is not handed to ${receiver.name}: ${why} (E-16).`,
      },
    ],
  });
};

/** CHR-PLY-05, CHR-R-173: names that clash in the empire they come to get a number. */
const renamed = (campaign: Campaign, empire: EmpireId, army: Army): Pick<Army, 'name' | 'heroes'> => {
  const name = freeName(campaign, empire, army.name);
  const given = [name];
  const heroes = army.heroes.map((hero) => {
    given.push(freeName(campaign, empire, hero.name, given));
    return { ...hero, name: given.at(-1)! };
  });
  return { name, heroes };
};

const handOver = (tale: Tale, army: Army, giver: Empire, receiver: Empire): void => {
  const { state } = tale;
  const { name, heroes } = renamed(state, receiver.id, army);
  tale.tell({
    type: 'armyTransferred',
    rules: ['CHR-CMD-04', 'CHR-CMD-05', 'CHR-CMD-06', 'CHR-R-140'],
    about: { army: army.id, from: giver.id, to: receiver.id },
    change: {
      armies: [
        [
          army.id,
          {
            ...withForce({ ...army, owner: receiver.id, commander: null }, { heroes, bands: army.bands }),
            owner: receiver.id,
            number: nextNumber(state, receiver.id),
            name,
            inside: false,
          },
        ],
      ],
    },
    told: [
      {
        to: [giver.id, receiver.id],
        section: 'execution',
        text: `${name} in ${labelOf(state.ground, army.at)} passed from ${giver.name} to ${receiver.name}.`,
      },
      ...renamedLines(receiver.id, army.name, name),
      ...heroes.flatMap((hero, at) => renamedLines(receiver.id, army.heroes[at]!.name, hero.name)),
    ],
  });
};

/** An individual walks over to an army of the receiver in the hex; his old army may then be leaderless (CHR-CMD-07). */
const sendHero = (tale: Tale, from: Army, hero: Hero, to: Army): void => {
  const { state } = tale;
  const left = { heroes: from.heroes.filter((one) => one !== hero), bands: from.bands };
  const isGone = left.heroes.length + left.bands.length === 0;
  const named = { ...hero, name: freeName(state, to.owner, hero.name) };
  tale.tell({
    type: 'individualTransferred',
    rules: ['CHR-CMD-04', 'CHR-CMD-06', 'CHR-R-140'],
    about: { from: from.id, to: to.id, hero: hero.id },
    change: {
      armies: [
        [from.id, isGone ? null : withForce(from, left)],
        [to.id, withForce(to, { heroes: [...to.heroes, named], bands: to.bands })],
      ],
    },
    told: [
      { to: [from.owner, to.owner], section: 'execution', text: `${hero.name} went over to ${to.name}.` },
      ...renamedLines(to.owner, hero.name, named.name),
    ],
  });
};

const armyFault = (campaign: Campaign, army: Army, receiver: EmpireId): string | undefined => {
  if (army.today.pinned) return 'it is in an encounter';
  if (!hasOneOf(army, receiver)) return 'no individual of the receiving empire is in it';
  return isAtHand(campaign, army, receiver) ? undefined : 'the receiver has neither army nor city there';
};

const transferHero = (tale: Tale, giver: Empire, receiver: Empire, what: string): void => {
  const from = armiesOf(tale.state, giver.id).find(({ heroes }) =>
    heroes.some(({ name }) => sameName(name, what)),
  );
  const hero = from?.heroes.find(({ name }) => sameName(name, what));
  const to =
    from && armiesAt(tale.state, from.at).find(({ owner, today }) => owner === receiver.id && !today.pinned);
  if (from === undefined || hero === undefined)
    fails(tale, giver, receiver, what, 'there is nothing of that name');
  else if (to === undefined || from.today.pinned)
    fails(tale, giver, receiver, what, 'no free army of the receiver is in the same hex');
  else if (isTooLarge(pvOf(to) + pvOfHero(hero)))
    fails(tale, giver, receiver, what, `${to.name} cannot take any more`); // CHR-PLY-08, CHR-R-31
  else sendHero(tale, from, hero, to);
};

const transferArmy = (tale: Tale, army: Army, giver: Empire, receiver: Empire): void => {
  const why = armyFault(tale.state, army, receiver.id);
  if (why === undefined) handOver(tale, army, giver, receiver);
  else fails(tale, giver, receiver, army.name, why);
};

const settle = (tale: Tale, giver: Empire, { what, to }: Transfer): void => {
  const receiver = empireNamed(tale.state, to);
  if (receiver === undefined || receiver.id === giver.id) return;
  const army = armiesOf(tale.state, giver.id).find(({ name }) => sameName(name, what));
  if (!isAccepted(tale.state, giver, receiver, what))
    fails(tale, giver, receiver, what, 'it was not accepted');
  else if (army !== undefined) transferArmy(tale, army, giver, receiver);
  else transferHero(tale, giver, receiver, what);
};

export const transferTroops = (tale: Tale): void => {
  for (const giver of tale.state.empires)
    for (const statement of statementsOfKind(tale.state, giver.id, 'transfer'))
      settle(tale, giver, statement);
};
