const COLUMNS = 12;
const ROWS = 8;

const LINE = Array.from({ length: COLUMNS / 2 }, () => '.').join('   ');

/** Open ground: nothing hides a target, and the archers are in range from the first turn. */
const OPEN_GROUND = [
  'map Open ground',
  'hexes flat',
  'ids offset digits 2 from 1 shifted even',
  'directions by name from 0: N NE SE S SW NW',
  'legend',
  '  . clear',
  'board 0101',
  ...Array.from({ length: ROWS }, () => [`|${LINE}`, `|  ${LINE}`]).flat(),
].join('\n');

const army = (codes: string) =>
  codes.split(', ').map((line) => {
    const [code, count] = line.split(' ');
    return { code, count: Number(count) };
  });

/** A short battle with every kind of command in it: cheap foot that routs, cavalry that charges, archers that fire. */
export const SKIRMISH = {
  battle: {
    name: 'A skirmish',
    map: { text: OPEN_GROUND },
    blue: { army: army('LB 2, LF 4, LC 1, W1 1'), area: { columns: [1, 3] } },
    red: { army: army('LF 5, SB 2, LC 1'), area: { columns: [6, 8] } },
    turns: 4,
  },
};
