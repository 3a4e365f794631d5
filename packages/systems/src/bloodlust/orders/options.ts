import { z } from 'zod';
import { ARMY_LISTS } from '../data/armyLists.ts';
import { FIELDS } from '../data/fields.ts';
import { COMMANDERS, type Commander, STANDARD_POINTS } from '../data/points.ts';
import { SCALES } from '../data/scales.ts';
import { armyListOf } from '../rules/setup/armies.ts';
import { LAID_OUT, SIDES } from '../state/options.ts';
import { profileOf } from '../state/profile.ts';

const ListId = z.enum(ARMY_LISTS.map(({ id }) => id) as [string, ...string[]]);
const CommandWords = z.strictObject({
  commander: z.enum(Object.keys(COMMANDERS) as [Commander, ...Commander[]]),
  units: z
    .array(
      z.strictObject({ entry: z.string(), stands: z.int().min(1).max(24), files: z.int().min(1).max(24) }),
    )
    .min(1),
});

/** BLD-PTS-05, BLD-UNT-01: a C-in-C leads, and every unit is of a list and no wider than its stands. */
const ArmyWords = z
  .strictObject({
    list: ListId,
    own: z
      .array(z.string().regex(/^(troops|model) [^\n]{1,160}$/))
      .max(24)
      .optional(),
    commands: z.array(CommandWords).min(1).optional(),
    alignment: z.enum(['good', 'evil']).optional(),
  })
  .superRefine(({ list, own: ownLines, commands = [] }, context) => {
    if (commands.length > 0 && commands.filter(({ commander }) => commander === 'C-in-C').length !== 1)
      context.addIssue({
        code: 'custom',
        message: 'an army has exactly one C-in-C (BLD-PTS-04)',
        path: ['commands'],
      });
    const own = armyListOf({ list, own: ownLines });
    if (own === undefined)
      context.addIssue({
        code: 'custom',
        message:
          'its own stands cannot be read as lines of an army file; "warmoot army check" says why (BLD-PTS-01)',
        path: ['own'],
      });
    for (const { units } of commands)
      for (const { entry, stands, files } of units) {
        if (own === undefined || profileOf(own, entry, 15) === undefined)
          context.addIssue({
            code: 'custom',
            message: `no army list has ${entry}; look it up with warmoot rules bloodlust`,
            path: ['commands'],
          });
        if (files > stands)
          context.addIssue({
            code: 'custom',
            message: `${entry}: a unit ${files} stands wide needs at least ${files} stands (BLD-R-03)`,
            path: ['commands'],
          });
      }
  });

/** BLD-GEN-04: the options of a battle. */
export const BloodOptionsSchema = z.strictObject({
  setting: z.enum(['FANTASY', 'HISTORICAL']).default('FANTASY'),
  order: z.enum(['SIMULTANEOUS', 'CARD', 'ALTERNATING']).default('ALTERNATING'),
  command: z.enum(['BASIC', 'ADVANCED']).default('BASIC'),
  dice: z.enum(['NONE', 'D6', 'TYPED']).default('NONE'),
  magic: z.boolean().optional(),
  scale: z.literal(Object.keys(SCALES).map(Number) as [15, 25, 6]).default(15),
  era: z.enum(['EARLY', 'LATE']).default('EARLY'),
  campaign: z.boolean().default(false),
  points: z.int().min(50).max(10_000).default(STANDARD_POINTS),
  /** BLD-R-84. */
  turnLimit: z.int().min(6).max(20).default(12),
  armies: z.strictObject({ [SIDES[0]]: ArmyWords, [SIDES[1]]: ArmyWords }).default({
    red: { list: 'romans' },
    blue: { list: 'carthaginians' },
  }),
  field: z.enum([LAID_OUT, ...Object.keys(FIELDS)]).default('crossroads'),
});
