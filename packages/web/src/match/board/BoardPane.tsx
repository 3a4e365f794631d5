import { computed, effect } from '@preact/signals';
import type { Piece, Place, Scene, Seat } from '@warmoot/kernel';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board, Minimap, type Pick, type Spot } from '../../board/index.ts';
import { theme } from '../../page/theme.ts';
import { animates, startView } from '../../settings/settings.ts';
import type { MapTool } from '../../systems/part.ts';
import { match as words } from '../../text/index.ts';
import { isStrike } from '../play/offer.ts';
import { pickOnBoard } from '../play/picking.ts';
import type { Session } from '../play/session.ts';
import { placeInWords } from '../play/spoken.ts';
import { Caption } from '../recount/Caption.tsx';
import { SightCard } from '../sight/SightCard.tsx';
import { SightTool } from '../sight/sightTool.ts';
import { keepClear } from './covered.ts';
import { Dragging } from './dragging.ts';
import { wantedPlace } from './GoTo.tsx';
import { goTo } from './jumps.ts';
import { listenToKeys } from './keys.ts';
import { askedMarks, goalMarks, layerMarks, planFans, planMarks, turnsOf } from './overlay.ts';
import { Tools } from './Tools.tsx';

interface Props {
  readonly session: Session;
  /** The minimap beside the panels. */
  readonly map: RefObject<HTMLCanvasElement | null>;
  /** Pieces from the tray beside the board are dropped onto it. */
  readonly onReady: (dragging: Dragging) => void;
}

/** The hex of the planned attack, or of what is being shown; on a free table bodies are marked instead. */
const targetOf = ({ planned, recount }: Session): Place | undefined => {
  const step = recount.step.value;
  const shown = step?.isPlain === false ? step.at : undefined;
  const place = isStrike(planned.value) ? planned.value?.place : shown;
  return place === undefined || 'x' in place ? undefined : place;
};

/** Where the coach of a lesson wants a click: the last place pointed at. */
const coachedPlace = ({ laid }: Session): Place | undefined => laid.value.get('coach')?.at(-1)?.places.at(-1);

/** Everything drawn over the scene, from the selection and the plan. */
const viewOf = (session: Session) => {
  const goals = computed(() => goalMarks(session));
  const layers = computed(() => layerMarks(session));
  const asked = computed(() => askedMarks(session));
  const plan = computed(() => planMarks(session));
  const own = computed(() => (session.sight.value ? (session.panels.value.marks?.(session) ?? []) : []));
  const ghosts = computed(() => (session.sight.value ? (session.panels.value.ghosts?.(session) ?? []) : []));
  return computed(() => {
    const { planned, cursor, picked, acting, laid } = session;
    const strikes = isStrike(planned.value);
    const target = targetOf(session);
    const kept = target ?? coachedPlace(session);
    const at = cursor.value;
    return {
      selected: strikes ? acting.value.map(({ id }) => id) : picked.value,
      marks: [
        ...layers.value,
        ...session.pencil.marks.value,
        ...asked.value,
        ...goals.value,
        ...plan.value,
        ...own.value,
        ...[...laid.value.values()].flat(),
      ],
      fans: planFans(session),
      ...(session.pose.value === undefined ? {} : { pose: session.pose.value }),
      ghosts: ghosts.value,
      ...dialOf(session),
      ...(target === undefined ? {} : { target }),
      ...(kept === undefined ? {} : { kept }),
      ...turnsOf(session),
      ...(at !== null && 'q' in at ? { cursor: at } : {}),
    };
  });
};

/** A planned pose can be turned, and so can a body where it stands. */
const dialOf = (session: Session): { readonly dial?: Piece } => {
  const { pose, picked, atlas, panels } = session;
  if (!panels.value.mayTurn?.(session)) return {};
  const [first] = picked.value;
  const piece = pose.value?.isPlanned ? pose.value.piece : atlas.value?.pieces.get(first ?? '');
  return piece === undefined ? {} : { dial: piece };
};

/** The canvas with everything that listens to it. */
export function BoardPane({ session, map, onReady }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<Board | undefined>(undefined);
  const view = useMemo(() => viewOf(session), [session]);
  const sight = useMemo(() => new SightTool(session), [session]);

  useEffect(() => {
    const board = new Board(canvas.current as HTMLCanvasElement, {
      theme: theme.peek(),
      seat: session.seat,
      animate: animates.peek(),
    });
    held.current = board;
    Object.assign(canvas.current as HTMLCanvasElement, { board }); // tests find places through it
    const minimap = new Minimap(map.current as HTMLCanvasElement, board);
    const byKeys = listenToKeys(pane.current as HTMLElement, board, session);
    board.onPick = (pick: Pick) => {
      if (pick.by === 'touch' && isTooSmall(board) && pick.place) board.centreOn(pick.place, PHONE_SIDE);
      else if (
        !sight.take(pick.place) &&
        !toolsOn(session).some((tool) => tool.take?.(session, pick)) &&
        !session.panels.peek().pick?.(session, pick)
      )
        pickOnBoard(session, pick);
    };
    board.onPoint = (spot: Spot) => {
      sight.point(spot.place);
      for (const tool of toolsOn(session)) tool.point?.(session, spot);
      session.panels.peek().point?.(session, spot);
      session.point(spot.place, spot.faces);
      if (byKeys.isLast && spot.place) {
        session.cursor.value = spot.place;
        session.speak(placeInWords(session, spot.place));
      }
    };
    const dragging = new Dragging(
      pane.current as HTMLElement,
      board,
      session,
      () =>
        sight.isOn.peek() ||
        toolsOn(session).some(({ take }) => take !== undefined) ||
        (session.panels.peek().plansItself?.(session) ?? false),
    );
    let wasDrawnUp: boolean | undefined;
    const stops = [
      keepClear(pane.current as HTMLElement, board, () => isAiming(session)),
      effect(() => {
        const scene = session.scene.value;
        if (scene === null) return;
        board.show(scene, view.value);
        const begins =
          isDrawnUp(scene) && wasDrawnUp === false && board.isWhole && (isPhone(board) || isCampaign(scene));
        if (wasDrawnUp === undefined && session.link.kind === 'lesson') board.fit();
        else if (wasDrawnUp === undefined || begins) frame(board, scene, session.seat);
        wasDrawnUp = isDrawnUp(scene);
      }),
      effect(() => {
        const pointed = ['coach', 'shown'].flatMap((who) => session.laid.value.get(who) ?? []);
        for (const { places } of pointed)
          for (const place of places) {
            if (isPhone(board) && board.camera.look.side < PHONE_SIDE) board.centreOn(place, PHONE_SIDE);
            else board.reveal(place);
          }
      }),
      effect(() => {
        const at = session.pickedAt.value;
        if (at) board.revealPicked(at); // it may be picked from a list
      }),
      effect(() => {
        const plan = session.planned.value;
        if (isStrike(plan) && plan?.place) board.reveal(plan.place);
      }),
      effect(() => {
        const wanted = wantedPlace.value;
        if (wanted === null) return;
        wantedPlace.value = null;
        canvas.current?.focus();
        goTo(board, session, wanted);
        session.speak(placeInWords(session, wanted));
      }),
      effect(() => board.set({ theme: theme.value, animate: animates.value })),
      sight.stop,
      () => minimap.destroy(),
      () => byKeys.stop(),
      () => dragging.stop(),
      () => board.destroy(),
    ];
    onReady(dragging);
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);

  return (
    <div class="board-pane" ref={pane}>
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its keys are its own, told in its description */}
      <canvas
        ref={canvas}
        class="board-canvas"
        tabIndex={0}
        role="application"
        aria-label={words.board}
        aria-describedby="board-help"
      />
      <p id="board-help" class="unseen">
        {session.panels.value.keys?.().help ?? words.boardHelp}
      </p>
      <Tools session={session} board={() => held.current} sight={sight} />
      <SightCard session={session} tool={sight} />
      <Caption session={session} board={() => held.current} />
    </div>
  );
}

/** The system's own tools that are pressed now. */
const toolsOn = (session: Session): readonly MapTool[] =>
  (session.panels.peek().tools ?? []).filter(({ isOn }) => isOn(session));

const isAiming = ({ picked, planned, pointed }: Session): boolean =>
  picked.peek().length > 0 || planned.peek() !== null || pointed.peek() !== null;

const isDrawnUp = ({ tray = [], pieces }: Scene): boolean => tray.length === 0 && pieces.length >= 4;

/** The initial view. */
const frame = (board: Board, scene: Scene, seat: Seat): void => {
  const own = scene.pieces.filter(({ side }) => side === seat);
  const middle = own[own.length >> 1];
  if (startView.peek() === 'whole') board.fit();
  else if (startView.peek() === 'units' && scene.pieces.length > 0) board.fitTo();
  else if (startView.peek() === 'near' && middle) board.centreOn(middle.at, nearSide(scene));
  else frameByItself(board, scene, seat);
};

const isCampaign = ({ ground }: Scene): boolean => ground.kind === 'hexes' && ground.scale === 'campaign';

const nearSide = ({ ground }: Scene): number => (ground.kind === 'table' ? TABLE_SIDE : PHONE_SIDE);

/** The area of the battle; the whole map if it is small, or while units are still entering. */
const frameByItself = (board: Board, scene: Scene, seat: Seat): void => {
  const own = scene.pieces.filter(({ side }) => side === seat);
  const middle = own[own.length >> 1];
  const isSmall = board.camera.fitted().side > PHONE_SIDE;
  if (isDrawnUp(scene) && isCampaign(scene) && middle && board.camera.fitted().side < CAMPAIGN_LEAST)
    board.centreOn(middle.at, isPhone(board) ? PHONE_SIDE : CAMPAIGN_SIDE);
  else if (!isDrawnUp(scene) || isSmall) board.fit();
  else if (isPhone(board) && middle) board.centreOn(middle.at, nearSide(scene));
  else board.fitTo();
};

/** On a phone a hex is as high as a finger is wide: 59 pixels. */
const PHONE = 700;
const PHONE_SIDE = 34;
/** A nation looks at its own part of a large campaign map; one that fits at this size is shown whole. */
const CAMPAIGN_SIDE = 30;
const CAMPAIGN_LEAST = 24;
/** Bodies are larger than a hex and move further. */
const TABLE_SIDE = 16;
/** Hexes smaller than this cannot be hit by a finger: a tap zooms in instead. */
const MIN_SIDE = 15;
const isTooSmall = ({ camera, scene }: Board): boolean =>
  scene?.ground.kind === 'hexes' && camera.look.side < MIN_SIDE;
const isPhone = (board: Board): boolean => board.camera.width < PHONE;
