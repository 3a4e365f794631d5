/** The moderator's powers in words: names, hexes and files instead of numbers and JSON (CHR-MOD-01). */

import type { CampaignCommand } from '@warmoot/systems/chronopia';
import {
  chronopiaDoor,
  hexOfLabel,
  NOWHERE,
  readOrdersOf,
  seatOf,
} from '@warmoot/systems/chronopia/moderator';
import { UserError } from '../../../output/userError.ts';
import { plainText } from '../../campaign/plainText.ts';
import { faultIn, jsonFile } from '../../csw/unit/jsonFile.ts';
import { findEmpire } from './findEmpire.ts';
import type { Folder } from './folder.ts';

/** The words after the verb, and what is needed to understand them. */
interface Said {
  readonly folder: Folder;
  readonly rest: string;
  readonly reason: string;
}
type Request = Readonly<Record<string, unknown>>;

interface Power {
  /** What is typed, for the help. */
  readonly form: string;
  readonly does: string;
  readonly begins: RegExp;
  readonly request: (said: Said) => Request;
}

const LISTS = { army: 'armies', unit: 'units', city: 'cities', spy: 'spies' } as const;
type Kind = keyof typeof LISTS;

interface Thing {
  readonly what: Kind | 'empire' | 'site';
  readonly id: number;
  readonly name: string;
  readonly owner: string;
}

/** Everything with a name; an empire too. */
const thingsIn = ({ match: { state } }: Folder): Thing[] => [
  ...(Object.keys(LISTS) as Kind[]).flatMap((what) =>
    state[LISTS[what]].flatMap((thing) =>
      thing === null
        ? []
        : [{ what, id: thing.id, name: thing.name, owner: state.empires[thing.owner]!.name }],
    ),
  ),
  ...state.empires.map(({ id, name }): Thing => ({ what: 'empire', id, name, owner: '' })),
];

const startsWith = (text: string, name: string): boolean =>
  text.toLowerCase() === name.toLowerCase() || text.toLowerCase().startsWith(`${name.toLowerCase()} `);

/** `Iron Host …`, `Aldmark:Iron Host …` or a hex; the longest name wins. */
const thingAhead = (folder: Folder, text: string): { readonly thing: Thing; readonly rest: string } => {
  const { ground } = folder.match.state;
  const [first = ''] = text.split(' ');
  if (/^\d{4}$/.test(first) && hexOfLabel(ground, first) !== NOWHERE)
    return {
      thing: { what: 'site', id: hexOfLabel(ground, first), name: first, owner: '' },
      rest: text.slice(first.length).trim(),
    };
  const spellings = thingsIn(folder).flatMap((thing) =>
    [thing.name, ...(thing.owner === '' ? [] : [`${thing.owner}:${thing.name}`])].map((name) => ({
      thing,
      name,
    })),
  );
  const fitting = spellings.filter(({ name }) => startsWith(text, name));
  const longest = Math.max(0, ...fitting.map(({ name }) => name.length));
  const meant = fitting.filter(({ name }) => name.length === longest);
  if (meant.length === 0) throw new UserError(`Nothing in this campaign is called "${text}".`);
  if (meant.length > 1)
    throw new UserError(
      `Say which one: ${meant.map(({ thing }) => `${thing.owner}:${thing.name}`).join(' or ')}.`,
    );
  return { thing: meant[0]!.thing, rest: text.slice(longest).trim() };
};

const HEXES = ['at', 'cameFrom'];
const WORDS: Readonly<Record<string, unknown>> = { none: null, yes: true, no: false };

const valueFor = (folder: Folder, field: string, text: string): unknown => {
  if (HEXES.includes(field) && text !== 'none') {
    const hex = hexOfLabel(folder.match.state.ground, text);
    if (hex === NOWHERE) throw new UserError(`There is no hex ${text} on this map.`);
    return hex;
  }
  if (field === 'owner') return findEmpire(folder, text);
  if (text in WORDS) return WORDS[text];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** `at 0412; broken none` */
const changeOf = (folder: Folder, text: string): Request => {
  const parts = text.split(/;\s*/).filter((part) => part !== '');
  if (parts.length === 0) throw new UserError('Say what to set, such as "at 0412; broken none".');
  return Object.fromEntries(
    parts.map((part) => {
      const [field = '', ...value] = part.trim().split(/\s+/);
      if (value.length === 0) throw new UserError(`Say what to set "${field}" to.`);
      return [field, valueFor(folder, field, value.join(' '))];
    }),
  );
};

const set = ({ folder, rest, reason }: Said): Request => {
  const { thing, rest: change } = thingAhead(folder, rest);
  return { type: 'edit', what: thing.what, id: thing.id, change: changeOf(folder, change), reason };
};

const remove = ({ folder, rest, reason }: Said): Request => {
  const { thing } = thingAhead(folder, rest);
  return { type: 'remove', what: thing.what, id: thing.id, reason };
};

/** As if the empire had sent the file itself. */
const ordersFor = ({ folder, rest, reason }: Said): Request => {
  const [name = '', ...file] = rest.split(/\s+(?=\S+$)/);
  const empire = findEmpire(folder, name);
  const path = file.join(' ');
  const { file: read } = readOrdersOf(folder.match.viewOf(seatOf(empire)), empire, plainText(path, path));
  return { type: 'orderFor', empire, statements: read.statements, reason };
};

const judge = ({ rest }: Said): Request => {
  const [nth = '', verdict = '', ...answer] = rest.split(/\s+/);
  return { type: 'judgeCreation', submission: Number(nth), verdict, answer: answer.join(' ') };
};

const battlesAt = ({ rest, reason }: Said): Request => {
  const [hex = '', mode = ''] = rest.split(/\s+/);
  return { type: 'battleAt', hex, mode, reason };
};

const rule = ({ rest, reason }: Said): Request => {
  const [battle = '', ...file] = rest.split(/\s+/);
  return { type: 'rule', battle, result: jsonFile(file.join(' ')), reason };
};

const strike = ({ folder, rest, reason }: Said): Request => {
  const [name = '', calamity = ''] = rest.split(/\s+(?=\S+$)/);
  return { type: 'strike', empire: findEmpire(folder, name), calamity, reason };
};

const hand = ({ folder, rest, reason }: Said): Request => {
  const [name = '', to = ''] = rest.split(/\s+to\s+(?:the\s+|its\s+)?(?=\S+$)/);
  return { type: 'handOver', empire: findEmpire(folder, name), to, reason };
};

const force = ({ rest, reason }: Said): Request => {
  const [label = '', values = ''] = rest.split(/\s+(?=[\d,]+$)/);
  return { type: 'forceDraw', label, values: values.split(',').map(Number), reason };
};

const add = ({ rest, reason }: Said): Request => {
  const [name = '', race = '', hexes = ''] = rest.split(/\s*,\s*|\s+at\s+/);
  return { type: 'addEmpire', name, race, hexes: hexes.split(/\s+/), reason };
};

const plain =
  (type: string) =>
  ({ reason }: Said): Request => ({ type, reason });
const naming =
  (type: string, field: string) =>
  ({ rest, reason }: Said): Request => ({ type, [field]: rest, reason });

export const POWERS: readonly Power[] = [
  { form: 'pause', does: 'nobody may act until "resume"', begins: /^pause\b/, request: plain('pause') },
  { form: 'resume', does: 'continue after a pause', begins: /^resume\b/, request: plain('resume') },
  {
    form: 'close',
    does: 'close the open window now',
    begins: /^close( window)?\b/,
    request: plain('closeWindow'),
  },
  {
    form: 'set NAME FIELD VALUE; …',
    does: 'such as "set Iron Host at 0412; broken none"; also cities, empires, hexes',
    begins: /^set\b/,
    request: set,
  },
  { form: 'remove NAME', does: 'remove an army, unit or spy', begins: /^remove\b/, request: remove },
  {
    form: 'rule BATTLE FILE',
    does: 'decide a battle from a completed form',
    begins: /^rule\b/,
    request: rule,
  },
  {
    form: 'battles at HEX MODE',
    does: 'choose how they are fought this turn: tabletop, auto or external',
    begins: /^battles at\b/,
    request: battlesAt,
  },
  { form: 'orders EMPIRE FILE', does: 'write its orders', begins: /^orders\b/, request: ordersFor },
  {
    form: 'offer BAND',
    does: 'put Dogs of War up for hire',
    begins: /^offer\b/,
    request: naming('offerDogs', 'band'),
  },
  {
    form: 'withdraw BAND',
    does: 'withdraw the offer',
    begins: /^withdraw\b/,
    request: naming('withdrawDogs', 'band'),
  },
  {
    form: 'judge NUMBER accepted|refused|countered ANSWER',
    does: 'answer a submitted creation',
    begins: /^judge\b/,
    request: judge,
  },
  { form: 'strike EMPIRE CALAMITY', does: 'send a calamity', begins: /^strike\b/, request: strike },
  {
    form: 'add NAME, RACE at HEX HEX HEX',
    does: 'announce a new empire and its cities',
    begins: /^add\b/,
    request: add,
  },
  {
    form: 'enlarge',
    does: 'announce three more columns in the east',
    begins: /^enlarge( map)?\b/,
    request: plain('enlargeMap'),
  },
  { form: 'hand EMPIRE to computer|player', does: 'change who runs it', begins: /^hand\b/, request: hand },
  {
    form: 'roll back',
    does: 'replay this turn from the lock, with the current order files',
    begins: /^roll ?back\b/i,
    request: plain('rollBack'),
  },
  {
    form: 'force LABEL VALUE,…',
    does: 'settle the next draws, such as "force siege:Karsk 20"',
    begins: /^force\b/,
    request: force,
  },
  {
    form: 'reroll LABEL',
    does: 'replay the turn with a new draw',
    begins: /^reroll\b/,
    request: naming('reroll', 'label'),
  },
];

/** `set Iron Host at 0412` as a command of the moderator. */
export const moderatorCommand = (folder: Folder, words: string, reason: string): CampaignCommand => {
  const power = POWERS.find(({ begins }) => begins.test(words));
  if (power === undefined)
    throw new UserError(
      `"${words}" is not a moderator command; "warmoot campaign moderate --help" lists them.`,
    );
  const rest = words.replace(power.begins, '').trim();
  const read = chronopiaDoor.readCommand(power.request({ folder, rest, reason }));
  if (!read.ok) throw faultIn('moderate', read);
  return read.value as CampaignCommand;
};
