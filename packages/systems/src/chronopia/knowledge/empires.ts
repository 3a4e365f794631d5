import type { Empire, EmpireId } from '../state/state.ts';
import type { Viewer } from './eye.ts';
import { listed } from './numbers.ts';

/** Only the end of a player's empire is announced; a neutral's last city may lie underground (CHR-HID-15). */
const isEndPublic = ({ power }: Empire): boolean => power === 'player' || power === 'gone';

/** CHR-HID-05, -11, CHR-HID-18: others show only what they declare; deals only to their parties. */
const empireSeen = ({ me, empires }: Viewer, empire: Empire): Empire => {
  const declares = Object.entries(empire.declares)
    .filter(([toward]) => empires.has(Number(toward)))
    .map(([toward, stance]) => [empires.get(Number(toward)), stance] as const);
  const known = { ...empire, id: empires.get(empire.id), mind: null, declares: Object.fromEntries(declares) };
  const renumbered = (ids: readonly EmpireId[]): EmpireId[] => ids.map((id) => empires.get(id));
  if (empire.id === me)
    return {
      ...known,
      changed: renumbered(empire.changed),
      permits: renumbered(empire.permits),
      access: renumbered(empire.access),
      sharesSight: renumbered(empire.sharesSight),
    };
  const mine = (deals: readonly EmpireId[]): readonly EmpireId[] =>
    deals.filter((receiver) => receiver === me);
  return {
    ...known,
    treasury: 0,
    fallen: isEndPublic(empire) ? empire.fallen : null,
    changed: [],
    permits: mine(empire.permits),
    access: mine(empire.access),
    sharesSight: mine(empire.sharesSight),
    silent: 0,
    byComputer: false,
    plan: null,
    creations: [],
  };
};

/** Those it has heard of. */
export const empiresSeen = (eye: Viewer): Empire[] =>
  listed(
    eye.campaign.empires.filter(({ id }) => eye.empires.has(id)).map((empire) => empireSeen(eye, empire)),
  );
