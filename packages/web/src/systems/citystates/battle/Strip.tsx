import type { BattleSheet, SheetSide, SheetUnit } from '@warmoot/systems/citystates/sheets';
import { useEffect, useRef } from 'preact/hooks';
import { closeUp } from '../../../board/index.ts';
import { Counter } from '../../../match/panels/Counter.tsx';
import type { Session } from '../../../match/play/session.ts';
import { theme } from '../../../page/theme.ts';
import { sentence } from '../../../text/sentence.ts';
import { nameOf, nationOf } from './sheet.ts';
import { battle as words } from './text/index.ts';
import './Strip.css';

interface Props {
  readonly session: Session;
  readonly sheet: BattleSheet;
  /** The current pair, by label. */
  readonly striker: number | undefined;
  readonly target: number | undefined;
}

const HEIGHT = 236;

/** The hex painted close, both forces on it, and how far the battle has come. */
export function Strip({ session, sheet, striker, target }: Props) {
  const [left, right] = sides(sheet);
  const isLed = sheet.stations.some(({ id, is }) => id === 'leadership' && is === 'done');
  return (
    <div class="bs-strip">
      <Ground session={session} sheet={sheet} />
      <Stations sheet={sheet} />
      <p class="bs-place">
        <b>{sheet.place}</b>
        <span>
          {[sheet.terrain.toLowerCase(), ...sheet.works.map(({ label }) => rowName(label))].join(', ')}
        </span>
      </p>
      <Force session={session} side={left} at="left" marked={[striker, target]} />
      <span class="bs-arrow" data-shown={striker !== undefined && target !== undefined} aria-hidden="true" />
      <Force session={session} side={right} at="right" marked={[striker, target]} />
      <Banner session={session} side={left} at="left" isLed={isLed} />
      <Banner session={session} side={right} at="right" isLed={isLed} />
    </div>
  );
}

/** One's own side stands left; a spectator sees the attackers there. */
export const sides = ({ own, sides: both }: BattleSheet): readonly [SheetSide, SheetSide] =>
  own === 'defender' ? [both.defender, both.attacker] : [both.attacker, both.defender];

/** A row of the strike's calculation, or a work of the hex. */
export const rowName = (label: string): string => sentence(nameOf(label));

function Ground({ session, sheet }: { readonly session: Session; readonly sheet: BattleSheet }) {
  const place = useRef<HTMLDivElement>(null);
  const scene = session.scene.value;
  const key = JSON.stringify([sheet.from, sheet.to, theme.value.name, sheet.own]);
  useEffect(() => {
    if (scene === null || place.current === null) return;
    const [from, to] = sheet.own === 'defender' ? [sheet.to, sheet.from] : [sheet.from, sheet.to];
    const canvas = closeUp(scene, [from, to], place.current.clientWidth, HEIGHT, { theme: theme.peek() });
    canvas.ariaHidden = 'true';
    place.current.replaceChildren(canvas);
  }, [key]);
  return <div class="bs-ground" ref={place} />;
}

function Stations({ sheet }: { readonly sheet: BattleSheet }) {
  return (
    <ol class="bs-stations" aria-label={words.stations.label}>
      {sheet.stations.map(({ id, is }) => (
        <li key={id} data-is={is} {...(is === 'now' && { 'aria-current': 'step' as const })}>
          {id === 'round' ? words.stations.round(sheet.round) : words.stations[id]}
        </li>
      ))}
    </ol>
  );
}

interface SideProps {
  readonly session: Session;
  readonly side: SheetSide;
  readonly at: 'left' | 'right';
}

function Force({
  session,
  side,
  at,
  marked,
}: SideProps & { readonly marked: readonly (number | undefined)[] }) {
  return (
    <div class="bs-force" data-at={at} aria-hidden="true">
      {side.units.map((unit) => (
        <span
          key={unit.label}
          class="bs-stand"
          data-lost={unit.isLost}
          data-marked={marked.includes(unit.label)}
        >
          <Counter session={session} piece={pieceOf(unit)} size={46} />
        </span>
      ))}
      {side.leader ? (
        <span class="bs-stand">
          <Counter
            session={session}
            size={40}
            piece={{
              id: 'leader',
              name: side.leader.name,
              symbol: side.leader.symbol,
              shape: 'round',
              side: side.leader.seat,
              badges: [],
            }}
          />
        </span>
      ) : null}
    </div>
  );
}

export const pieceOf = (unit: SheetUnit) => ({
  id: String(unit.label),
  name: unit.type,
  symbol: unit.symbol,
  side: unit.seat,
  figures: unit.figures,
  badges: [],
  ...(unit.isMarked && { hits: { taken: 1, of: 2 } }),
});

/** Who leads is known once the dice are rolled (CST-LDR-02). */
const leadText = ({ leader, left, units }: SheetSide, isLed: boolean): string => {
  if (leader) return words.leads(leader.name, leader.value);
  return isLed ? words.noLeader : words.left(left, units.length);
};

function Banner({ session, side, at, isLed }: SideProps & { readonly isLed: boolean }) {
  const colour = session.players.value.get(side.seat)?.field;
  const names = side.seats.map((seat) => nationOf(session, seat)).join(', ');
  return (
    <p class="bs-banner" data-at={at} style={{ '--side': colour }}>
      <b>{names}</b>
      <span>{leadText(side, isLed)}</span>
    </p>
  );
}
