import { type Inspection, type Line, type Place, type Seat, say } from '@warmoot/kernel';
import { axialOf, HEXES, type HexId, terrainAt } from './board.ts';
import type { PracticeCommand } from './commands.ts';
import { legal, subjects } from './legal.ts';
import { bandAt, bandById } from './state.ts';
import type { PracticeView } from './view.ts';

/** Everything about a band or a hex. */
export const inspect = (view: PracticeView, seat: Seat, subject: string): Inspection | undefined => {
  const band = bandById(view.bands, subject);
  if (band === undefined) return inspectHex(subject);
  const reach = [...legal(view, seat, band.id)].flatMap((command) =>
    command.type === 'move' ? [axialOf(command.to)] : [],
  );
  return {
    title: band.name,
    facts: [
      { label: 'Arm', value: band.arm },
      { label: 'State', value: band.used ? 'used this turn' : 'may move or attack', rules: ['PRC-SEQ-02'] },
      ...(band.hidden
        ? [{ label: 'Hidden', value: 'the enemy does not see it', rules: ['PRC-HID-01'] }]
        : []),
    ],
    layers: [{ name: 'Reach', marks: () => [{ kind: 'reach', places: reach }] }],
  };
};

const inspectHex = (hex: HexId): Inspection | undefined =>
  HEXES.includes(hex)
    ? { title: hex, facts: [{ label: 'Terrain', value: terrainAt(hex) }], layers: [] }
    : undefined;

/** PRC-SEQ-02: warns which bands could still act before the turn ends. */
export const warnings = (view: PracticeView, seat: Seat, command: PracticeCommand): Line[] => {
  if (command.type !== 'endTurn') return [];
  const idle = subjects(view, seat).filter((id) => bandById(view.bands, id) && !isStuck(view, seat, id));
  const names = idle.map((id) => say`${bandById(view.bands, id)?.name ?? id}`).join(', ');
  return idle.length === 0 ? [] : [{ text: say`Could still act: ${names}.`, rules: ['PRC-SEQ-02'] }];
};

const isStuck = (view: PracticeView, seat: Seat, id: string): boolean =>
  legal(view, seat, id).next().done === true;

/** Pointing at an enemy means an attack, at anything else a move. */
export const meant = (
  view: PracticeView,
  seat: Seat,
  [band]: readonly string[],
  place: Place,
): PracticeCommand | undefined => {
  const to = HEXES.find((id) => 'q' in place && axialOf(id).q === place.q && axialOf(id).r === place.r);
  if (band === undefined || to === undefined) return undefined;
  const other = bandAt(view.bands, to);
  return other !== undefined && other.side !== seat
    ? { type: 'attack', band, target: other.id }
    : { type: 'move', band, to };
};
