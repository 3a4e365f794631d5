/** The tables are the rulebook's: every figure is read from its Markdown again and compared. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ABILITIES,
  CONSTANTS,
  CROSS_RECRUITS,
  DOGS,
  type Employer,
  GROUP_MODIFIERS,
  MOUNTS,
  type ModelType,
  OTHER_ABILITIES,
  PROFILES,
  type Profile,
  profileOf,
  RACE_GROUPS,
  RACE_LISTS,
  RACE_OVERRIDES,
  REACTION,
  SPELLS,
  type SpellEffect,
  spellNamed,
  WEAPONS,
  weaponOf,
} from './index.ts';

const BOOK = readFileSync(new URL('../../../../../rulebooks/chronopia-data.md', import.meta.url), 'utf8');
const between = (from: string, to: string): string => BOOK.split(from)[1]!.split(to)[0]!;
const section = (number: number): string => between(`\n## ${number}. `, '\n## ');

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
const listed = (cell: string): string[] => (cell === '–' ? [] : cell.split(',').map((word) => word.trim()));
const figure = (cell: string): number | null => (cell === '–' ? null : Number(cell.split('/').at(-1)));
const figures = (cells: readonly string[]): (number | null)[] => cells.map(figure);

const lineOf = ({ CC, MW, PW, LD, AC, W, ST, MV, A, Def, S, cost }: ModelType): (number | null)[] => [
  ...[CC, MW, PW, LD, AC, W],
  ...[ST, MV, A, Def, S, cost],
];

/** "Immune Fear & Panic" is two abilities, "Mounted (…)" one with a mount; Demon and houses are tags here. */
const MOUNTED = /Mounted \(mount CC (\d+), ST (\d+), Dam (\d+)\)/;
const abilitiesIn = (cell: string): string[] =>
  listed(cell.replace(MOUNTED, 'Mounted').replace('Immune Fear & Panic', 'Immune Fear, Immune Panic'))
    .map((ability) => ability.replace(/^Immune (Fear|Panic)$/, 'Immune to $1'))
    .sort();
const mountIn = (cell: string): object | undefined => {
  const [, CC, ST, Dam] = cell.match(MOUNTED) ?? [];
  return CC === undefined ? undefined : { CC: Number(CC), ST: Number(ST), Dam: Number(Dam) };
};
const HOUSES: Record<string, string> = {
  'Crystal Lotus': 'crystal-lotus',
  'Obsidian Serpent': 'obsidian-serpent',
  Helios: 'helios',
};
/** Names that are other publishers' marks and their neutral ones. */
const NEUTRAL: Record<string, string> = { 'The Hammer of Sigmar': 'Hammer of Faith' };

const raceSections = section(8)
  .split('List notes:')[0]!
  .split('\n### ')
  .slice(1)
  .map((text) => ({ race: text.match(/\(`(\w+)`\)\n/)![1]!, text }));

test('[CHR-GEN-04, CHR-PLY-20] the campaign constants match the rulebook, with shares and factors in percent', () => {
  const printed = JSON.parse(between('```json\n', '```'));
  const { raceShare, escortFactor, siegeNeed, ...rest } = printed;
  const { income, ...marketplace } = rest.improvements.marketplace;
  const { outmaneuverShare, ...garrison } = rest.garrison;
  const percent = (share: number) => Math.round(share * 100);
  expect(CONSTANTS).toEqual({
    ...rest,
    racePct: percent(raceShare),
    escortPct: percent(escortFactor),
    siegeNeed: Number(siegeNeed.split('+')[0]),
    improvements: { ...rest.improvements, marketplace: { ...marketplace, incomePct: percent(income) } },
    garrison: { ...garrison, outmaneuverPct: percent(outmaneuverShare) },
    resupply: Object.fromEntries(
      Object.entries<number[]>(rest.resupply).map(([where, shares]) => [where, shares.map(percent)]),
    ),
  });
});

test('every weapon has the printed figures', () => {
  const rows = rowsOf(section(2)).filter(([id]) => id !== 'id');
  expect(rows).toHaveLength(68);
  expect(Object.keys(WEAPONS)).toEqual(rows.map(([id]) => id));
  for (const [id, type, CR, MX, RM, Dam, times, note] of rows as string[][]) {
    const weapon = weaponOf(id!);
    expect({ id, type: weapon.type, Dam: weapon.Dam, times: weapon.times }).toEqual({
      ...{ id, type },
      ...{ Dam: Number(Dam), times: Number(times) },
    });
    expect([weapon.CR ?? null, weapon.MX ?? null, weapon.RM ?? null], id).toEqual([
      CR === 'CC' || CR === '–' ? null : Number.parseInt(CR!, 10),
      ...figures([MX!, RM!]),
    ]);
    expect(weapon.reach ?? false, id).toBe(note!.includes('reach'));
    expect(weapon.ignoresDef ?? false, id).toBe(note!.includes('target Def 0'));
    expect(weapon.userCC ?? 0, id).toBe(note!.includes('user -2 CC') ? -2 : 0);
    expect(weapon.againstDevoutDam ?? 0, id).toBe(note!.includes('+1 Dam against Devout') ? 1 : 0);
    expect(weapon.chargeDam ?? 0, id).toBe(note!.includes('+4 Dam on the first') ? 4 : 0);
    expect(weapon.alsoClose ?? false, id).toBe(CR!.includes('also in CC'));
  }
});

test('every ability has the printed meaning', () => {
  const rows = rowsOf(section(3)).slice(1) as [string, string][];
  const separated = rows.flatMap(([names, meaning]) => {
    const all = names.split(/ \/ |, /);
    if (names.startsWith('Immune to fire'))
      return [
        ['Immune to fire', meaning],
        ['Immune to cold', meaning],
      ];
    const each = meaning.split(' / ');
    return all.map((name, index) => [
      name.replace(' Troops', ''),
      each.length === all.length ? each[index] : meaning,
    ]);
  });
  const impacts = ['Ram n', 'Trample n'];
  expect(Object.fromEntries(separated.filter(([name]) => !impacts.includes(name!)))).toEqual(ABILITIES);
});

test.each(raceSections)(
  '[CHR-TRP-01, CHR-TRP-02, CHR-R-39] the list $race matches the printed one',
  ({ race, text }) => {
    const list = RACE_LISTS[race as keyof typeof RACE_LISTS];
    const [individuals, warbands] = text.split('\nWarbands\n') as [string, string];
    const heroes = rowsOf(individuals).slice(1);
    const bands = rowsOf(warbands).slice(1);
    expect(list.individuals.map(({ id }) => id)).toEqual(heroes.map(([id]) => id));
    expect(list.warbands.map(({ id }) => id)).toEqual(bands.map(([id]) => id));
    for (const [id, name, rating, condition, ...rest] of heroes as [
      string,
      string,
      string,
      string,
      ...string[],
    ][]) {
      const profile = profileOf(id);
      const [model] = profile.models as [ModelType];
      const [weapons, abilities, note] = rest.slice(12) as [string, string, string];
      expect(profile).toMatchObject({ name, race, kind: 'individual', min: 1, max: 1, completion: true });
      expect(lineOf(model), id).toEqual(figures(rest.slice(0, 12)));
      expect(model.weapons, id).toEqual(listed(weapons));
      expect(
        [...model.abilities, ...profile.tags.map((tag) => (tag === 'demon' ? 'Demon' : tag))].sort(),
      ).toEqual(abilitiesIn(abilities));
      expect(model.mount, id).toEqual(mountIn(abilities));
      expect(profile.house, id).toBe(HOUSES[note]);
      const [instead, when] = condition.split(' ');
      expect(profile.command, id).toEqual({
        rating: Number(rating),
        ...(condition !== '–' && { when, instead: Number(instead) }),
      });
    }
    for (const [id, name, models, leader, ...rest] of bands as [
      string,
      string,
      string,
      string,
      ...string[],
    ][]) {
      const profile = profileOf(id);
      const trooper = profile.models[0]!;
      const [weapons, abilities, tags] = rest.slice(12) as [string, string, string];
      const printedTags = listed(tags).filter((tag) => tag !== 'all');
      const houses = Object.values(HOUSES);
      expect(profile).toMatchObject({ name, race, kind: 'warband', completion: true });
      expect(`${profile.min}–${profile.max}`, id).toBe(models);
      expect(lineOf(trooper), id).toEqual(figures(rest.slice(0, 12)));
      expect(trooper.weapons, id).toEqual(listed(weapons));
      expect([...trooper.abilities].sort(), id).toEqual(abilitiesIn(abilities));
      expect(trooper.mount, id).toEqual(mountIn(abilities));
      expect(profile.tags, id).toEqual(printedTags.filter((tag) => !houses.includes(tag)));
      expect(profile.house, id).toBe(printedTags.find((tag) => houses.includes(tag)));
      const leaders = profile.models.filter(({ type }) => type === 'leader');
      expect(leaders, id).toHaveLength(leader === '0–1' ? 1 : 0);
      for (const one of leaders)
        expect(one).toMatchObject({
          ...{ max: 1, CC: trooper.CC + 1, LD: trooper.LD + 1, cost: trooper.cost + 4, W: trooper.W },
          MW: trooper.MW + (printedTags.includes('missile') ? 1 : 0),
        });
    }
    const order = text.match(/Garrison order \(CHR-R-39\): (.*)\./)![1]!;
    expect(list.garrison).toEqual(listed(order).filter((word) => !word.startsWith('then')));
  },
);

test('[CHR-RAC-04, CHR-RAC-06, CHR-RAC-17, CHR-RAC-23, CHR-RAC-29, CHR-RAC-32, CHR-RAC-37, CHR-RAC-40, CHR-CMD-02, CHR-CMD-03] every command rating matches the printed one', () => {
  const named = (name: string): Profile =>
    Object.values(PROFILES).find((profile) =>
      [profile.name, ...profile.models.map((model) => model.name)].some(
        (own) => own.replace(/^(Dwarven|Firstborn) /, '') === name,
      ),
    )!;
  const rows = rowsOf(section(4)).slice(1) as [string, string, string, string][];
  const seen = rows.flatMap(([race, names, rating, condition]) =>
    names.split(', ').map((name) => {
      const profile = named(name.replace(/ \((creation|Dogs of War)\)$/, ''));
      expect(profile.race, name).toBe(race === '–' ? 'DOW' : race);
      if (name === 'Novice Shaman')
        expect(profile.command).toEqual({ rating: 0, when: 'pv-500', instead: Number(rating) });
      else expect(profile.command?.rating, name).toBe(Number.parseInt(rating, 10));
      const [, when, instead] = condition.match(/^(all-\w+).*→ (\d+)$/) ?? [];
      if (when !== undefined) expect(profile.command, name).toMatchObject({ when, instead: Number(instead) });
      return profile.id;
    }),
  );
  const commanders = Object.values(PROFILES).filter(
    ({ command, race }) => command !== undefined && !['JE', 'BA', 'UG'].includes(race),
  );
  expect(seen.sort()).toEqual(commanders.map(({ id }) => id).sort());
});

interface PrintedLine {
  readonly id: string;
  readonly part: string;
  readonly line: (number | null)[];
  readonly mount?: { readonly CC: number; readonly ST: number };
}
/** Rider, mount and combined lines made one: the combined line supplies W, MV, A, Def, S and cost. */
const printedLines = (rows: readonly string[][]): PrintedLine[] => {
  const lines: PrintedLine[] = [];
  let id = '';
  for (const [first, , part, ...cells] of rows as [string, string, string, ...string[]][]) {
    id = first || id;
    const line = figures(cells);
    const last = lines.at(-1);
    if (/^combined/i.test(part))
      lines[lines.length - 1] = { ...last!, line: last!.line.map((own, at) => line[at] ?? own) };
    else if (line[3] === null) lines[lines.length - 1] = { ...last!, mount: { CC: line[0]!, ST: line[6]! } };
    else lines.push({ id, part, line });
  }
  return lines;
};
const sortedText = (lines: readonly unknown[]): string[] => lines.map((line) => JSON.stringify(line)).sort();
const asPrinted = (model: ModelType): unknown => [
  lineOf(model),
  model.mount === undefined ? null : [model.mount.CC, model.mount.ST],
];

test('[CHR-PCR-05] the eighteen creations have the printed lines', () => {
  const [table] = section(5).split('| id | Structure');
  const lines = printedLines(rowsOf(table!).slice(1));
  const ids = [...new Set(lines.map(({ id }) => id))];
  expect(ids).toHaveLength(18);
  expect(
    Object.values(PROFILES)
      .filter(({ creation }) => creation)
      .map(({ id }) => id),
  ).toEqual(ids);
  for (const id of ids) {
    const printed = lines.filter((line) => line.id === id);
    expect(sortedText(profileOf(id).models.map(asPrinted)), id).toEqual(
      sortedText(printed.map(({ line, mount }) => [line, mount === undefined ? null : [mount.CC, mount.ST]])),
    );
  }
});

test('[CHR-PCR-05, CHR-R-151] the creations have the printed numbers and abilities', () => {
  const rows = rowsOf(section(5).split('| id | Structure')[1]!) as [string, string, string, string][];
  for (const [id, structure, , rules] of rows.filter(([first]) => PROFILES[first!] !== undefined)) {
    const profile = profileOf(id);
    const own = profile.models.flatMap(({ abilities }) => abilities);
    for (const ability of Object.keys(ABILITIES).filter(
      (name) => name !== 'Outmaneuver' && name !== 'Mounted',
    ))
      if (rules.includes(ability))
        expect([...own, ...profile.models.flatMap(({ gives }) => gives?.abilities ?? [])], id).toContain(
          ability,
        );
    expect(own.includes('Mounted'), id).toBe(rules.includes('Mounted'));
    expect(profile.kind, id).toBe(structure.startsWith('individual') ? 'individual' : 'warband');
    const [, min, max] = structure.match(/^(\d+)–(\d+)/) ?? [];
    const extra = / and 1 leader/.test(structure) ? 1 : 0;
    if (min !== undefined && !structure.includes('Keeper'))
      expect([profile.min, profile.max], id).toEqual([Number(min) + extra, Number(max) + extra]);
  }
  expect(profileOf('dw-thermo-priest').onePer).toEqual({ points: 1000, counting: 'started' });
  expect(profileOf('he-firestorm-initiates').onePer).toEqual({ points: 1000, counting: 'full' });
});

test('[CHR-R-149] Alexis Maximus is Devout, leads nobody, and fights in his War Coat', () => {
  const { race, command, models } = profileOf('dv-alexis-maximus');
  expect({ race, command }).toEqual({ race: 'DV', command: { rating: 0 } });
  expect(models[0]).toMatchObject({ A: 22, CC: 16, inBattle: { A: 25, CC: 14 } });
  expect(models[0]!.abilities).toEqual(expect.arrayContaining(['Immune to cold', 'Immune to fire']));
});

const EMPLOYERS: Record<string, Employer> = {
  Blackblood: 'BB',
  'Swamp Goblins': 'SG',
  Devout: 'DV',
  Stygian: 'ST',
  'Obsidian Serpent Elves': 'obsidian-serpent',
  'Shadow Tribe': 'shadow-tribe',
};
const employersIn = (cell: string): object => {
  const [, word, names] = cell.match(/(except|only) (.*)/) ?? [];
  return word === undefined ? {} : { [word]: names!.split(', ').map((name) => EMPLOYERS[name]) };
};

test('[CHR-DOW-09, CHR-R-155] the Dogs of War have the printed lines, numbers, bids and employers', () => {
  const [table, terms] = section(6).split('| id | Min. bid') as [string, string];
  const lines = printedLines(rowsOf(table).slice(1));
  const rows = rowsOf(terms).filter(([id]) => PROFILES[id!] !== undefined) as string[][];
  expect(DOGS.map(({ id }) => id)).toEqual(rows.map(([id]) => id));
  for (const [id, bid, , who] of rows) {
    const dog = DOGS.find((one) => one.id === id)!;
    expect(dog.minimumBid, id).toBe(Number(bid));
    expect(dog.employers, id).toEqual(employersIn(who!));
    const printed = lines.filter((line) => line.id === id);
    const expanded = printed.flatMap(({ line, part, mount }) => {
      const count = Number(part.match(/\((?:0–)?(\d+)\)/)![1]);
      return Array.from({ length: count }, () => [line, mount === undefined ? null : [mount.CC, mount.ST]]);
    });
    const ours = dog.models.flatMap((model) =>
      Array.from({ length: model.max ?? 1 }, () => asPrinted(model)),
    );
    expect(sortedText(ours), id).toEqual(sortedText(expanded));
  }
});

test('[CHR-EX-38] the members of the hired bands add up to the printed sums', () => {
  const rows = rowsOf(section(6).split('| id | Min. bid')[1]!) as string[][];
  for (const [id, , sum] of rows.filter(([first]) => PROFILES[first!] !== undefined)) {
    const { models, mix } = profileOf(id!);
    const fixed = models.reduce(
      (total, { cost, min = mix || models.length > 1 ? 0 : 1 }) => total + cost * min,
      0,
    );
    const [least, most = least] = sum!.split('–').map(Number);
    const mixed = mix?.types.map((type) => mix.total * models.find((model) => model.type === type)!.cost) ?? [
      0,
    ];
    expect([fixed + Math.min(...mixed), fixed + Math.max(...mixed)], id).toEqual([least, most]);
  }
});

const CASTERS: Record<string, string> = { 'Novice Shaman': 'sg-novice-band' };
const casterIds = (cell: string): string[] =>
  cell
    .replace(/ \(.*\)/, '')
    .split(', ')
    .map((name) => CASTERS[name] ?? Object.values(PROFILES).find((profile) => profile.name === name)!.id);

/** The effect in the words of the table. */
const words = (effect: SpellEffect): string => {
  switch (effect.word) {
    case 'BOLT':
      return `BOLT ${effect.hits}×${effect.Dam}${effect.fire ? ' (fire)' : ''}${effect.noRecovery ? ', no recovery' : ''}`;
    case 'WARD':
      return `WARD ${effect.A}`;
    case 'BLESS':
      return `BLESS ${effect.CC}`;
    case 'WEAKEN':
      return `WEAKEN ${effect.stat} ${effect.by}`;
    case 'HEAL':
      return `HEAL ${effect.wounds}`;
    case 'TERROR':
      return `TERROR ${effect.by}`;
    case 'SUMMON':
      return `SUMMON ${effect.creatures.map(({ type, count }) => (type === 'leader' ? 'leader' : count)).join(' + ')}`;
    default:
      return 'campaign only';
  }
};

test('[CHR-SPL-03] the completion spells have the printed casters, actions, levels, costs and effects', () => {
  const rows = rowsOf(between('### 7.2', '## 8.')).slice(1) as string[][];
  expect(rows).toHaveLength(34);
  for (const [name, casters, actions, level, cost, effect] of rows) {
    const spell = spellNamed(name!)!;
    expect(spell, name).toMatchObject({
      ...{ actions: Number(actions), level: Number(level), cost: Number(cost) },
      casters: casterIds(casters!),
    });
    expect(spell.house, name).toBe(HOUSES[casters!.match(/\((.*)\)/)?.[1] ?? '']);
    expect(words(spell.effect), name).toBe(effect!.replace(/ Risen .*/, ''));
  }
});

test('[CHR-SPL-03] the printed spells have their actions, levels and figures', () => {
  const rows = rowsOf(between('### 7.1', '### 7.2')).slice(1) as string[][];
  const innate = rows.filter(([, user]) => ['Thermo-Priest', 'Alexis', 'Bertha', 'Magister'].includes(user!));
  expect(innate).toHaveLength(15);
  expect(SPELLS.filter((spell) => spell.innate)).toHaveLength(15);
  for (const [name, , actions, level, , auto] of innate) {
    const spell = spellNamed(NEUTRAL[name!] ?? name!)!;
    expect(spell, name).toMatchObject({
      actions: Number(actions),
      level: Number(level),
      cost: 0,
      given: true,
    });
    const own = (JSON.stringify(spell.effect).match(/\d+/g) ?? []).map(Number);
    if (spell.effect.word === 'GAZE') continue;
    for (const number of (auto!.replaceAll('d20', '').match(/\d+/g) ?? []).map(Number))
      expect(own, name).toContain(number);
    if (/^[A-Z]{4}/.test(auto!)) expect(auto!.startsWith(spell.effect.word), name).toBe(true);
  }
  expect(spellNamed('Eye of God')!.effect).toMatchObject({ lost: 3, one: 17, adds: 3 });
  expect([spellNamed('Summon Adamantite Golem')!.cost, spellNamed('Summon Fire Demons')!.cost]).toEqual([
    50, 56,
  ]);
});

test('the summoned creatures have the printed lines', () => {
  const rows = rowsOf(section(9)).slice(1) as string[][];
  expect(rows).toHaveLength(11);
  for (const [id, race, ...rest] of rows as [string, string, ...string[]][]) {
    const isLeader = id.endsWith('-leader');
    const profile = profileOf(id.replace('-leader', ''));
    const model = profile.models.find(({ type }) => (type === 'leader') === isLeader)!;
    const [weapons, abilities, tags] = rest.slice(12) as [string, string, string];
    expect(profile).toMatchObject({ race, gainedOnly: true });
    expect(lineOf(model), id).toEqual([
      ...figures(rest.slice(0, 11)),
      rest[11] === 'never kept' ? 0 : Number(rest[11]),
    ]);
    expect(model.weapons, id).toEqual(listed(weapons));
    expect([...model.abilities].sort(), id).toEqual(abilitiesIn(abilities));
    expect(model.mount, id).toEqual(mountIn(abilities));
    expect(profile.tags, id).toEqual(listed(tags));
  }
});

test('[CHR-RAC-09] Greater Undead among Risen Swordsmen are the summoned kind', () => {
  const joined = profileOf('dv-risen-swords').models.find(({ type }) => type === 'greater-undead')!;
  expect(lineOf(joined)).toEqual(lineOf(profileOf('greater-undead').models[0]!));
});

test('[CHR-NEU-06] the reaction modifiers match the printed ones', () => {
  const text = section(10);
  const [head, ...rows] = rowsOf(text) as [string[], ...string[][]];
  const printed = rows.map(([group, ...cells]) => [
    group,
    Object.fromEntries(cells.map((cell, at) => [head[at + 1], Number(cell)])),
  ]);
  expect(Object.fromEntries(printed)).toEqual(GROUP_MODIFIERS);
  const groups = [...text.matchAll(/(\w+) = ([A-Z, ]+)[;.]/g)].flatMap(([, group, races]) =>
    races!.split(', ').map((race) => [race, group]),
  );
  expect(Object.fromEntries(groups)).toEqual(RACE_GROUPS);
  const overrides = [...text.matchAll(/([A-Z]{2})–([A-Z]{2}) ([+-]\d+)/g)];
  expect(RACE_OVERRIDES).toEqual(
    overrides.map(([, a, b, modifier]) => ({ races: [a, b], modifier: Number(modifier) })),
  );
  expect(text).toContain(`same race +${REACTION.sameRace}`);
  expect(text).toContain(
    `Gift +${REACTION.perFullGift} per full ${REACTION.fullGift} guilders (max +${REACTION.mostForGifts})`,
  );
  expect(text).toContain(`Earlier attack on this neutral ${REACTION.attackedBefore}`);
});

test('[CHR-RAC-02, CHR-RAC-27] the list notes say what two races borrow', () => {
  const notes = between('List notes:', '## 9.');
  for (const id of CROSS_RECRUITS.FB!) expect(notes.split('\n')[1]).toContain(`\`${id}\``);
  for (const id of CROSS_RECRUITS.SK!)
    expect(notes.split('Dawn may add')[1]!.split('\n')[0]).toContain(`\`${id}\``);
});

test('everything an entry names exists: weapons, abilities, garrison bands, spells, summoned creatures', () => {
  const known = (ability: string) =>
    ability in ABILITIES || ability in OTHER_ABILITIES || /^(Ram|Trample) \d+$/.test(ability);
  for (const profile of Object.values(PROFILES)) {
    const options = profile.choices?.flatMap((choice) => choice.options) ?? [];
    for (const one of [...profile.models, ...options]) {
      for (const weapon of one.weapons ?? []) expect(WEAPONS, profile.id).toHaveProperty([weapon]);
      expect(
        (one.abilities ?? []).filter((ability) => !known(ability)),
        profile.id,
      ).toEqual([]);
    }
    expect(new Set(profile.models.map(({ type }) => type)).size, profile.id).toBe(profile.models.length);
  }
  for (const { garrison, garrisonElite } of Object.values(RACE_LISTS))
    for (const id of [...garrison, ...Object.values(garrisonElite ?? {})])
      expect(profileOf(id).kind).toBe('warband');
  for (const { casters, effect } of SPELLS) {
    for (const id of casters)
      expect(
        profileOf(id).models.some(({ PW }) => PW !== null),
        id,
      ).toBe(true);
    if (effect.word === 'SUMMON')
      for (const { profile, type } of effect.creatures)
        expect(profileOf(profile).models.map((one) => one.type)).toContain(type);
  }
});

test('mounts have figures for their own attack', () => {
  expect(MOUNTS.dragon.Dam).toBe(weaponOf('dragon-bite').Dam);
  expect(MOUNTS.horse.Dam).toBe(weaponOf('horse-kick').Dam);
  expect(MOUNTS.bull.Dam).toBe(weaponOf('bull-tusks').Dam);
  expect(MOUNTS.kutara.Dam).toBe(weaponOf('kutara-bite').Dam);
  expect(MOUNTS.warg.Dam).toBe(weaponOf('warg-bite').Dam);
});
