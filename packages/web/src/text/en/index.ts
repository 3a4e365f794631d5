import { ladder } from './ladder.ts';
import { learn } from './learn.ts';
import { lobby } from './lobby.ts';
import { match } from './match.ts';
import { page } from './page.ts';
import { proposals } from './proposals.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';

/** All the text on the page, in English. */
export const en = { ...page, lobby, ladder, learn, rules, match, proposals, settings } as const;
