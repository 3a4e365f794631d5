/** The conqueror has said what becomes of a city (CHR-R-133). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { sameName } from '../../state/readers.ts';
import type { EmpireId } from '../../state/state.ts';
import { markReady } from '../commands/commands.ts';
import { keepCity, sackCity } from './fall.ts';

export const settleFate = (tale: Tale, dice: Dice, me: EmpireId, name: string, sacks: boolean): void => {
  const { questions, cities } = tale.state;
  const question = questions.find(
    (open) => open.kind === 'city' && open.empire === me && sameName(cities[open.city]?.name ?? '', name),
  );
  if (question?.kind !== 'city') return;
  const city = cities[question.city]!;
  if (sacks) sackCity(tale, dice, city, me);
  else keepCity(tale, dice, city, me, question.beaten);
  const left = tale.state.questions.filter((open) => open !== question);
  tale.tell({ type: 'fateSettled', rules: ['CHR-R-133'], change: { set: { questions: left } } });
  if (!left.some(({ empire }) => empire === me)) markReady(tale, me);
};
