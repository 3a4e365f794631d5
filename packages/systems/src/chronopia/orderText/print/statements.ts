import { unreachable } from '@warmoot/kernel';
import type { Statement } from '../../orders/orders.ts';
import { actionText } from './actions.ts';
import { cityText, itemsText, listText, nameText, optionsText, sentence, targetText } from './words.ts';

type Of<S extends Statement['s']> = Extract<Statement, { readonly s: S }>;

const intentText = ({ army, versus, intent }: Of<'intent'>): string =>
  sentence('INTENT', nameText(army), versus === undefined ? '' : `VS ${nameText(versus)}`, intent);

const placeText = ({ band, city, army, options }: Of<'place'>): string =>
  sentence(
    `PLACE ${nameText(band)} IN ${cityText(city)}`,
    army === undefined ? '' : `WITH ${nameText(army)}`,
    ...optionsText(options),
  );

const giveMapText = ({ empire, part }: Of<'giveMap'>): string =>
  typeof part === 'string'
    ? `GIVE MAP ${nameText(empire)} ${part}`
    : `GIVE MAP ${nameText(empire, 'word')} ${part.join(', ')}`;

/** `SLAY Diggers`, and the slot if it is not the first. */
const slayText = ({ unit, slot }: Of<'slay'>): string =>
  slot === 1 ? `SLAY ${nameText(unit)}` : `SLAY ${nameText(unit, 'word')} ${slot}`;

const envoyText = ({ city, gift }: Of<'envoy'>): string =>
  gift === 0 ? `ENVOY ${cityText(city)}` : `ENVOY ${cityText(city, 'word')} ${gift}`;

/** One line for each statement, in the spelling of the grammar. */
export const statementText = (statement: Statement): string => {
  switch (statement.s) {
    case 'order':
      return `${statement.unit} - ${statement.actions.map(actionText).join('; ')}`;
    case 'pay':
      return `PAY ${nameText(statement.empire)} ${statement.guilders}`;
    case 'noPay':
      return `NO PAY ${statement.item}`;
    case 'payOrder':
      return `PAY ORDER ${statement.items.join(', ')}`;
    case 'replace':
      return `REPLACE ${nameText(statement.army)}: ${itemsText(statement.items)}`;
    case 'payUpkeep':
      return `PAY UPKEEP ${nameText(statement.empire, 'word')} ${nameText(statement.army)}`;
    case 'train':
      return sentence(
        'TRAIN',
        nameText(statement.hero),
        statement.stat,
        statement.times === 1 ? '' : String(statement.times),
      );
    case 'glade':
      return `GLADE ${nameText(statement.hero, 'word')} ${nameText(statement.spell)}`;
    case 'envision':
      return `ENVISION ${targetText(statement.target)}`;
    case 'slay':
      return slayText(statement);
    case 'wounds':
      return `WOUNDS ${nameText(statement.army)}: ${statement.refs.join(', ')}`;
    case 'scoutPriority':
      return `SCOUT PRIORITY ${statement.scouts.join(', ')}`;
    case 'declare':
      return `DECLARE ${nameText(statement.empire)} ${statement.stance}`;
    case 'permit':
      return `PERMIT ${nameText(statement.empire)}`;
    case 'access':
      return `ACCESS ${nameText(statement.empire)}`;
    case 'shareSight':
      return `SHARE SIGHT ${nameText(statement.empire)}`;
    case 'transfer':
      return `TRANSFER ${nameText(statement.what)} TO ${nameText(statement.to)}`;
    case 'accept':
      return `ACCEPT ${nameText(statement.empire, 'word')} ${nameText(statement.what)}`;
    case 'giveMap':
      return giveMapText(statement);
    case 'giveClaim':
      return `GIVE CLAIM ${statement.size} TO ${nameText(statement.to)} IN ${statement.hex}`;
    case 'envoy':
      return envoyText(statement);
    case 'bid':
      return `BID ${nameText(statement.band)} ${statement.guilders}`;
    case 'place':
      return placeText(statement);
    case 'intent':
      return intentText(statement);
    case 'spells':
      return `SPELLS ${nameText(statement.hero)}: ${listText(statement.spells, nameText)}`;
    case 'outmaneuver':
      return `OUTMANEUVER ${statement.refs.join(', ')}`;
    case 'tower':
      return `TOWER ${statement.refs.join(', ')}`;
    case 'fleeBelow':
      return `FLEE BELOW ${nameText(statement.army)} ${statement.percent}`;
    case 'allowWithdraw':
      return `ALLOW WITHDRAW ${nameText(statement.empire)}`;
    case 'yield':
      return `YIELD ${nameText(statement.army)}`;
    case 'fleeCity':
      return `FLEE CITY ${cityText(statement.city)}`;
    case 'garrison':
      return `GARRISON ${cityText(statement.city)}: ${itemsText(statement.items)}`;
    case 'keep':
      return `KEEP ${cityText(statement.city)}`;
    case 'sack':
      return `SACK ${cityText(statement.city)}`;
    case 'rejected':
      return statement.text;
    default:
      return unreachable(statement);
  }
};

/** The printed part of a file; findings are not printed. */
interface Printable {
  readonly empire?: string;
  readonly turn?: number;
  readonly statements: readonly Statement[];
}

/** The canonical text: read again it gives the same statements, and printed again the same text (CHR-GRM). */
export const printOrders = ({ empire, turn, statements }: Printable): string => {
  const headers = [
    ...(empire === undefined ? [] : [`EMPIRE ${empire}`]),
    ...(turn === undefined ? [] : [`TURN ${turn}`]),
  ];
  return [...headers, ...statements.map(statementText)].map((line) => `${line}\n`).join('');
};
