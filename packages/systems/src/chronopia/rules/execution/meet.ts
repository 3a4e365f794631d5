/** Encounters: hostile armies stop where they meet; scouts in their way die (CHR-ACT-05, CHR-ACT-08; CHR-R-84). */
import type { Edit, ReportText } from '../../engine/events.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import { armyHexes, unitsOf } from '../../state/readers.ts';
import type { Army, ArmyId, Campaign, Unit } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { armiesMeeting } from '../encounters/meetings.ts';
import { captorsOfScout } from '../encounters/units.ts';
import { nextHexOf, type SlotRun } from './slotRun.ts';

/** CHR-R-67: own encounters are reported with their time. */
const opponentsLine = (
  { armies, empires, ground, slot }: Campaign,
  met: readonly ArmyId[],
  army: Army,
): ReportText => {
  const others = met.map((id) => armies[id]!).filter(({ owner }) => owner !== army.owner);
  const names = others.map(({ owner, number, size }) => `${empires[owner]!.name} ${number} (size ${size})`);
  return {
    to: [army.owner],
    section: 'battles',
    text: `${army.name} met ${names.join(', ')} in ${labelOf(ground, army.at)} in action ${slot} and stopped there.`,
    at: [army.at],
  };
};

/** Everything an army still had to do this turn is lost (CHR-ACT-05). */
const pin = (run: SlotRun, meetings: readonly (readonly ArmyId[])[]): void => {
  const { campaign } = run;
  const fresh = meetings.flatMap((met) =>
    met.map((id) => ({ army: campaign.armies[id]!, met })).filter(({ army }) => !army.today.pinned),
  );
  if (fresh.length === 0) return;
  run.tale.tell({
    type: 'armiesMet',
    rules: ['CHR-ACT-05', 'CHR-CMB-01', 'CHR-R-85'],
    about: { armies: fresh.map(({ army }) => army.id) },
    change: {
      armies: fresh.map(
        ({ army }): Edit<Army> => [army.id, { today: { ...army.today, pinned: true, metIn: campaign.slot } }],
      ),
    },
    told: fresh.map(({ army, met }) => opponentsLine(campaign, met, army)),
  });
};

const meetingsIn = (run: SlotRun, hexes: Iterable<Hex>, newcomersOnly: boolean): ArmyId[][] => {
  const contact = { newcomersOnly, nextHexOf: nextHexOf(run) };
  return [...hexes]
    .map((hex) => armiesMeeting(run.campaign, hex, contact))
    .filter(({ length }) => length > 0);
};

/** Where somebody has just moved or come out; during slot 1 armies that began the turn together may part (CHR-R-86). */
export const meetIn = (run: SlotRun, hexes: Iterable<Hex>): void =>
  pin(run, meetingsIn(run, new Set(hexes), run.campaign.slot === 1));

/** At the end of a slot: all armies that are still in one hex. */
export const meetEverywhere = (run: SlotRun): void =>
  pin(run, meetingsIn(run, armyHexes(run.campaign).keys(), false));

/** CHR-UNT-03, CHR-R-88: in any impulse that ends with a hostile army in their hex. */
export const catchScouts = (run: SlotRun): void => {
  const { campaign } = run;
  const caught = unitsOf(campaign).filter((unit) => captorsOfScout(campaign, unit).length > 0);
  if (caught.length === 0) return;
  run.tale.tell({
    type: 'scoutsCaught',
    rules: ['CHR-UNT-03', 'CHR-ARM-09', 'CHR-R-88'],
    about: { units: caught.map(({ id }) => id) },
    change: { units: caught.map(({ id }): Edit<Unit> => [id, null]) },
    told: caught.flatMap((unit) => caughtLines(campaign, unit)),
  });
};

/** CHR-R-67: own encounters are reported, to those who caught it too. */
const caughtLines = (campaign: Campaign, unit: Unit): ReportText[] => {
  const where = labelOf(campaign.ground, unit.at);
  const captors = new Set(captorsOfScout(campaign, unit).map(({ owner }) => owner));
  return [
    {
      to: [unit.owner],
      section: 'units',
      text: `${agreed(unit.name, 'was', 'were')} caught and destroyed by a hostile army in ${where}.`,
      at: [unit.at],
    },
    {
      to: [...captors],
      section: 'units',
      text: `A scout of ${campaign.empires[unit.owner]!.name} was caught in ${where}.`,
      at: [unit.at],
    },
  ];
};
