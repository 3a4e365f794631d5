/** Who holds the field takes the loser's tower and depot (CHR-R-161), or destroys what he was told to (CHR-R-62). */
import type { Army, OpenBattle, Site, Structure } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import type { SideId } from '../battle/forms.ts';
import { qualifiersOf } from './intents.ts';
import { armiesOfSide, otherSide } from './sides.ts';

const taken = (structure: Structure | undefined, losers: readonly number[], by: number, turn: number) =>
  structure !== undefined && losers.includes(structure.owner)
    ? { ...structure, owner: by, captured: turn }
    : structure;

const site = (old: Site, losers: readonly number[], by: number, turn: number): Site => {
  const tower = taken(old.tower, losers, by, turn);
  const depot = taken(old.depot, losers, by, turn);
  return { ...old, ...(tower && { tower }), ...(depot && { depot }) };
};

const foregoes = (tale: Tale, army: Army): boolean =>
  qualifiersOf(tale.state, army).some(({ q }) => q === 'NO CAPTURE' || q === 'Destroy');

/** Destroying after a battle is done with the other destruction of the slot, once the hex is won (CHR-R-62). */
export const captureAfter = (tale: Tale, battle: OpenBattle, winner: SideId): void => {
  const { state } = tale;
  const victors = armiesOfSide(state, battle, winner);
  const first = victors[0];
  if (first === undefined || victors.some((army) => foregoes(tale, army))) return;
  const old = state.sites[first.at];
  const losers = battle.sides[otherSide(winner)];
  if (old === undefined || ![old.tower, old.depot].some((built) => built && losers.includes(built.owner)))
    return;
  tale.tell({
    type: 'structuresCaptured',
    rules: ['CHR-R-161', 'CHR-DST-04', 'CHR-DST-06'],
    change: { sites: [[first.at, site(old, losers, first.owner, state.turn)]] },
    told: [
      {
        to: [first.owner, ...losers],
        section: 'battles',
        text: `${state.empires[first.owner]!.name} holds the field and what was built there.`,
      },
    ],
  });
};
