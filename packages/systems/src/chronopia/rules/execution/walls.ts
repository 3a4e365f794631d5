/** Inside and outside the walls (CHR-CTY-10, CHR-IMP-04, CHR-CMB-05, CHR-CMB-06; CHR-R-24). */
import type { Roll } from '@warmoot/kernel';
import type { Edit, ReportText } from '../../engine/events.ts';
import { roll } from '../../engine/tale.ts';
import { armiesAt, armiesOf, cityAt, isAlliedToward } from '../../state/readers.ts';
import type { Army, Campaign, City } from '../../state/state.ts';
import { barracksRoom } from '../cities/cityDuty.ts';
import { hostilesAt } from './bounds.ts';
import { actionNow, attitudeNow, has } from './orders.ts';
import type { SlotRun } from './slotRun.ts';

const SLIP = 50;

/** CHR-IMP-04: barracks with paid upkeep hold armies of max(5, city size) in total. */
const roomInside = (campaign: Campaign, city: City): number => {
  const inside = armiesAt(campaign, city.at).filter((army) => army.inside);
  return barracksRoom(city) - inside.reduce((sum, { size }) => sum + size, 0);
};

/** One of its own cities, or one whose owner is Allied toward the army's empire (CHR-ALL-03). */
const openCity = (campaign: Campaign, { at, owner }: Army): City | undefined => {
  const city = cityAt(campaign, at);
  return city !== undefined && isAlliedToward(campaign, city.owner, owner) ? city : undefined;
};

/** Armies that reached their goal in this impulse, or held the hex from the start of the slot. */
const isDone = (run: SlotRun, army: Army): boolean => {
  const walk = run.of(army);
  if (walk === undefined) return run.impulse === 1;
  if (walk.steppedIn !== run.impulse) return false;
  return walk.way.length > walk.steps.length || hostilesAt(run.campaign, army, army.at).length > 0;
};

const seeksWalls = (run: SlotRun, army: Army): boolean => {
  if (army.inside || army.today.pinned || openCity(run.campaign, army) === undefined) return false;
  const order = actionNow(run.campaign, army);
  return (has(order, 'INSIDE') || has(order, 'SLIP')) && isDone(run, army);
};

interface Entry {
  readonly army: Army;
  readonly entered: boolean;
  readonly rolls: readonly Roll[];
}

/** CHR-CMB-06: an even chance to slip past an enemy; without room the attempt is an attack. */
const entryOf = (run: SlotRun, army: Army, room: number): Entry => {
  if (army.size > room) return { army, entered: false, rolls: [] };
  if (hostilesAt(run.campaign, army, army.at).length === 0) return { army, entered: true, rolls: [] };
  const die = roll(run.dice, 100, `slip:${army.name}`);
  return { army, entered: die.value <= SLIP, rolls: [die] };
};

const entryLine = (campaign: Campaign, { army, entered, rolls }: Entry): ReportText => {
  const { name } = cityAt(campaign, army.at)!;
  const slipped = rolls.length > 0 ? ' past the enemy' : '';
  const text = entered
    ? `${army.name} went inside the walls of ${name}${slipped}.`
    : `${army.name} did not get inside the walls of ${name}${slipped}${rolls.length > 0 ? '' : ': the barracks have no room'} (E-11).`;
  return { to: [army.owner], section: 'execution', text };
};

/** Those who go in with INSIDE or SLIP, in order of id, while there is room. */
export const enterWalls = (run: SlotRun): void => {
  const seekers = armiesOf(run.campaign).filter((army) => seeksWalls(run, army));
  if (seekers.length === 0) return;
  const room = new Map<number, number>();
  const entries: Entry[] = [];
  for (const army of seekers) {
    const city = openCity(run.campaign, army)!;
    const left = room.get(city.id) ?? roomInside(run.campaign, city);
    const entry = entryOf(run, army, left);
    entries.push(entry);
    room.set(city.id, entry.entered ? left - army.size : left);
  }
  const rolls = entries.flatMap((entry) => entry.rolls);
  run.tale.tell({
    type: 'wallsEntered',
    rules: ['CHR-CTY-10', 'CHR-CMB-06', 'CHR-R-24'],
    ...(rolls.length > 0 && { rolls }),
    about: { armies: entries.filter(({ entered }) => entered).map(({ army }) => army.id) },
    change: {
      armies: entries.flatMap(({ army, entered }): Edit<Army>[] =>
        entered ? [[army.id, { inside: true }]] : [],
      ),
    },
    told: entries.map((entry) => entryLine(run.campaign, entry)),
  });
  for (const { army, entered } of entries) endWalk(run, army, entered);
};

const endWalk = (run: SlotRun, army: Army, entered: boolean): void => {
  const walk = run.of(army);
  if (walk !== undefined && entered) run.put({ ...walk, over: true });
};

const stepsOut = (run: SlotRun, type: string, armies: readonly Army[]): void => {
  if (armies.length === 0) return;
  run.tale.tell({
    type,
    rules: ['CHR-CMB-05', 'CHR-R-24'],
    about: { armies: armies.map(({ id }) => id) },
    change: { armies: armies.map(({ id }): Edit<Army> => [id, { inside: false }]) },
    told: armies.map(({ name, owner }) => ({
      to: [owner],
      section: 'execution',
      text: `${name} moved out in front of the walls.`,
    })),
  });
};

const insiders = (run: SlotRun): Army[] => armiesOf(run.campaign).filter(({ inside }) => inside);

/** At the start of a slot, without an action. */
export const leaveWalls = (run: SlotRun): void =>
  stepsOut(
    run,
    'wallsLeft',
    insiders(run).filter(
      (army) => run.of(army) === undefined && has(actionNow(run.campaign, army), 'OUTSIDE'),
    ),
  );

/** CHR-CMB-05: out against a hostile army that has just come in; at the end of slot 1 against any that is there. */
export const sortie = (run: SlotRun, againstAll: boolean): void => {
  const isNew = (army: Army): boolean => run.of(army)?.steppedIn === run.impulse;
  const out = insiders(run).filter(
    (army) =>
      has(attitudeNow(run.campaign, army), 'SORTIE') &&
      hostilesAt(run.campaign, army, army.at).some((hostile) => againstAll || isNew(hostile)),
  );
  stepsOut(run, 'sortied', out);
};
