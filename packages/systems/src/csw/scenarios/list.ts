import { tours } from './s01Tours.ts';
import { balathus } from './s02Balathus.ts';
import { civitate } from './s03Civitate.ts';
import { hastings } from './s04Hastings.ts';
import { manzikert } from './s05Manzikert.ts';
import { dorylaeum } from './s06Dorylaeum.ts';
import { liegnitz } from './s07Liegnitz.ts';
import { morgarten } from './s08Morgarten.ts';
import { pipeweed } from './s09PipeweedFarm.ts';
import { jarmoco } from './s10Jarmoco.ts';
import { bellystone } from './s11BellystoneFord.ts';
import { ukrak } from './s12UkrakMorfut.ts';
import type { Scenario } from './scenario.ts';

/** Section 39, in its order. */
export const SCENARIOS: readonly Scenario[] = [
  tours,
  balathus,
  civitate,
  hastings,
  manzikert,
  dorylaeum,
  liegnitz,
  morgarten,
  pipeweed,
  jarmoco,
  bellystone,
  ukrak,
];
