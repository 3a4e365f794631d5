/** Which summoned creatures stay after the battle, and on what terms (CHR-RAC-07..11, -33..35). A Greater Desert Wyrm never does (CHR-RAC-20). */
export interface Terms {
  /** A d20 for each of them; none for those that need no roll. */
  readonly need?: number;
  /** The warband they join or form; alone they are individuals. */
  readonly joins?: string;
  /** The type of model they are in that band, if not its ordinary one. */
  readonly as?: string;
  /** How many there must be to form a new band, and below which it crumbles. */
  readonly least?: number;
  /** Only with their leader. */
  readonly led?: true;
  /** The roll is repeated after every battle. */
  readonly restless?: true;
  /** Their band may grow beyond its size. */
  readonly unlimited?: true;
  readonly rule: string;
}

export const KEEPING: Readonly<Record<string, Terms>> = {
  'dv-risen-swords': { need: 12, joins: 'dv-risen-swords', rule: 'CHR-RAC-07' },
  'dv-risen-archers': { need: 12, joins: 'dv-risen-archers', rule: 'CHR-RAC-07' },
  'greater-undead': { need: 12, joins: 'dv-risen-swords', as: 'greater-undead', rule: 'CHR-RAC-09' },
  'undead-knight': { need: 12, joins: 'undead-knight', least: 3, rule: 'CHR-RAC-09' },
  'demon-knight': { need: 12, joins: 'demon-knight', least: 3, rule: 'CHR-RAC-10' },
  'twilight-demon': { need: 18, restless: true, rule: 'CHR-RAC-11' },
  'greater-twilight-demon': { need: 18, restless: true, rule: 'CHR-RAC-11' },
  'ice-warrior': { need: 12, joins: 'ice-warrior', led: true, rule: 'CHR-RAC-33' },
  'adamantite-golem': { rule: 'CHR-RAC-34' },
  'daughter-of-the-phoenix': { rule: 'CHR-RAC-35' },
  'fire-demon': { need: 12, joins: 'fire-demon', unlimited: true, rule: 'CHR-RAC-35' },
};
