import type { Face, Stand } from '@warmoot/tabletop';
import type { Unit } from '../../state/unit.ts';
import { faceOfSquare } from '../ground/bodies.ts';

const key = ({ rank, file }: Stand): string => `${rank}:${file}`;

interface Counted extends Stand {
  left: number;
}

/** What decides where hits fall (BLD-R-89). */
export interface Falling {
  readonly hits: number;
  /** Stands that fought in this phase. */
  readonly fighting: readonly Stand[];
  /** Files in contact, to know the contact centre; none under distance fire. */
  readonly filesInContact: readonly number[];
  /** Of a square, the faces that are struck. */
  readonly struckFaces?: readonly Face[];
}

/** Twice the distance of a file from the contact centre, times how many are in contact. */
const farness = (file: number, files: readonly number[]): number =>
  files.length === 0 ? file : Math.abs(file * files.length - files.reduce((sum, each) => sum + each, 0));

/** BLD-CAS-01, BLD-R-89 A: the rearmost rank first, there the weakest stand. */
const rearmost = (stands: readonly Counted[], { filesInContact }: Falling): Counted | undefined =>
  stands
    .filter(({ rank }) => rank > 0)
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        a.left - b.left ||
        farness(b.file, filesInContact) - farness(a.file, filesInContact) ||
        b.file - a.file,
    )[0];

/** BLD-R-89 B: the outermost of the front rank, at the flank farther from the contact. */
const outermost = (stands: readonly Counted[], { filesInContact }: Falling): Counted | undefined =>
  stands.toSorted(
    (a, b) => farness(b.file, filesInContact) - farness(a.file, filesInContact) || b.file - a.file,
  )[0];

/** BLD-R-89: models lose a damaged stand before a fresh one. */
const modelOrder = (stands: readonly Counted[]): Counted | undefined =>
  stands.toSorted((a, b) => a.left - b.left || b.rank - a.rank || b.file - a.file)[0];

/** What decides where hits on a unit fall. */
interface Struck {
  readonly stands: Unit['stands'];
  readonly isModel: boolean;
  readonly isSquare?: boolean;
}

/** BLD-R-45: stands of faces that are not struck come first: rear, left, right, front; there the weakest. */
const UNSTRUCK_FIRST: readonly Face[] = ['rear', 'left', 'right', 'front'];

const squareOrder = (stands: readonly Counted[], struck: readonly Face[]): Counted | undefined => {
  const place = ({ rank }: Stand): number => UNSTRUCK_FIRST.indexOf(faceOfSquare(rank));
  return stands
    .filter(({ rank }) => !struck.includes(faceOfSquare(rank)))
    .toSorted((a, b) => place(a) - place(b) || a.left - b.left || b.rank - a.rank)[0];
};

/** The stand that takes the next hit, before those that fight take them in turn. */
const nextStruck = (
  unit: Struck,
  alive: readonly Counted[],
  falling: Falling,
  fights: ReadonlySet<string>,
): Counted | undefined => {
  if (unit.isModel) return modelOrder(alive);
  const idle = alive.filter((stand) => !fights.has(key(stand)));
  if (unit.isSquare) return squareOrder(alive, falling.struckFaces ?? []);
  return rearmost(idle, falling) ?? outermost(idle, falling);
};

/** The stands of a unit after hits, emptied ones at 0, and how many castings fell. */
export const afterHits = (unit: Unit, falling: Falling): Fallen =>
  standsAfterHits(
    { stands: unit.stands, isModel: unit.profile.model !== null, isSquare: unit.special === 'square' },
    falling,
  );

export interface Fallen {
  readonly stands: Unit['stands'];
  readonly fallen: number;
}

export const standsAfterHits = (unit: Struck, falling: Falling): Fallen => {
  const all: Counted[] = unit.stands.flatMap((stands, file) =>
    stands.map((left, rank) => ({ rank, file, left })),
  );
  const fights = new Set(falling.fighting.map(key));
  // BLD-R-89 C: the round is fixed once.
  const round = all
    .filter((stand) => unit.isSquare === true || fights.has(key(stand)))
    .toSorted((a, b) => b.left - a.left || a.rank - b.rank || a.file - b.file);
  let turn = 0;
  let fallen = 0;
  for (let hit = 0; hit < falling.hits; hit++) {
    const alive = all.filter(({ left }) => left > 0);
    if (alive.length === 0) break;
    let struck = nextStruck(unit, alive, falling, fights);
    while (struck === undefined || struck.left === 0) struck = round[turn++ % round.length];
    (struck as Counted).left--;
    fallen++;
  }
  const stands = unit.stands.map((file, at) =>
    file.map((_, rank) => all.find((stand) => stand.file === at && stand.rank === rank)?.left ?? 0),
  );
  return { stands, fallen };
};
