/** What the laws of the kernel must be told about campaigns: what is hidden from whom. */
import { type Dice, MODERATOR, type Seat } from '@warmoot/kernel';
import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { CampaignCommand } from './commands.ts';
import type { CampaignEvent } from './events.ts';
import { hexCount } from './ground.ts';
import { chronopia } from './index.ts';
import { NO_KNOWLEDGE } from './knowledge.ts';
import { seatEmpire } from './seats.ts';
import type { Army, Campaign, CampaignOptions, City, EmpireId, Site } from './state.ts';

type Kit = ConformanceKit<Campaign, CampaignCommand, CampaignEvent, Campaign, CampaignOptions>;

/** A small land for a short war. */
export const smallCampaign = (more: Partial<CampaignOptions> = {}): CampaignOptions => ({
  name: 'A small war',
  empires: [
    { name: 'Aldmark', race: 'FB' },
    { name: 'Brakka', race: 'BB' },
    { name: 'Corvane', race: 'DW' },
  ],
  moderator: false,
  lateSeats: 0,
  lastTurn: 3,
  battles: 'auto',
  sharedCreations: true,
  calamities: true,
  hexesPerEmpire: 80,
  ...more,
});

const isMineToo = (campaign: Campaign, me: EmpireId, army: Army): boolean =>
  campaign.encounters.some(
    ({ armies }) => armies.includes(army.id) && armies.some((id) => campaign.armies[id]?.owner === me),
  ) ||
  campaign.questions.some(
    (question) =>
      question.empire === me && question.kind === 'patrol' && question.candidates.includes(army.id),
  );

/** Elsewhere, smaller, in other spirits: nobody who only remembers it can tell (CHR-HID-06, -07, -18). */
const armyElsewhere = (campaign: Campaign, army: Army, dice: Dice): Army => ({
  ...army,
  at: dice.roll(hexCount(campaign.ground), 'elsewhere') - 1,
  size: dice.roll(20, 'another size'),
  bands: army.bands.slice(dice.roll(2, 'fewer') - 1),
  heroes: army.heroes.slice(dice.roll(2, 'fewer') - 1),
  supply: 'long',
  paid: !army.paid,
  name: `${army.name} in disguise`,
});

/** CHR-HID-03, -04: size and improvements are for those who see or spy them. */
const cityInside = (city: City, dice: Dice): City => ({
  ...city,
  size: dice.roll(10, 'another size'),
  improvements: { granary: { active: dice.roll(2, 'active') === 1, builtTurn: 0 } },
  disrupted: !city.disrupted,
  moraleSpecial: city.moraleSpecial + 1,
});

const isBesiegedBy = (campaign: Campaign, me: EmpireId, { siege }: City): boolean =>
  siege?.armies.some((id) => campaign.armies[id]?.owner === me) ?? false;

/** CHR-HID-14: springs and glades nobody found may as well not be there. */
const sitesElsewhere = (campaign: Campaign, me: EmpireId | null): Campaign['sites'] => {
  const found = new Set(me === null ? [] : (campaign.knowledge[me] ?? NO_KNOWLEDGE).found);
  return Object.fromEntries(
    Object.entries(campaign.sites).map(([hex, site]) => {
      if (found.has(Number(hex))) return [hex, site];
      const { spring: _spring, glade: _glade, fruit: _fruit, treasure: _treasure, ...rest } = site;
      return [hex, { ...rest, ...(site.spring ? {} : { spring: true as const }) } satisfies Site];
    }),
  );
};

/** Everything this seat does not know, made different. */
export const disguise = (campaign: Campaign, seat: Seat, dice: Dice): Campaign | undefined => {
  if (seat === MODERATOR || campaign.empires.length === 0) return undefined;
  const me = seatEmpire(campaign, seat);
  const others = campaign.empires.filter(({ id }) => id !== me).map(({ id }) => id);
  return {
    ...campaign,
    empires: campaign.empires.map((empire) =>
      empire.id === me
        ? empire
        : { ...empire, treasury: empire.treasury + dice.roll(100, 'riches'), silent: 1 },
    ),
    armies: campaign.armies.map((army) =>
      army === null || army.owner === me || (me !== null && isMineToo(campaign, me, army))
        ? army
        : armyElsewhere(campaign, army, dice),
    ),
    cities: campaign.cities.map((city) =>
      city === null || city.owner === me || (me !== null && isBesiegedBy(campaign, me, city))
        ? city
        : cityInside(city, dice),
    ),
    sites: sitesElsewhere(campaign, me),
    sheets: Object.fromEntries(
      Object.entries(campaign.sheets).map(([id, sheet]) =>
        Number(id) === me ? [id, sheet] : [id, { statements: [], battle: [] }],
      ),
    ),
    knowledge: Object.fromEntries(
      Object.entries(campaign.knowledge).map(([id, knows]) =>
        Number(id) === me ? [id, knows] : [id, NO_KNOWLEDGE],
      ),
    ),
    reports: Object.fromEntries(
      Object.entries(campaign.reports).map(([id, lines]) => (Number(id) === me ? [id, lines] : [id, []])),
    ),
    due: {
      ...campaign.due,
      ...Object.fromEntries(others.map((id) => [id, [{ why: 'mine', guilders: 5 }]])),
    },
    lock: null,
  };
};

export const chronopiaKit: Kit = {
  system: chronopia,
  options: [smallCampaign(), smallCampaign({ battles: 'tabletop', calamities: false })],
  longestMatch: 4000,
  disguise,
  /** Orders are nobody else's business before execution (CHR-HID-09). */
  alike: (_state, _seat, first, second) => first.type === 'order' && second.type === 'order',
};
