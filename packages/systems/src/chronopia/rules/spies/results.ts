/** The result of a mission, and who learns what (CHR-SPA-02, -04, -05, -07, CHR-SPA-08, CHR-HID-10, CHR-R-109). */
import type { Modifier, Roll } from '@warmoot/kernel';
import type { Change, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Action, ErrorCode, Improvement } from '../../orders/orders.ts';
import { actionText } from '../../orderText/print/actions.ts';
import { actionsFor, armiesAt } from '../../state/readers.ts';
import type { Army, Campaign, City, Spy } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { cityActionCount } from '../cities/cityActions.ts';
import { freeName, renamedLines } from '../commands/naming.ts';
import { cutBy } from '../payables/works.ts';
import { freeHome } from './homeless.ts';
import type { SpyAction } from './missions.ts';
import type { Outcome } from './tables.ts';

interface MissionDone {
  readonly spy: Spy;
  readonly action: SpyAction;
  readonly city: City;
  readonly outcome: Outcome;
  readonly rolls: readonly Roll[];
  readonly modifiers: readonly Modifier[];
}

/** Reported only to the sender; a wasted action reveals nobody. A die drawn for the order of missions is kept. */
export const reportWasted = (
  tale: Tale,
  spy: Spy,
  because: string,
  code: ErrorCode,
  rolls: readonly Roll[],
): void => {
  tale.tell({
    type: 'missionWasted',
    rules: ['CHR-SPA-05', 'CHR-R-108'],
    rolls,
    about: { spy: spy.id },
    told: [{ to: [spy.owner], section: 'spies', text: `${spy.name} did nothing: ${because} (${code}).` }],
  });
};

/** What a city will do this turn, without orders beyond its number of actions (CHR-CTY-06). */
export const plannedActions = (campaign: Campaign, city: City): readonly Action[] =>
  actionsFor(campaign, city.owner, city.name).slice(0, cityActionCount(campaign, city));

/** CHR-SPA-02: the owner's armies in the city hex and his guests within the walls, with all their troops. */
const armiesSpied = (campaign: Campaign, spy: Spy, { at, owner }: City): Army[] =>
  armiesAt(campaign, at).filter((army) => army.owner === owner || (army.inside && army.owner !== spy.owner));

const spying = (campaign: Campaign, spy: Spy, city: City): Change => {
  const known = campaign.knowledge[spy.owner]!;
  const { turn } = campaign;
  const { treasury } = campaign.empires[city.owner]!;
  const seen = armiesSpied(campaign, spy, city).map(({ id, name, heroes, bands }) => [
    id,
    { turn, name, force: { heroes, bands } },
  ]);
  const spied = { turn, improvements: Object.keys(city.improvements), treasury };
  const names = armiesSpied(campaign, spy, city).map(({ name }) => name);
  return {
    knowledge: [
      [
        spy.owner,
        {
          spied: { ...known.spied, [city.id]: spied },
          citySizes: { ...known.citySizes, [city.id]: { size: city.size, turn } },
          rosters: { ...known.rosters, ...Object.fromEntries(seen) },
          names: [...new Set([...known.names, ...names])],
        },
      ],
    ],
  };
};

const spiedText = (campaign: Campaign, spy: Spy, city: City): string => {
  const improvements = Object.keys(city.improvements).join(', ') || 'no improvements';
  const doing = plannedActions(campaign, city).map(actionText).join('; ') || 'Hold';
  const armies =
    armiesSpied(campaign, spy, city)
      .map(({ name }) => name)
      .join(', ') || 'no army';
  const { treasury } = campaign.empires[city.owner]!;
  return `${city.name}: ${improvements}; now: ${doing}; ${armies} in the city; the treasury holds ${counted(treasury, 'guilder')}.`;
};

const destroying = (city: City, improvement: Improvement): Change => {
  const { [improvement]: _gone, ...improvements } = city.improvements;
  return { cities: [[city.id, { improvements, cutTo: cutBy(city, [improvement]) }]] }; // CHR-R-22
};

/** CHR-SPA-07, CHR-R-106: total success also halves the next Income. */
const disrupting = (city: City, isTotal: boolean): Change => ({
  cities: [[city.id, { today: { ...city.today, disrupted: true }, ...(isTotal ? { disrupted: true } : {}) }]],
});

const worked = ({ outcome }: MissionDone): boolean => outcome.mission !== 'failure';

const effect = (campaign: Campaign, done: MissionDone): Change => {
  const { action, spy, city, outcome } = done;
  if (!worked(done)) return {};
  if (action.a === 'spyOnCity') return spying(campaign, spy, city);
  return action.a === 'destroy'
    ? destroying(city, action.improvement)
    : disrupting(city, outcome.mission === 'total');
};

/** CHR-R-109: he works for the city he was sent to, or for its nearest free neighbour. */
const turned = (campaign: Campaign, spy: Spy, { owner, at }: City): Partial<Spy> | null => {
  const home = freeHome(campaign, owner, at);
  if (home === undefined) return null;
  return { owner, home: home.id, name: freeName(campaign, owner, spy.name), raisedTurn: campaign.turn };
};

const fateOf = (campaign: Campaign, { spy, city, outcome }: MissionDone): Change => {
  if (outcome.spy === 'caught') return { spies: [[spy.id, null]] };
  return outcome.spy === 'turned' ? { spies: [[spy.id, turned(campaign, spy, city)]] } : {};
};

const WHAT = { spyOnCity: 'spy on', disrupt: 'disrupt', destroy: 'do damage in' } as const;
const FATES = {
  undetected: 'nobody noticed',
  detected: 'the attempt was noticed',
  caught: 'the spy was caught',
  turned: 'the spy serves another master now',
} as const;

const senderWords = (campaign: Campaign, done: MissionDone): ReportText[] => {
  const { spy, action, city, outcome } = done;
  const text = `${spy.name}, sent to ${WHAT[action.a]} ${city.name}: ${outcome.mission}${outcome.mission === 'success' || outcome.mission === 'failure' ? '' : ' success'}, ${FATES[outcome.spy]}.`;
  const found = action.a === 'spyOnCity' && worked(done) ? [spiedText(campaign, spy, city)] : [];
  return [text, ...found].map((line) => ({ to: [spy.owner], section: 'spies', text: line }));
};

const turnedName = (campaign: Campaign, { spy, city, outcome }: MissionDone): ReportText[] => {
  const name = outcome.spy === 'turned' ? turned(campaign, spy, city)?.name : undefined;
  return name === undefined ? [] : renamedLines(city.owner, spy.name, name);
};

/**
 * CHR-SPA-04: if detected, only that there was an attempt; if caught or turned, who sent him and whether he succeeded.
 */
const targetWords = (campaign: Campaign, done: MissionDone): ReportText[] => {
  const { spy, city, action, outcome } = done;
  const sender = campaign.empires[spy.owner]!.name;
  const lines: string[] = [];
  if (action.a === 'destroy' && worked(done))
    lines.push(`The ${action.improvement} of ${city.name} was destroyed.`);
  if (outcome.spy === 'detected') lines.push(`A foreign spy was at work in ${city.name}.`);
  if (outcome.spy === 'caught')
    lines.push(
      `A spy of ${sender}, sent to ${WHAT[action.a]} ${city.name}, was caught, ${worked(done) ? 'but only after he had succeeded' : 'before he could succeed'}.`,
    );
  if (outcome.spy === 'turned')
    lines.push(
      turned(campaign, spy, city) === null
        ? `A spy of ${sender} in ${city.name} offered to work for us, but no city has room for him, so he was dismissed.`
        : `A spy of ${sender} in ${city.name} now works for us.`,
    );
  return [
    ...lines.map((text): ReportText => ({ to: [city.owner], section: 'spies', text })),
    ...turnedName(campaign, done),
  ];
};

export const reportMission = (tale: Tale, done: MissionDone): void => {
  const { state } = tale;
  const { spy, city, action, outcome, rolls, modifiers } = done;
  tale.tell({
    type: 'missionDone',
    rules: [action.a === 'disrupt' ? 'CHR-SPA-06' : 'CHR-SPA-03', 'CHR-SPA-04'],
    rolls,
    modifiers,
    about: { spy: spy.id, city: city.id, mission: outcome.mission, fate: outcome.spy },
    change: { ...effect(state, done), ...fateOf(state, done) },
    told: [...senderWords(state, done), ...targetWords(state, done)],
  });
};
