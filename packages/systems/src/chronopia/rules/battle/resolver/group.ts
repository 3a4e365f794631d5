import type { Profile } from '../../../data/profile.ts';
import type { Spell } from '../../../data/spells.ts';
import type { ArmyInFight, Group, Model, Role, Side } from './battle.ts';
import type { Line } from './line.ts';

const shootsFar = ({ missile }: Line): boolean => missile !== null && missile.MX >= 12;

/** CHR-AUT-04, CHR-AUT-32: half the band must carry the weapon; an individual must also aim well. */
const weaponRoleOf = (kind: Group['kind'], models: readonly Model[]): 'missile' | 'melee' => {
  const archers = models.filter(({ line }) => shootsFar(line));
  if (kind === 'individual') return archers.some(({ line }) => line.MW >= 14) ? 'missile' : 'melee';
  return archers.length > 0 && archers.length * 2 >= models.length ? 'missile' : 'melee';
};

/** CHR-AUT-04; before any limit of the terrain. */
const isFastGroup = (models: readonly Model[], noFlight: boolean): boolean =>
  models.every(({ line }) => line.abilities.has('Flyer') && !noFlight) ||
  models.every(({ line }) => line.MV >= 5);

const pvOf = (models: readonly Model[]): number => models.reduce((sum, { line }) => sum + line.cost, 0);

export interface Recruits {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly army: ArmyInFight;
  readonly kind: Group['kind'];
  readonly profile: Profile;
  readonly models: readonly Model[];
  readonly spells: readonly Spell[];
  readonly isForeign: boolean;
  readonly inTower: boolean;
  readonly noFlight: boolean;
  readonly summonedBy: Group['summonedBy'];
}

/** A caster inside a band does not make it a group of casters (CHR-AUT-34). */
const roleOf = ({ kind, spells }: Recruits, weaponRole: 'missile' | 'melee'): Role =>
  kind === 'individual' && spells.length > 0 ? 'caster' : weaponRole;

/** Written out field by field, because groups are read a hundred thousand times a second. */
export const createGroup = (recruits: Recruits): Group => {
  const { id, name, side, army, kind, profile, models, spells } = recruits;
  const weaponRole = weaponRoleOf(kind, models);
  return {
    id,
    order: 0,
    name,
    side,
    army,
    kind,
    profile,
    isForeign: recruits.isForeign,
    role: roleOf(recruits, weaponRole),
    weaponRole,
    isFast: isFastGroup(models, recruits.noFlight),
    inTower: recruits.inTower,
    summonedBy: recruits.summonedBy,
    spells,
    models: [...models],
    away: [],
    whereabouts: 'table',
    routedInTurn: 0,
    pos: 0,
    pv: pvOf(models),
    engaged: [],
    shaken: false,
    woundsLost: 0,
    hasStruck: false,
    hasFought: false,
    activatedInTurn: 0,
    modelsAtTurnStart: models.length,
    effects: [],
    fears: new Set(),
    spent: new Set(),
    killedBy: null,
    byVortex: false,
  };
};
