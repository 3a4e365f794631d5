import { firstOf, legalCommands } from '../choices.ts';
import { seededDice } from '../dice/seeded.ts';
import { firstDifference, firstNotJson, jsonCopy, sameJson } from '../json.ts';
import { Match } from '../match.ts';
import { placeKey, type Scene } from '../scene.ts';
import { type Seat, SPECTATOR } from '../seats.ts';
import type { Any } from './kit.ts';
import { type Law, listed, type Moment, viewersWithoutModerator } from './moment.ts';

/** How many invalid subjects, and how many offers of each, are checked. */
const SUBJECTS = 6;
const OFFERS = 4;

const someoneCanAct: Law = (moment) => {
  const { kit, match } = moment;
  if (match.outcome !== undefined) return undefined;
  if (match.pending.length === 0) return 'nobody may act, but the match is not over';
  for (const { seat, task, standIn } of match.pending) {
    const view = match.viewOf(seat);
    if (listed(moment, seat).length === 0) return `${seat} must ${task} but has no legal command`;
    const verdict = kit.system.check(view, seat, standIn);
    if (!verdict.ok)
      return `the stand-in of ${seat} for ${task} is refused: ${verdict.because} (${verdict.rule})`;
  }
  return undefined;
};

const legalPassesCheck: Law = (moment) => {
  const { kit, match } = moment;
  for (const seat of match.seats) {
    const view = match.viewOf(seat);
    const commands = listed(moment, seat);
    for (const command of commands) {
      const verdict = kit.system.check(view, seat, command);
      if (!verdict.ok)
        return `${JSON.stringify(command)} is offered to ${seat} but refused (${verdict.rule})`;
    }
    const { resignation } = kit.system;
    if (resignation !== undefined && commands.some((command) => sameJson(command, resignation)))
      return `resignation is listed among the choices of ${seat}`;
    if (!sameJson(commands, listed(moment, seat))) return `the list of ${seat} differs when asked for again`;
  }
  return undefined;
};

/** MOT-14: any seat, even if the match waits for another. */
const anyoneMayResign: Law = ({ kit, match }) => {
  const { resignation, outcome } = kit.system;
  if (resignation === undefined || outcome(match.state) !== undefined) return undefined;
  for (const seat of match.seats) {
    const verdict = kit.system.check(match.viewOf(seat), seat, resignation);
    if (!verdict.ok) return `${seat} cannot resign: ${verdict.because} (${verdict.rule})`;
  }
  return undefined;
};

const openQuestions = ({ kit, match }: Moment, state: Any): string[] =>
  match.seats.flatMap((seat) =>
    (kit.system.questions?.(kit.system.view(state, seat), seat) ?? []).map(
      ({ id }: Any) => `${id} to ${seat}`,
    ),
  );

/** Every answer is permitted, settles its question and asks nobody: otherwise computers would answer endlessly. */
const answersSettleQuestions: Law = (moment) => {
  const { system } = moment.kit;
  if (system.questions === undefined) return undefined;
  const { match } = moment;
  const before = openQuestions(moment, match.state);
  for (const seat of match.seats)
    for (const { id, answers, standIn } of system.questions(match.viewOf(seat), seat)) {
      if (!answers.some((each: Any) => sameJson(each, standIn))) return `the stand-in does not answer ${id}`;
      for (const answer of answers) {
        const said = `${JSON.stringify(answer)} of ${seat}`;
        if (!system.check(match.viewOf(seat), seat, answer).ok) return `${said} answers ${id} but is refused`;
        const events = system.decide(match.state, seat, answer, seededDice(`answer to ${id}`));
        const after = openQuestions(moment, events.reduce(system.apply, match.state));
        if (after.includes(`${id} to ${seat}`)) return `${said} does not settle ${id}`;
        const raised = after.find((each) => !before.includes(each));
        if (raised !== undefined) return `${said} raises ${raised}`;
      }
    }
  return undefined;
};

/** Every choice can be offered: it has a verb, its actors and targets can be seen, and its place is where it leads. */
const choicesCanBeOffered: Law = (moment) => {
  const { kit, match } = moment;
  for (const seat of match.seats) {
    const view = match.viewOf(seat);
    const commands = listed(moment, seat);
    if (commands.length === 0) continue;
    const scene = kit.system.scene(view, seat);
    const known = subjectsIn(scene);
    for (const command of commands) {
      const { verb, actors, strikes, place, way } = kit.system.choice(view, seat, command);
      const said = JSON.stringify(command);
      if (verb === '') return `${said} has no verb`;
      const unseen = [...actors, ...strikes].find((subject) => !known.has(subject));
      if (unseen !== undefined) return `${said} names ${unseen}, which ${seat} does not see`;
      const last = way.at(-1);
      if (last !== undefined && (place === undefined || placeKey(last) !== placeKey(place)))
        return `the path of ${said} does not end at its place`;
    }
  }
  return undefined;
};

const subjectsIn = ({ ground, pieces, tray = [], cards = [] }: Scene): ReadonlySet<string> =>
  new Set([
    ...pieces.map(({ id }) => id),
    ...tray.map(({ id }) => id),
    ...cards.flatMap((row) => row.cards.map(({ id }) => id)),
    ...(ground.kind === 'hexes' ? ground.cells.map(({ id, subject = id }) => subject) : []),
  ]);

/** Commands that make sense in this match: those offered now, those given so far, and the stand-ins. */
const commandsAbout = (moment: Moment): Any[] => {
  const { match } = moment;
  return [
    ...match.seats.flatMap((seat) => [...legalCommands(moment.kit.system, match.viewOf(seat), seat)]),
    ...match.log.flatMap((item) => (item.kind === 'command' ? [item.command] : [])),
    ...match.pending.map(({ standIn }) => standIn),
  ];
};

/** If a system claims to list everything, try what it listed earlier and what it listed for others. */
const legalListsEverything: Law = (moment) => {
  const { kit, match } = moment;
  const { system } = kit;
  if (system.lists !== 'every' || match.outcome !== undefined) return undefined;
  const about = commandsAbout(moment).filter((command) => !sameJson(command, system.resignation));
  for (const seat of match.seats) {
    const view = match.viewOf(seat);
    const offered = new Set([...legalCommands(system, view, seat)].map((each) => JSON.stringify(each)));
    const missed = about.find(
      (each) => !offered.has(JSON.stringify(each)) && system.check(view, seat, each).ok,
    );
    if (missed !== undefined) return `${seat} may ${JSON.stringify(missed)}, but it is not listed`;
  }
  return undefined;
};

/** Subjects a hostile client may send: nonsense, and other seats' subjects. */
const strangeSubjects = ({ kit, match }: Moment, seat: Seat): string[] => [
  '',
  'zzz',
  'u999999',
  ...match.seats
    .filter((other) => other !== seat)
    .flatMap((other) => firstOf(kit.system.subjects(match.viewOf(other), other), SUBJECTS)),
];

/** Every subject gets an answer, and no answer offers a command that would be refused. */
const strangeSubjectsOfferNothing: Law = (moment) => {
  const { kit, match } = moment;
  for (const seat of match.seats) {
    const view = match.viewOf(seat);
    for (const subject of strangeSubjects(moment, seat))
      for (const command of firstOf(kit.system.legal(view, seat, subject), OFFERS)) {
        const verdict = kit.system.check(view, seat, command);
        if (!verdict.ok)
          return `asked about "${subject}", ${seat} is offered ${JSON.stringify(command)}, which is refused (${verdict.rule})`;
      }
  }
  return undefined;
};

const isPlainJson: Law = ({ kit, match }) => {
  const lost = firstNotJson(match.state, 'state');
  if (lost !== undefined) return `${lost} does not survive JSON`;
  for (const seat of [...match.seats, SPECTATOR]) {
    const view = match.viewOf(seat);
    const forgotten = firstNotJson(view, 'view');
    if (forgotten !== undefined) return `${forgotten} of ${seat} does not survive JSON`;
    const changed = firstDifference(view, kit.system.view(match.state, seat));
    if (changed !== undefined) return `the view of ${seat} differs when asked for again: ${changed}`;
  }
  return undefined;
};

/** Every seat tries what the other seats are offered: a command that `check` refuses must leave no trace. */
const refusalsChangeNothing: Law = (moment) => {
  const { kit, match } = moment;
  const before = JSON.stringify(match.state);
  const lines = match.log.length;
  for (const owner of match.seats) {
    const [command] = listed(moment, owner);
    if (command === undefined) continue;
    for (const thief of viewersWithoutModerator(moment)) {
      if (thief !== SPECTATOR && kit.system.check(match.viewOf(thief), thief, command).ok) continue;
      if (match.submit(thief, command).ok)
        return `${thief} could ${JSON.stringify(command)} although check refuses it`;
    }
  }
  return JSON.stringify(match.state) === before && match.log.length === lines
    ? undefined
    : 'a refused command changed the match';
};

export const MOMENT_LAWS: Readonly<Record<string, Law>> = {
  'someone can always act': someoneCanAct,
  'legal passes check': legalPassesCheck,
  'answers settle their questions': answersSettleQuestions,
  'legal lists every permitted command': legalListsEverything,
  'anyone may resign at any moment': anyoneMayResign,
  'choices can be offered': choicesCanBeOffered,
  'strange subjects offer nothing': strangeSubjectsOfferNothing,
  'states and views are plain JSON': isPlainJson,
  'refused commands change nothing': refusalsChangeNothing,
};

const replaysTheSame = ({ kit, match }: Moment): string | undefined => {
  const record = jsonCopy(match.record());
  const again = Match.replay(kit.system, record, NO_DICE);
  return firstDifference(match.state, again.state);
};

/** Replay applies events and never rolls. */
const NO_DICE = {
  roll: (): number => {
    throw new Error('replay asked for a die');
  },
  save: (): null => null,
  restore: (): void => undefined,
};

export const MATCH_LAWS: Readonly<Record<string, Law>> = { 'replay gives the same state': replaysTheSame };
