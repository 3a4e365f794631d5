import type { BattleSheet as Sheet } from '@warmoot/systems/citystates/sheets';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../../match/play/session.ts';
import type { ForSession } from '../../part.ts';
import { useAim } from './aim.ts';
import { Duel } from './Duel.tsx';
import { listenToKeys } from './keys.ts';
import { keepBattle } from './lastBattle.ts';
import { Middle } from './Middle.tsx';
import { commandAtHand, wantedTactic } from './odds.ts';
import { Queue } from './Queue.tsx';
import { Strip, sides } from './Strip.tsx';
import { battleOf, duelOf } from './sheet.ts';
import { battle as words } from './text/index.ts';
import './BattleSheet.css';

/** CST-PLY-06: the battle or the duel under way, over the dimmed map. */
export function BattleOrDuel({ session }: ForSession) {
  const sheet = battleOf(session);
  if (sheet !== null) return <Battle session={session} sheet={sheet} />;
  const duel = duelOf(session);
  return duel === null ? null : <Duel session={session} duel={duel} />;
}

export const sheetTitle = (session: Session): string =>
  battleOf(session) === null ? words.duel.title : words.title;

export const hasSheet = (session: Session): boolean => battleOf(session) !== null || duelOf(session) !== null;

function Battle({ session, sheet }: { readonly session: Session; readonly sheet: Sheet }) {
  const aim = useAim(session, sheet);
  const [left, right] = sides(sheet);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ session, sheet, aim });
  latest.current = { session, sheet, aim };
  useEffect(() => listenToKeys(() => latest.current), []);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    wantedTactic.value = 'Line';
  }, [JSON.stringify(sheet.to)]);
  useEffect(() => keepBattle(session, sheet), [session, sheet]);
  const command = JSON.stringify(commandAtHand(sheet) ?? null);
  useEffect(() => {
    const asked = commandAtHand(sheet);
    if (asked !== undefined) session.oddsClient.ask(session.sight.peek()?.view, asked);
  }, [command, session.sight.value]);
  return (
    <div class="bs" ref={box} tabIndex={-1} data-kind={sheet.kind}>
      <Strip
        session={session}
        sheet={sheet}
        striker={aim.target && aim.striker}
        target={aim.target?.target}
      />
      <div class="bs-columns">
        <Queue session={session} sheet={sheet} side={left} at="left" aim={aim} />
        <Middle session={session} sheet={sheet} aim={aim} />
        <Queue session={session} sheet={sheet} side={right} at="right" aim={aim} />
      </div>
    </div>
  );
}
