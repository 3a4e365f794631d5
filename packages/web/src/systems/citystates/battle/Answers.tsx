import { type BattleSheet, directionTo } from '@warmoot/systems/citystates/sheets';
import type { Session } from '../../../match/play/session.ts';
import { match } from '../../../text/index.ts';
import type { Aim } from './aim.ts';
import { give, nameOf } from './sheet.ts';
import { battle as words } from './text/index.ts';
import './Answers.css';

interface Props {
  readonly session: Session;
  readonly sheet: BattleSheet;
  readonly aim: Aim;
}

type Order = BattleSheet['answers'][number];

/** The buttons of whoever is asked; spectators have none. */
export function Answers({ session, sheet, aim }: Props) {
  if (sheet.question === null || !session.mayChoose.value) return null;
  const isBusy = session.isSending.value;
  return (
    <div class="bs-answers">
      <StrikeButtons session={session} sheet={sheet} aim={aim} />
      {sheet.answers.map((order, at) => (
        <button
          key={JSON.stringify(order)}
          type="button"
          class={at === 0 ? 'main bs-main' : 'bs-answer'}
          disabled={isBusy}
          onClick={() => void give(session, order)}
        >
          {answerText(session, sheet, order)} {at === 0 ? <kbd>{words.enter}</kbd> : null}
        </button>
      ))}
      {sheet.byOrders ? (
        <button
          type="button"
          class="quiet bs-by-orders"
          disabled={isBusy}
          onClick={() => sheet.byOrders && void give(session, sheet.byOrders)}
        >
          {words.byOrders}
        </button>
      ) : null}
    </div>
  );
}

const typeOf = ({ sides }: BattleSheet, label: number): string => {
  const unit = [...sides.attacker.units, ...sides.defender.units].find((each) => each.label === label);
  return unit ? nameOf(unit.type) : '';
};

function StrikeButtons({ session, sheet, aim }: Props) {
  const { strike } = sheet;
  if (strike === null || sheet.question !== 'strike') return null;
  const isBusy = session.isSending.value;
  return (
    <>
      {aim.target?.order ? (
        <button type="button" class="main bs-main" disabled={isBusy} onClick={() => aim.strike()}>
          {words.strike.strike(typeOf(sheet, aim.target.target))} <kbd>{words.enter}</kbd>
        </button>
      ) : null}
      {strike.others.map((order) => (
        <button
          key={JSON.stringify(order)}
          type="button"
          class="bs-answer"
          disabled={isBusy}
          onClick={() => void give(session, order)}
        >
          {order.type === 'strike' ? words.strike.first(typeOf(sheet, order.unit)) : ''}
        </button>
      ))}
    </>
  );
}

const answerText = (session: Session, sheet: BattleSheet, order: Order): string => {
  const { answers } = words;
  switch (order.type) {
    case 'continue':
    case 'breakOff':
    case 'stand':
      return answers[order.type];
    case 'retreat':
      return answers.retreat(...placeOf(session, sheet, order.hex ?? order.node ?? ''));
    case 'advance':
      return order.units.length === 0
        ? answers.stay
        : answers.advance(order.units.length, order.chars.length);
    case 'loseUnits':
      return answers.loseUnits(unitsText(session, order.units));
    default:
      return sheet.place;
  }
};

/** Its name, and which way it is from the battle. */
const placeOf = (session: Session, { to }: BattleSheet, id: string): [name: string, way: string] => {
  const ground = session.scene.value?.ground;
  const cell = ground?.kind === 'hexes' ? ground.cells.find((each) => each.id === id) : undefined;
  const direction = cell && 'q' in to ? directionTo(to, cell.at) : undefined;
  return [cell?.name ?? id, direction === undefined ? '' : (match.pointyDirections[direction] ?? '')];
};

/** The lasting numbers are the player's own Units on the map. */
const unitsText = (session: Session, ids: readonly number[]): string =>
  ids.map((id) => session.atlas.value?.pieces.get(`u${id}`)?.name ?? '').join(', ');
