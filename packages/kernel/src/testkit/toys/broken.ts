import type { AnyKit } from '../kit.ts';
import { type PeaEvent, type PeaGame, peaGame, peaKit } from './peaGame.ts';

/** A pea game with one thing wrong, and the law that must notice. */
export interface BrokenToy {
  readonly fault: string;
  readonly caughtBy: string;
  readonly kit: AnyKit;
}

/** No pea game takes half as many commands; one that never ends is abandoned soon. */
const MAX_MATCH_LENGTH = 200;

const broken = (fault: string, caughtBy: string, changes: Partial<PeaGame>): BrokenToy => ({
  fault,
  caughtBy,
  kit: { ...peaKit, longestMatch: MAX_MATCH_LENGTH, system: { ...peaGame, ...changes } },
});

/** Changes from one call to the next, as hidden module state would. */
const alternating = (): (() => boolean) => {
  let calls = 0;
  return () => calls++ % 2 === 0;
};

const diceInApply = (): Partial<PeaGame> => {
  const heads = alternating();
  return {
    apply: (state, event) =>
      event.type === 'pointed' ? { ...state, pointedAt: heads() ? 1 : 2 } : peaGame.apply(state, event),
  };
};

const warmOrCold = (state: { peaUnder: number | null }, cup: number): PeaEvent => ({
  type: 'pointed',
  cup,
  warm: state.peaUnder === cup,
});

export const BROKEN_TOYS: readonly BrokenToy[] = [
  broken('only whoever is to act can resign', 'anyone may resign at any moment', {
    resignation: { type: 'hide', cup: 9 },
  }),
  broken('the view is the state', 'no leak of commands', {
    view: (state, seat) => ({ ...peaGame.view(state, seat), own: state.peaUnder }),
  }),
  broken('the options are shown whole', 'no leak of options', { visibleOptions: (options) => options }),
  broken('a game with secrets that claims to have none', 'without secrets all views are equal', {
    hasSecrets: () => false,
  }),
  broken('the story names the cup', 'no leak of commands', {
    story: (before, event, seat) =>
      event.type === 'peaHidden'
        ? [{ text: `Ann hides it under ${event.cup}.` }]
        : peaGame.story(before, event, seat),
  }),
  broken('a story told from the hidden state', 'the story reveals no secret', {
    story: (before, event, seat) =>
      event.type === 'pointed'
        ? [{ text: `The pea is under ${before.peaUnder}.` }]
        : peaGame.story(before, event, seat),
  }),
  broken('the open decision reveals the cup', 'no leak of states', {
    pending: (state) =>
      peaGame
        .pending(state)
        .map((open) => ({ ...open, standIn: { ...open.standIn, cup: state.peaUnder ?? 1 } })),
  }),
  broken('apply depends on chance', 'apply is a function of state and event', diceInApply()),
  broken('apply changes the state it was given', 'nothing throws', {
    apply: (state, event) => {
      if (event.type === 'pointed') return Object.assign(state, { pointedAt: event.cup });
      return peaGame.apply(state, event);
    },
  }),
  broken('an unknown subject is offered something', 'strange subjects offer nothing', {
    *legal(seen, seat, subject) {
      if (subject === 'zzz') yield { type: 'hide', cup: 99 };
      else yield* peaGame.legal(seen, seat, subject);
    },
  }),
  broken('a dead end', 'someone can always act', {
    pending: (state) => (state.round === 1 ? [] : peaGame.pending(state)),
  }),
  broken('a stand-in that is not legal', 'someone can always act', {
    pending: (state) =>
      peaGame.pending(state).map((open) => ({ ...open, standIn: { type: 'lift', cup: 9 } })),
  }),
  broken('a secret is revealed without ending undo', 'learning a secret ends undo', {
    decide: (state, seat, command, dice) =>
      command.type === 'point'
        ? [warmOrCold(state, command.cup)]
        : peaGame.decide(state, seat, command, dice),
    apply: (state, event) =>
      event.type === 'pointed'
        ? { ...state, pointedAt: event.warm ? event.cup : 0 }
        : peaGame.apply(state, event),
  }),
  broken('a die that no event records', 'nothing throws', {
    decide: (state, seat, command, dice) =>
      peaGame
        .decide(state, seat, command, dice)
        .map((event) => ('rolls' in event ? { ...event, rolls: [] } : event)),
  }),
  broken('it never ends', 'matches end', {
    apply: (state, event) =>
      event.type === 'lifted' ? { ...peaGame.apply(state, event), round: 0 } : peaGame.apply(state, event),
  }),
  broken('an illegal command is offered', 'legal passes check', {
    *legal(view, seat, subject) {
      yield* peaGame.legal(view, seat, subject);
      if (seat === 'ann') yield { type: 'lift', cup: 1 };
    },
  }),
  broken('a permitted command is left off the list', 'legal lists every permitted command', {
    *legal(view, seat, subject) {
      for (const command of peaGame.legal(view, seat, subject))
        if (command.type !== 'point' || view.pointedAt !== command.cup) yield command;
    },
  }),
  broken('a pea gets lost', 'every loss is reported', {
    apply: (state, event) => ({
      ...peaGame.apply(state, event),
      peas: event.type === 'lifted' ? 0 : state.peas,
    }),
  }),
  broken('a pea comes from nowhere', 'every loss is reported', {
    apply: (state, event) => ({
      ...peaGame.apply(state, event),
      peas: event.type === 'pointed' ? state.peas + 1 : state.peas,
    }),
  }),
  broken('a set-up that loses the pea', 'every loss is reported', {
    apply: (state, event) => ({
      ...peaGame.apply(state, event),
      peas: event.type === 'begun' ? 0 : state.peas,
    }),
  }),
  broken('a find that is reported but not counted', 'every loss is reported', {
    apply: (state, event) => ({ ...peaGame.apply(state, event), found: 0 }),
  }),
  broken('a state that JSON cannot hold', 'states and views are plain JSON', {
    apply: (state, event) => ({ ...peaGame.apply(state, event), pointedAt: Number.NaN }),
  }),
  broken('a question that an answer leaves open', 'answers settle their questions', {
    questions: ({ hidden }, seat) => {
      const answer = { type: 'point', cup: 1 } as const;
      return seat === 'bob' && hidden ? [{ id: 'where', answers: [answer], standIn: answer }] : [];
    },
  }),
  broken('an answer that is refused', 'answers settle their questions', {
    questions: () => {
      const answer = { type: 'lift', cup: 9 } as const;
      return [{ id: 'which', answers: [answer], standIn: answer }];
    },
  }),
];
