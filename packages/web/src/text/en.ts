import { ladder } from './ladder.ts';
import { lobby } from './lobby.ts';
import { match } from './match.ts';
import { page } from './page.ts';
import { rules } from './rules.ts';

/** Every word of the client, page by page. Another language is another object of this shape. */
export const text = { ...page, lobby, ladder, rules, match } as const;
