/** Everything the viewer knows about one army, unit or city. */
import type { ExplainedFact, Inspection, Seat } from '@warmoot/kernel';
import { profileOf } from '../data/index.ts';
import { pvOf } from '../rules/forces/points.ts';
import { countOf } from '../rules/forces/troops.ts';
import { labelOf } from '../state/ground.ts';
import { armiesOf, citiesOf, unitsOf } from '../state/readers.ts';
import type { Army, Campaign, City, Unit } from '../state/state.ts';
import { counted } from '../words/grammar.ts';

const fact = (label: string, value: string | number, rule?: string): ExplainedFact => ({
  label,
  value: String(value),
  ...(rule !== undefined && { rules: [rule] }),
});

const armyFacts = ({ ground }: Campaign, army: Army): ExplainedFact[] => [
  fact('Hex', labelOf(ground, army.at)),
  fact('Size', army.size, 'CHR-PLY-07'),
  ...(army.name === ''
    ? [fact('Seen', `turn ${army.raisedTurn}`, 'CHR-HID-21')]
    : [
        fact('Points', pvOf(army), 'CHR-ARM-11'),
        fact('Supply', `${army.supply}, range ${army.range}`, 'CHR-SUP-01'),
        fact('State', army.broken === null ? 'Field' : 'Broken', 'CHR-ARM-08'),
      ]),
  ...army.heroes.map((hero) => fact(hero.name, `${profileOf(hero).name}, ${counted(hero.wounds, 'wound')}`)),
  ...army.bands.map((band) => fact(profileOf(band).name, counted(countOf(band), 'model'))),
];

const cityFacts = ({ ground, empires }: Campaign, city: City): ExplainedFact[] => [
  fact('Hex', labelOf(ground, city.at)),
  fact('Owner', empires[city.owner]!.name, 'CHR-HID-02'),
  fact('Size', city.size === 0 ? 'unknown' : city.size, 'CHR-HID-03'),
  ...Object.entries(city.improvements).map(([kind, built]) =>
    fact(kind, built!.active ? 'active' : 'inactive', 'CHR-R-23'),
  ),
  ...(city.siege === null ? [] : [fact('Siege', counted(city.siege.failed, 'failed turn'), 'CHR-SIE-03')]),
];

const unitFacts = ({ ground }: Campaign, unit: Unit): ExplainedFact[] => [
  fact('Hex', labelOf(ground, unit.at)),
  ...(unit.name === '' ? [] : [fact('Supply', unit.supply, 'CHR-SUP-09')]),
];

export const inspect = (campaign: Campaign, _seat: Seat, subject: string): Inspection | undefined => {
  const army = armiesOf(campaign).find(
    ({ name, owner, number }) =>
      (name === '' ? `${campaign.empires[owner]!.name} ${number}` : name) === subject,
  );
  if (army !== undefined) return { title: subject, facts: armyFacts(campaign, army), layers: [] };
  const city = citiesOf(campaign).find(({ name }) => name === subject);
  if (city !== undefined) return { title: subject, facts: cityFacts(campaign, city), layers: [] };
  const unit = unitsOf(campaign).find(({ name }) => name === subject);
  return unit && { title: subject, facts: unitFacts(campaign, unit), layers: [] };
};
