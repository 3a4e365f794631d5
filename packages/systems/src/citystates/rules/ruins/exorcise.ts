import { type Clause, permit, refuse } from '@warmoot/kernel';
import { type Attempt, NO_AIM } from '../characters/action.ts';
import { ruinIn } from '../characters/lasting.ts';
import { rite } from '../spells/magic.ts';
import { canBeExorcised } from './cards.ts';
import { driveOut, EXORCISE_LEVELS } from './guardian.ts';

const taggedGuardian: Clause<Attempt> = ({ game, character: { at } }) => {
  const { guardian } = ruinIn(game, at);
  return guardian !== null && canBeExorcised(guardian)
    ? permit
    : refuse('CST-PRA-09', 'no undead or demonic Guardian is face up in his hex');
};

/** CST-PRA-09, CST-RUI-08: as his own action, against a face-up Guardian. */
export const exorcise = rite(EXORCISE_LEVELS, {
  words: 'exorcise the Guardian',
  verb: 'Exorcise',
  clauses: [taggedGuardian],
  succeed: (tale, { player, character: { id, at } }, dice) => {
    const card = ruinIn(tale.state, at).guardian as string;
    driveOut(tale, { player, explorer: id, card }, dice);
  },
  offers: () => NO_AIM,
});
