/** Who is eliminated, and how the campaign ends (CHR-PLY-22, CHR-R-13). */

import type { Tale } from '../../engine/tale.ts';
import { armiesOf, citiesOf, isAlliedToward, playersIn, spiesOf, unitsOf } from '../../state/readers.ts';
import type { Campaign, Empire, EmpireId } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { pvOf } from '../forces/points.ts';

const PER_CITY_SIZE = 100;
const PER_STRUCTURE = 25;

const structuresOf = ({ sites }: Campaign, empire: EmpireId): number =>
  Object.values(sites).reduce(
    (sum, { tower, depot, temple }) =>
      sum + [tower, depot, temple].filter((built) => built?.owner === empire).length,
    0,
  );

export const scoreOf = (campaign: Campaign, empire: EmpireId): number =>
  PER_CITY_SIZE * citiesOf(campaign, empire).reduce((sum, { size }) => sum + size, 0) +
  armiesOf(campaign, empire).reduce((sum, army) => sum + pvOf(army), 0) +
  Math.floor(campaign.empires[empire]!.treasury / 2) +
  PER_STRUCTURE * structuresOf(campaign, empire);

/** CHR-R-13: no city, no army and no settlers. */
const isGone = (campaign: Campaign, { id, fallen }: Empire): boolean =>
  fallen === null &&
  citiesOf(campaign, id).length === 0 &&
  armiesOf(campaign, id).length === 0 &&
  !unitsOf(campaign, id).some(({ kind }) => kind === 'settler');

/** The remains of a fallen empire scatter; only a player's end is announced. */
export const eliminate = (tale: Tale): void => {
  for (const empire of tale.state.empires.filter((each) => isGone(tale.state, each)))
    tale.tell({
      type: 'empireFell',
      rules: ['CHR-PLY-22', 'CHR-R-13'],
      about: { empire: empire.id },
      change: {
        empires: [[empire.id, { fallen: tale.state.turn }]],
        units: unitsOf(tale.state, empire.id).map(({ id }) => [id, null]),
        spies: spiesOf(tale.state, empire.id).map(({ id }) => [id, null]),
      },
      told:
        empire.power === 'player'
          ? [{ to: 'all', section: 'headline', text: `${empire.name} has fallen.` }]
          : [],
    });
};

const areAllAllied = (campaign: Campaign, players: readonly Empire[]): boolean =>
  players.every(({ id }) => players.every((other) => isAlliedToward(campaign, id, other.id)));

const best = (campaign: Campaign, players: readonly Empire[]): EmpireId[] => {
  const scores = players.map(({ id }) => scoreOf(campaign, id));
  const highest = Math.max(...scores);
  return players.filter((_, at) => scores[at] === highest).map(({ id }) => id);
};

/** A campaign with only one empire continues to its last turn. */
export const outcomeOf = (campaign: Campaign): Campaign['end'] => {
  const left = playersIn(campaign);
  const all = campaign.empires.filter(({ power }) => power === 'player');
  const rule = 'CHR-R-13';
  if (left.length === 0) return { winners: [], reason: 'no empire is left', rule };
  if (left.length === 1 && all.length > 1)
    return { winners: [left[0]!.id], reason: `${left[0]!.name} alone is left`, rule };
  if (left.length > 1 && areAllAllied(campaign, left))
    return { winners: left.map(({ id }) => id), reason: 'all empires left are allied with each other', rule };
  if (campaign.turn < campaign.options.lastTurn) return null;
  return { winners: best(campaign, left), reason: `turn ${campaign.turn} was the last`, rule };
};

const winnersText = ({ empires }: Campaign, winners: readonly EmpireId[]): string =>
  winners.length === 0
    ? 'Nobody has won.'
    : `${winners.map((id) => empires[id]!.name).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`;

/** `1. Aldmark: 4,210 points`, the best first; equals share a place. */
const tableOf = (scores: readonly { readonly name: string; readonly score: number }[]): string[] =>
  scores
    .toSorted((a, b) => b.score - a.score)
    .map(({ name, score }) => {
      const place = scores.filter((other) => other.score > score).length + 1;
      return `${place}. ${name}: ${counted(score, 'point')}`;
    });

export const endCampaign = (tale: Tale): void => {
  const end = outcomeOf(tale.state);
  if (end === null) return;
  const scores = playersIn(tale.state).map(({ id, name }) => ({
    empire: id,
    name,
    score: scoreOf(tale.state, id),
  }));
  tale.tell({
    type: 'campaignEnded',
    rules: ['CHR-PLY-22', 'CHR-R-13'],
    about: { winners: end.winners, scores },
    change: { set: { end } },
    told: [
      {
        to: 'all',
        section: 'headline',
        text: `The campaign is over: ${end.reason}. ${winnersText(tale.state, end.winners)}`,
      },
      ...tableOf(scores).map((text) => ({ to: 'all' as const, section: 'headline' as const, text })),
    ],
  });
};
