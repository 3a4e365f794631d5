/** What a seat may know (CHR-HID), built up from nothing. The result is a renumbered campaign. */
import { MODERATOR, type Seat, type Seen, seen } from '@warmoot/kernel';
import { isHiredBy } from '../rules/dogs/keepDogs.ts';
import { seatEmpire } from '../state/seats.ts';
import { BLANK, type Campaign, type Dog, type EmpireId } from '../state/state.ts';
import { foreignArmies, ownArmy } from './armies.ts';
import { battlesSeen, encountersSeen } from './battles.ts';
import { citiesKnown, citySeen } from './cities.ts';
import { empiresSeen } from './empires.ts';
import { ownOf, type Viewer, viewerOf } from './eye.ts';
import { groundSeen, riversSeen } from './ground.ts';
import { isUpToDate, linesDelivered } from './heard.ts';
import { memory } from './memory.ts';
import { listed } from './numbers.ts';
import { withSealedSheets } from './sealedSheets.ts';
import { sitesSeen } from './sites.ts';
import { treatiesSeen } from './treaties.ts';
import { ownSpies, unitsSeen } from './units.ts';
import { questionsSeen, stepSeen, windowFor } from './window.ts';

/**
 * CHR-HID-12: offers, bids and awards are public. What became of a band since then is not: whether it still serves,
 * has died or is away reads the same to all but its employer.
 */
const dogSeen = ({ campaign, me }: Viewer, dog: Dog): Dog =>
  dog.state === 'offered' || (me !== null && isHiredBy(campaign, me, dog))
    ? dog
    : { ...dog, state: 'free', until: 0, high: null };

/** The viewer's own entry in a record keyed by empire. */
const mineIn = <T>(record: Readonly<Record<EmpireId, T>>, me: EmpireId | null): Record<EmpireId, T> =>
  me === null || record[me] === undefined ? {} : { [me]: record[me] };

/** Own armies and known cities are numbered before anything refers to them. */
const viewFor = (campaign: Campaign, me: EmpireId | null): Campaign => {
  const eye = viewerOf(campaign, me);
  const own = ownOf(eye, campaign.armies);
  for (const { id } of own) eye.armies.get(id);
  const cities = citiesKnown(eye);
  for (const { id } of cities) eye.cities.get(id);
  const foreign = foreignArmies(eye);
  const units = unitsSeen(eye);
  const { map: _map, ...options } = campaign.options;
  return {
    ...BLANK,
    options,
    seenBy: me ?? 'spectator',
    turn: campaign.turn,
    step: stepSeen(campaign),
    window: windowFor(campaign, me),
    questions: questionsSeen(eye),
    ground: groundSeen(eye),
    sites: sitesSeen(eye),
    rivers: riversSeen(eye),
    empires: empiresSeen(eye),
    cities: listed(cities.map((city) => citySeen(eye, city))),
    armies: listed([...own.map((army) => ownArmy(eye, army)), ...foreign]),
    units,
    spies: ownSpies(eye),
    sheets: mineIn(campaign.sheets, me),
    encounters: encountersSeen(eye),
    battles: battlesSeen(eye),
    dogs: campaign.dogs.map((dog) => dogSeen(eye, dog)),
    knowledge: me === null ? {} : { [me]: memory(eye) },
    reports: me === null ? {} : { [me]: campaign.reports[me] ?? [] },
    messages: campaign.messages.filter(({ from, to }) => me !== null && (from === me || to.includes(me))),
    ...treatiesSeen(eye),
    submissions: campaign.submissions.filter(({ by }) => by === me),
    paused: campaign.paused,
    placing: campaign.placing,
    due: mineIn(campaign.due, me),
    overrides: campaign.end === null ? [] : campaign.overrides,
    end: campaign.end,
  };
};

/**
 * Empires with nothing to decide see the state at the lock; messages, the moderator's answers and a pause arrive at
 * once (CHR-PLAY-03).
 */
const asLocked = (campaign: Campaign, lock: Campaign, me: EmpireId | null): Campaign => ({
  ...lock,
  messages: campaign.messages,
  submissions: campaign.submissions,
  paused: campaign.paused,
  reports: me === null ? {} : { [me]: linesDelivered(campaign, me) },
});

/**
 * CHR-HID-22, CHR-HID-23: built here, so that no client ever receives more. The moderator sees everything, and his
 * actions are public once the campaign is over; an empire sees what it knows, a spectator what is public.
 */
export const view = (campaign: Campaign, seat: Seat): Seen<Campaign> => {
  if (seat === MODERATOR) return seen(withSealedSheets(campaign));
  const me = seatEmpire(campaign, seat);
  const { lock } = campaign;
  return seen(
    viewFor(lock === null || isUpToDate(campaign, me) ? campaign : asLocked(campaign, lock, me), me),
  );
};
