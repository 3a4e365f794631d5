import type { Line, Seat } from '@warmoot/kernel';
import { QUARTERS } from '../data/generals.ts';
import { generalsOf } from '../state/army.ts';
import { armiesOf, type Game } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { numberOf } from '../state/seats.ts';
import { nameOfGeneral } from '../words/names.ts';

/** A general with what is known of him (GRD-PLY-11). */
export interface GeneralCard {
  readonly id: number;
  readonly name: string;
  readonly ability: number;
  /** In points, with two decimals, and what the next promotion costs. */
  readonly experience: string;
  readonly needed: string;
  readonly share: number;
  readonly commands: boolean;
  readonly place: string;
  /** What the story tells of him, newest first, with the number of its news. */
  readonly history: readonly { readonly number: number; readonly line: Line }[];
}

interface Told {
  readonly number: number;
  readonly lines: readonly Line[];
}

/** Not the second of his name. */
const names = (name: string): RegExp => new RegExp(`\\b${name}\\b(?! (?:[IVX]+|\\d+)\\b)`, 'u');

const MOVES: ReadonlySet<string> = new Set(['GRD-MOV-01', 'GRD-ARM-02', 'GRD-ARM-04']);

const historyOf = (name: string, news: readonly Told[]): GeneralCard['history'] => {
  const isHis = names(name);
  return news
    .flatMap(({ number, lines }) =>
      lines
        .filter(({ text, rules = [] }) => isHis.test(text) && !MOVES.has(rules[0] ?? ''))
        .map((line) => ({ number, line })),
    )
    .reverse();
};

const points = (quarters: number): string => (quarters / QUARTERS).toFixed(2);

/** The kingdom's generals, the ablest first. */
export const generalCards = (game: Game, seat: Seat, news: readonly Told[]): readonly GeneralCard[] =>
  armiesOf(game, numberOf(seat))
    .flatMap((army) =>
      generalsOf(army).map((general): GeneralCard => {
        const needed = QUARTERS * general.ability;
        return {
          id: general.id,
          name: nameOfGeneral(general),
          ability: general.ability,
          experience: points(general.experience),
          needed: points(needed),
          share: Math.min(1, general.experience / Math.max(1, needed)),
          commands: general.id === army.commander?.id,
          place: nameOfSpot(game, army.at),
          history: historyOf(nameOfGeneral(general), news),
        };
      }),
    )
    .sort((a, b) => b.ability - a.ability || a.id - b.id);
