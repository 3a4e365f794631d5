import { isBorderCell } from '@warmoot/hex';
import { expect, test } from 'vitest';
import { BOARD_2, BOARD_3, drawField, generatedField } from '../maps/index.ts';
import { boardOf } from '../state/board.ts';
import { type CswOptions, openBattle, readOptions, SCENARIOS } from './index.ts';

const ARMY = [
  { code: 'HF', count: 6 },
  { code: 'W1', count: 1 },
];
const battle = (more: Record<string, unknown> = {}, modules?: string[]): unknown => ({
  battle: { blue: { army: ARMY }, red: { army: ARMY }, ...more },
  ...(modules === undefined ? {} : { modules }),
});
const open = (json: unknown) => {
  const reading = readOptions(json);
  if (!reading.ok) throw new Error(`${reading.at.join('.')}: ${reading.problem}`);
  return openBattle(reading.value);
};
const problem = (json: unknown): string => {
  const reading = readOptions(json);
  return reading.ok ? 'no problem' : `${reading.at.join('.')}: ${reading.problem}`;
};
const idsOf = ({ setup }: ReturnType<typeof openBattle>, cells: readonly number[]) =>
  cells.map((cell) => boardOf(setup.field).ids[cell]);

test('every scenario opens by its id, with unit numbers in order', () => {
  for (const { id, name } of SCENARIOS) {
    const { setup, units } = open({ scenario: id });
    expect(setup.name).toBe(name);
    expect(units.map((unit) => unit.id)).toEqual(units.map((_, at) => at));
  }
  expect(SCENARIOS.map(({ id }) => id)).toEqual([
    'tours',
    'balathus',
    'civitate',
    'hastings',
    'manzikert',
    'dorylaeum',
    'liegnitz',
    'morgarten',
    'pipeweed',
    'jarmoco',
    'bellystone',
    'ukrak',
  ]);
});

test('an unknown scenario is refused with a list of the known ones', () => {
  expect(problem({ scenario: 'agincourt' })).toContain('a scenario is one of tours, balathus');
  expect(problem({ scenario: 7 })).toContain('a scenario is one of');
  expect(readOptions({})).toMatchObject({ ok: true, value: { scenario: 'morgarten' } });
  expect(problem({ scenario: 'tours', speed: 3 })).toContain('"speed" is not known here');
});

test('section 0: siege rules switch on automatically if the map has buildings or walls', () => {
  expect(open({ scenario: 'tours' }).setup.modules).toEqual(['siege']);
  expect(open({ scenario: 'morgarten' }).setup.modules).toEqual([]);
  expect(open({ scenario: 'tours', modules: ['night', 'caltrops'] }).setup.modules).toEqual([
    'night',
    'caltrops',
    'siege',
  ]);
});

test('[CSW-NGT-01] the sky is a full moon unless the options name another', () => {
  expect(open({ scenario: 'tours', modules: ['night'] }).setup.sky).toBe('full moon');
  expect(open({ scenario: 'tours', modules: ['night'], sky: 'no moon' }).setup.sky).toBe('no moon');
});

test('[CSW-SET-11, CSW-R-102] a free battle without agreements has the defaults', () => {
  const opened = open(battle());
  const { setup } = opened;
  expect([setup.field.columns, setup.field.rows]).toEqual([44, 17]);
  expect(setup.setUpOrder).toEqual(['blue', 'red']);
  const [blue, red] = [setup.sides.blue, setup.sides.red];
  expect([idsOf(opened, blue.area)[0], idsOf(opened, blue.area).at(-1)]).toEqual(['0101', '0617']);
  expect([idsOf(opened, red.area)[0], idsOf(opened, red.area).at(-1)]).toEqual(['3901', '4417']);
  expect([blue.friendlyEdge, red.friendlyEdge]).toEqual(['west', 'east']);
  expect([setup.turns, setup.firstMover, setup.home]).toEqual([15, null, null]);
  expect(setup.victory).toMatchObject({ kind: 'greaterLoss', rule: 'CSW-S12-07' });
});

test('[CSW-SCN-08, CSW-R-104] a free battle with siege is the storming of the keep', () => {
  const opened = open(battle({}, ['siege']));
  const { setup } = opened;
  expect(setup.setUpOrder).toEqual(['red', 'blue']);
  expect(idsOf(opened, setup.sides.red.area)).toHaveLength(37);
  expect(idsOf(opened, setup.sides.blue.entry)).toHaveLength(17);
  expect(setup.sides.blue.area).toEqual([]);
  expect([setup.turns, setup.firstMover, setup.defender]).toEqual([20, 'blue', 'red']);
  expect([setup.sides.blue.friendlyEdge, setup.sides.red.friendlyEdge]).toEqual(['west', 'east']);
  expect(setup.specials).toEqual(['CSW-SCN-08']);
  expect(setup.victory.rule).toBe('CSW-SCN-08');
});

test('[CSW-R-131] if Blue defends the keep, the two sides swap places', () => {
  const opened = open(battle({ map: 'keep', defender: 'blue' }));
  const { setup } = opened;
  expect([setup.sides.blue.area.length, setup.sides.red.area.length, setup.sides.red.entry.length]).toEqual([
    37, 0, 17,
  ]);
  expect([setup.setUpOrder[0], setup.firstMover, setup.defender]).toEqual(['blue', 'red', 'blue']);
  expect([setup.sides.blue.friendlyEdge, setup.sides.red.friendlyEdge]).toEqual(['east', 'west']);
  expect(setup.victory).toMatchObject({
    text: expect.stringMatching(/^Red wins at the end of any turn in which he, and not Blue,/),
    grades: [{ red: [{ kind: 'holds', side: 'red' }] }],
    otherwise: 'blue',
  });
});

test('[CSW-R-131, CSW-GAT-02] walls on your own map belong to Red unless you name the defender', () => {
  const defender = (more: object = {}) =>
    open(battle({ map: { text: drawField(BOARD_3) }, ...more })).setup.defender;
  expect([defender(), defender({ defender: 'blue' })]).toEqual(['red', 'blue']);
  expect(open(battle()).setup.defender).toBeUndefined();
});

test('[CSW-SET-08] an army over the agreed points is refused with both figures', () => {
  expect(problem(battle({ points: 14 }))).toBe('no problem');
  expect(problem(battle({ points: 13.5 }))).toBe(
    'battle.blue.army: Blue: it costs 14 points, and the agreed limit is 13.5 (CSW-SET-08)',
  );
  expect(problem(battle({ points: { blue: 20, red: 10 } }))).toContain('battle.red.army: Red: it costs 14');
});

test('[CSW-SET-12] more than one leader for seven other units is refused, except in a campaign', () => {
  const two = {
    army: [
      { code: 'HF', count: 7 },
      { code: 'W1', count: 2 },
    ],
  };
  expect(problem(battle({ blue: two }))).toContain('7 other units may have 1 leader at most');
  expect(problem(battle({ blue: two, campaign: true }))).toBe('no problem');
  const eight = {
    army: [
      { code: 'HF', count: 8 },
      { code: 'W1', count: 2 },
    ],
  };
  expect(problem(battle({ blue: eight }))).toBe('no problem');
});

test('unknown units, empty armies and misspelt options are refused in one sentence', () => {
  expect(problem(battle({ blue: { army: [{ code: 'XX' }] } }))).toBe(
    'battle.blue.army.0.code: no unit has the code XX (CSW-UNT-01)',
  );
  expect(problem(battle({ red: { army: [] } }))).toBe('battle.red.army: Red: it has no units (CSW-SET-01)');
  expect(problem({ battle: { blue: { army: ARMY } } })).toBe('battle.red: "red" is missing');
  expect(problem(battle({ map: 'board9' }))).toContain('a map is board1, board2, keep');
  expect(
    problem(
      battle({
        blue: {
          army: [
            { code: 'HF', count: 501 },
            { code: 'LF', count: 5 },
          ],
        },
      }),
    ),
  ).toContain('it has 506 units, and the maximum is 500');
});

test('[CSW-GEO-02] a hex off the map is reported with the size of the map', () => {
  expect(problem(battle({ blue: { army: ARMY, area: { hexes: ['0101', '4518'] } } }))).toBe(
    'battle.blue.area.hexes.1: 4518 is off the map, whose hexes go from 0101 to 4417 (CSW-GEO-02)',
  );
});

test('[CSW-SET-06] an area too small for its army, or shared with the enemy, is refused', () => {
  expect(problem(battle({ blue: { army: ARMY, area: { hexes: ['0101'] } } }))).toBe('no problem');
  const seven = [{ code: 'HF', count: 7 }];
  expect(problem(battle({ blue: { army: seven, area: { hexes: ['0101'] } } }))).toBe(
    'battle.blue.area: Blue: the set-up area has no room for these units; make it larger or let some enter later (CSW-SET-06)',
  );
  expect(problem(battle({ blue: { army: ARMY, area: {} } }))).toContain('both sides may set up in 3901');
  expect(problem(battle({ blue: { army: ARMY, area: { columns: [50, 60] } } }))).toContain(
    'no hex of the map lies in this area',
  );
});

test('[CSW-SET-07, CSW-R-52] an army that enters has its entry edge as its friendly edge, and the enemy the opposite one', () => {
  const { setup, units } = open(battle({ red: { army: ARMY, enters: { edge: 'north', turn: 2 } } }));
  expect(setup.sides.red).toMatchObject({ friendlyEdge: 'north', area: [], entryGrace: 2 });
  expect(setup.sides.red.entry).toHaveLength(44);
  expect(setup.sides.blue.friendlyEdge).toBe('south');
  expect(units.filter(({ side }) => side === 'red').every((unit) => unit.entryTurn === 2)).toBe(true);
  expect(problem(battle({ red: { army: ARMY, enters: { hexes: ['4409', '2205'] } } }))).toContain(
    '2205 is not at an edge of the map',
  );
});

test('[CSW-R-130, CSW-SET-11] an army without an agreed area sets up at its own edge', () => {
  const areas = (more: Record<string, unknown>) => {
    const opened = open(battle(more));
    return (['blue', 'red'] as const).map((side) => {
      const ids = idsOf(opened, opened.setup.sides[side].area);
      return `${ids[0]}-${ids.at(-1)}`;
    });
  };
  const east = { army: ARMY, enters: { edge: 'east' } };
  expect(areas({ blue: east })).toEqual(['undefined-undefined', '0101-0617']);
  const north = { army: ARMY, friendlyEdge: 'north' };
  expect(areas({ blue: north })).toEqual(['0101-4406', '0112-4417']);
  expect(areas({ blue: north, map: { seed: 1, columns: 12, rows: 9 } })).toEqual(['0101-1204', '0106-1209']);
});

test('[CSW-R-52] an army that enters by some hexes of an edge has that edge as its friendly edge', () => {
  const edges = (...hexes: string[]) => {
    const { sides } = open(battle({ red: { army: ARMY, enters: { hexes } } })).setup;
    return [sides.blue.friendlyEdge, sides.red.friendlyEdge];
  };
  expect(edges('0117', '0217', '4401')).toEqual(['west', 'east']);
  expect(edges('0217', '0317')).toEqual(['north', 'south']);
  expect(edges('0105', '0106')).toEqual(['east', 'west']);
});

test('[CSW-SET-06, CSW-SET-07] an army with an area sets up in it, and only its reserves enter', () => {
  const side = (more: object) => battle({ blue: { army: ARMY, area: { columns: [2, 5] }, ...more } });
  const reserves = [{ army: [{ code: 'LC' }], turn: 2 }];
  expect(problem(side({ enters: { edge: 'west' } }))).toBe(
    'battle.blue.enters: the army sets up in its area, so nobody is left to enter; name one of the two (CSW-SET-07)',
  );
  expect(problem(side({ enters: { edge: 'west', turn: 2 }, reserves }))).toBe(
    'battle.blue.enters.turn: the army sets up in its area; its reserves have their own turns (CSW-SET-07)',
  );
  expect(problem(side({ enters: { edge: 'west' }, reserves }))).toBe('no problem');
});

test('[CSW-SET-07, CSW-SET-09] no unit can be due after the last turn', () => {
  const reserves = [{ army: [{ code: 'LC' }], turn: 5 }];
  expect(problem(battle({ turns: 5, blue: { army: ARMY, reserves } }))).toBe('no problem');
  expect(problem(battle({ turns: 4, blue: { army: ARMY, reserves } }))).toBe(
    'battle.blue.reserves.0.turn: Blue: these units enter on turn 5 and the battle has 4 turns (CSW-SET-07)',
  );
  expect(problem(battle({ turns: 4, red: { army: ARMY, enters: { turn: 5 } } }))).toContain(
    'battle.red.enters.turn: Red: these units enter on turn 5',
  );
});

test('[CSW-SET-07, CSW-MOV-06] an army that could not enter anywhere is refused', () => {
  const walled = {
    ...BOARD_2,
    terrain: BOARD_2.terrain.map((here, cell) =>
      isBorderCell(boardOf(BOARD_2).grid, cell) ? ('impassable' as const) : here,
    ),
  };
  const map = { text: drawField(walled) };
  expect(problem(battle({ map }))).toBe('no problem');
  expect(problem(battle({ map, red: { army: ARMY, enters: { edge: 'east' } } }))).toBe(
    'battle.red.enters: Red: Heavy Foot 1 has nowhere to enter: no hex of the border is open to it (CSW-SET-07)',
  );
});

test('[CSW-SET-10] no army may set up where the enemy will enter', () => {
  const blue = { army: ARMY, area: { columns: [1, 6] } };
  const opened = open(battle({ blue, red: { army: ARMY, enters: { hexes: ['0105', '0106'] } } }));
  expect(idsOf(opened, opened.setup.sides.blue.area)).not.toContain('0105');
  expect(idsOf(opened, opened.setup.sides.blue.area)).toContain('0107');
});

test('[CSW-SET-13] reserves enter by their own edge on their turn, and a campaign may let them wait', () => {
  const blue = { army: ARMY, reserves: [{ army: [{ code: 'MC', count: 2 }], turn: 4 }], grace: null };
  const { setup, units } = open(battle({ blue }));
  expect(
    units.filter(({ type }) => type === 'MC').map(({ status, entryTurn }) => [status, entryTurn]),
  ).toEqual([
    ['toEnter', 4],
    ['toEnter', 4],
  ]);
  expect(setup.sides.blue.entry).toHaveLength(17);
  expect(setup.sides.blue.entryGrace).toBeNull();
});

test("[CSW-SET-03] a home side's choice leaves the first mover open", () => {
  expect(open(battle({ home: 'red' }, ['siege'])).setup).toMatchObject({ home: 'red', firstMover: null });
});

test('[CSW-MER-01] companies are named when buying, and one company cannot serve both sides', () => {
  const hired = (company: string, guild = false) => ({
    army: [...ARMY, { code: 'XB', count: 2, company, guild }],
  });
  const both = battle({ blue: hired('Free Lances'), red: hired('Free Lances') }, ['mercenaries']);
  expect(problem(both)).toContain('Free Lances is a company of both sides');
  const { setup, units } = open(
    battle({ blue: hired('Free Lances', true), red: hired('Red Caps') }, ['mercenaries']),
  );
  expect(setup.guilds).toEqual(['Free Lances']);
  expect(units.filter(({ company }) => company === 'Red Caps')).toHaveLength(2);
});

test('[CSW-S11-03, CSW-MER-01] the hired men of Bellystone are mercenaries only if that module is on', () => {
  const hired = (modules: 'mercenaries'[]) =>
    openBattle({ scenario: 'bellystone', modules }).units.filter(({ company }) => company !== null);
  expect(hired(['mercenaries'])).toHaveLength(15);
  expect(hired([])).toEqual([]);
});

test('[CSW-UND-02, CSW-CAL-01, CSW-BGL-06] units keep their own traits', () => {
  const blue = {
    army: [
      { code: 'AF', count: 3, undead: true },
      { code: 'LF', count: 32, caltrops: 2 },
      { code: 'P1', count: 1, serves: true, charisma: 13, nightVision: true },
    ],
  };
  const { units } = open(battle({ blue }, ['undead', 'caltrops']));
  expect(units.filter(({ undead }) => undead).map(({ type }) => type)).toEqual(['AF', 'AF', 'AF']);
  expect(units.filter(({ carriesCaltrops }) => carriesCaltrops).map(({ name }) => name)).toEqual([
    'Light Foot 1',
    'Light Foot 2',
  ]);
  expect(units.find(({ type }) => type === 'P1')).toMatchObject({
    serves: true,
    charisma: 13,
    nightVision: true,
  });
});

test('[CSW-AMO-08, CSW-SET-08] points not spent on units may buy morale and caltrops before the battle', () => {
  expect(open(battle({ points: 20 })).setup.sides.blue.purse).toBe(12);
  expect(open(battle({ points: 20 })).setup.sides.blue.agreed).toBe(40);
});

test('[CSW-R-122] without an agreed total, a tenth of the army’s points buys morale and another tenth caltrops', () => {
  const { purse, agreed } = open({ scenario: 'hastings' }).setup.sides.blue;
  expect(purse).toBe(2 * 18);
  expect(agreed).toBeUndefined();
  expect(open(battle({})).setup.sides.blue.agreed).toBeUndefined();
});

test('[CSW-AMO-05] situations affect a whole army', () => {
  const blue = { army: ARMY, situations: ['rain', 'snow', 'fatigued'] };
  const { units } = open(battle({ blue }, ['advancedMorale']));
  expect(units.find(({ type, side }) => type === 'HF' && side === 'blue')?.morale).toBe(7);
  expect(problem(battle({ blue: { army: ARMY, situations: ['bored'] } }))).not.toBe('no problem');
});

test('[CSW-AMO-07] situations affect each unit separately, together with those of its army', () => {
  const army = [
    { code: 'HF', count: 1 },
    { code: 'PK', count: 2, situations: ['fatigued'] },
    { code: 'AF', count: 1, situations: ['rain'] },
    { code: 'XB', count: 1, situations: ['prepared defences', 'in cover'] },
  ];
  const blue = { army, situations: ['rain', 'snow'] };
  const { units } = open(battle({ blue }, ['advancedMorale']));
  const morale = (code: string) =>
    units.filter(({ type, side }) => type === code && side === 'blue').map((u) => u.morale);
  expect([morale('HF'), morale('PK'), morale('AF'), morale('XB')]).toEqual([[8], [7, 7], [8], [9]]);
  expect(problem(battle({ blue: { army: [{ code: 'HF', situations: ['bored'] }] } }))).toContain(
    'situations',
  );
});

const PRESSED = { code: 'LF', count: 1, impressed: true, name: 'pressed men' };

test('[CSW-AMO-10, CSW-IMP-07] impressed units have morale one lower than any similar unit of the army, at least 2', () => {
  const moraleOfPressed = (
    army: object[],
    red: object[] = [],
    modules: 'advancedMorale'[] = ['advancedMorale'],
  ) => {
    const { units } = open(
      battle({ blue: { army }, red: { army: [...red, { code: 'LC', count: 1 }] } }, modules),
    );
    return units.find(({ name }) => name === 'pressed men')?.morale;
  };
  const best = { ...PRESSED, experience: 4, training: 4 };
  expect(moraleOfPressed([best])).toBe(10);
  expect(moraleOfPressed([best, { code: 'LF', count: 2 }])).toBe(7);
  expect(moraleOfPressed([{ code: 'LF', count: 1, experience: 1 }, best, { code: 'LF', count: 2 }])).toBe(5);
  expect(moraleOfPressed([{ code: 'HF', count: 2, experience: 1 }, best])).toBe(10);
  expect(moraleOfPressed([best], [{ code: 'LF', count: 2, experience: 1 }])).toBe(10);
  expect(moraleOfPressed([best, { ...best, name: 'others' }])).toBe(10);
  expect(
    moraleOfPressed([
      {
        code: 'LF',
        count: 1,
        experience: 1,
        training: 0,
        situations: ['unsupplied', 'no pay', 'rain', 'snow'],
      },
      best,
    ]),
  ).toBe(2);
  expect(moraleOfPressed([best, { code: 'LF', count: 2 }], [], [])).toBe(8);
});

test('[CSW-IMP-06] impressed units are green and drilled by default', () => {
  const { units, setup } = open(
    battle({ blue: { army: [{ code: 'HF', count: 2 }, PRESSED] } }, ['advancedMorale']),
  );
  expect(units.find(({ name }) => name === 'pressed men')).toMatchObject({ id: 2, morale: 4 });
  expect(setup.impressed).toEqual([2]);
  expect(problem(battle({ blue: { army: [{ ...PRESSED, training: 0 }] } }))).toContain(
    'desert before the battle',
  );
  expect(problem(battle({ blue: { army: [{ code: 'LC', count: 1, impressed: true }] } }))).toContain(
    'CSW-IMP-08',
  );
});

test('[CSW-MIN-01] any map can be used: a board, a seed, a drawing', () => {
  expect(open(battle({ map: 'board2/board1' })).setup.field.rows).toBe(34);
  expect(open(battle({ map: { seed: 'Tenoch', columns: 30 } })).setup.field).toEqual(
    generatedField({ seed: 'Tenoch', columns: 30, rows: 17 }),
  );
  const drawn = drawField(generatedField({ seed: 3, columns: 20, rows: 12 }));
  expect(open(battle({ map: { text: drawn } })).setup.field.columns).toBe(20);
  expect(problem(battle({ map: { text: 'map' } }))).toMatch(/^battle\.map\.text: /);
  expect(problem(battle({ map: { seed: 1, columns: 31 } }))).toContain('an even number of columns');
});

test('[CSW-P-21] players may agree on another victory clause for a free battle, and a campaign uses it as written', () => {
  expect(open(battle({ victory: 'fewerEliminated' })).setup.victory).toMatchObject({ rule: 'CSW-S05-07' });
  expect(open(battle({ campaign: true })).setup.victory).toMatchObject({ asWritten: true });
});

test('options are plain JSON and open the same battle twice', () => {
  const options = readOptions(battle({ map: { seed: 7 } }));
  expect(options.ok).toBe(true);
  if (options.ok) {
    const copy = JSON.parse(JSON.stringify(options.value)) as CswOptions;
    expect(openBattle(copy)).toEqual(openBattle(options.value));
  }
});
