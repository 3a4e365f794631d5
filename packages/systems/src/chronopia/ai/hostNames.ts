/** Army names of a computer empire, in the style of its people. */
import type { RaceId } from '../data/profile.ts';
import { isNameTaken } from '../rules/commands/naming.ts';
import type { Campaign, EmpireId } from '../state/state.ts';

const BODIES: Readonly<Partial<Record<RaceId, readonly string[]>>> = {
  FB: ['Banner', 'Lances', 'Shields', 'Legion'],
  BB: ['Horde', 'Fangs', 'Reavers', 'Warpack'],
  DV: ['Wake', 'Shroud', 'Procession', 'Legion'],
  ST: ['Coil', 'Scales', 'Fangs', 'Spears'],
  SK: ['Warband', 'Clansmen', 'Spears', 'Riders'],
  DW: ['Hammers', 'Axes', 'Anvil', 'Shieldwall'],
  EL: ['Blades', 'Spears', 'Vigil', 'Lances'],
  SG: ['Mob', 'Stalkers', 'Spears', 'Brood'],
};
const BYNAMES = [
  'Red',
  'Iron',
  'Grey',
  'Storm',
  'Silent',
  'Burning',
  'Winter',
  'Oaken',
  'Bitter',
  'Golden',
  'Broken Moon',
  'Raven',
  'Long Road',
  'Ashen',
  'Sworn',
  'Black River',
] as const;
const PLAIN = ['Host', 'Column', 'Levy', 'Guard'] as const;

/** The next free name; `also` are names given in this sheet. */
export const hostName = (view: Campaign, me: EmpireId, also: ReadonlySet<string> = new Set()): string => {
  const bodies = BODIES[view.empires[me]!.race] ?? PLAIN;
  for (let nth = 0; nth < BYNAMES.length * bodies.length; nth++) {
    const byname = BYNAMES[(nth + 3 * me) % BYNAMES.length]!;
    const name = `${byname} ${bodies[(nth + Math.floor(nth / BYNAMES.length)) % bodies.length]!}`;
    if (!also.has(name) && !isNameTaken(view, me, name)) return name;
  }
  return `${PLAIN[also.size % PLAIN.length]} of turn ${view.turn}`;
};
