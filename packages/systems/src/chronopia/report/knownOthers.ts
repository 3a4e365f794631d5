/**
 * What an empire has learned of others beyond what it sees (CHR-HID-07, CHR-SPA-02): rosters met, envisioned or spied
 * on, and cities spied on.
 */
import { profileOf } from '../data/index.ts';
import { countOf } from '../rules/forces/troops.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { counted } from '../words/grammar.ts';

type Roster = NonNullable<Campaign['knowledge'][EmpireId]>['rosters'][number];

const heroText = (hero: Roster['force']['heroes'][number]): string => {
  const { name: profile } = profileOf(hero);
  return hero.name === profile || hero.name === '' ? profile : `${hero.name} (${profile})`;
};

const rosterText = ({ force }: Roster): string =>
  [
    ...force.heroes.map(heroText),
    ...force.bands.map((band) => `${countOf(band)} ${profileOf(band).name}`),
  ].join(', ');

const rosterLines = (view: Campaign, me: EmpireId): string[] =>
  Object.entries(view.knowledge[me]?.rosters ?? {}).flatMap(([id, roster]) => {
    const army = view.armies[Number(id)] ?? null;
    if (army?.owner === me) return [];
    const called = roster.name !== '' ? roster.name : army === null ? 'An army' : `Army ${army.number}`;
    const whose = army === null ? '' : ` of ${view.empires[army.owner]!.name}`;
    return [`${called}${whose}, as of turn ${roster.turn}: ${rosterText(roster)}.`];
  });

const spiedLines = (view: Campaign, me: EmpireId): string[] =>
  Object.entries(view.knowledge[me]?.spied ?? {}).flatMap(([id, { turn, improvements, treasury }]) => {
    const city = view.cities[Number(id)];
    if (!city || city.owner === me) return [];
    const built = improvements.length === 0 ? 'no improvements' : improvements.join(', ');
    return [`${city.name}, as of turn ${turn}: ${built}; the treasury held ${counted(treasury, 'guilder')}.`];
  });

export const knownOthers = (view: Campaign, me: EmpireId): string[] => [
  ...rosterLines(view, me),
  ...spiedLines(view, me),
];
