import type { Lesson } from '@warmoot/kernel';
import { DONE, order, stageOf } from './stage.ts';

/** Blue's foot faces a Red line in the north; some of its men stand in a Red zone, others have run. */
const stage = stageOf({
  map: `
    .   .   .   .   .   .
      .   .   .   .   .
    .   w   .   .   .   .
      .   .   .   .   .
    w   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   w
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   w   .
    .   .   .   .   .   .
      .   .   .   .   .
    w   .   .   .   .   .
      .   .   .   .   .
  `,
  units: {
    'Heavy Foot 1': { type: 'HF', side: 'blue', at: '0505', facing: 'N' },
    'Heavy Foot 2': { type: 'HF', side: 'blue', at: '0505', facing: 'N' },
    'Heavy Foot 3': { type: 'HF', side: 'blue', at: '0605', facing: 'N' },
    'Light Foot': { type: 'LF', side: 'blue', at: '0507', facing: 'N', routed: true },
    'Armoured Foot': { type: 'AF', side: 'blue', at: '0905', facing: 'N' },
    Alfred: { type: 'W1', side: 'blue', at: '0506', facing: 'N' },
    'Pikes 1': { type: 'PK', side: 'red', at: '0503', facing: 'S' },
    'Pikes 2': { type: 'PK', side: 'red', at: '0503', facing: 'S' },
    Spearmen: { type: 'HF', side: 'red', at: '0904', facing: 'S' },
    Harald: { type: 'W1', side: 'red', at: '0702', facing: 'S' },
  },
  step: 'rally',
  turns: 3,
  sides: { blue: { friendlyEdge: 'south' }, red: { friendlyEdge: 'north' } },
});

const PAIR = stage.ids('Heavy Foot 1', 'Heavy Foot 2');
const THIRD = stage.ids('Heavy Foot 3');
const FOOT = [...PAIR, ...THIRD];
const ALFRED = stage.ids('Alfred');
const ARMOURED = stage.ids('Armoured Foot');
const PIKES = stage.ids('Pikes 1', 'Pikes 2');

export const stacksAndZones: Lesson = {
  id: 'stacks-leaders-zones',
  seat: 'blue',
  options: {},
  state: { ...stage.battle, setup: { ...stage.battle.setup, name: 'Stacks, leaders and zones' } },
  steps: [
    {
      title: 'A line that wavers',
      says: 'You know how to move and fight. This lesson is about standing together: stacks, leaders, and the zones that units control. Again you are Blue, and again the dice are fixed so that you see what I describe. Your Light Foot in 0507 are already routed: the tilted grey counter.',
      task: { kind: 'read' },
      points: [stage.unit('Light Foot')],
    },
    {
      title: 'Leaders rally',
      says: 'Segment 1: rally. A leader beside routed units, or in their hex, may try to rally them, once for each hex (CSW-RAL-01). The two dice must show more than their morale of 8. Choose “{button}” in the panel.',
      task: { kind: 'command', command: order({ type: 'rally', hex: '0507', facing: 'N' }) },
      points: [stage.unit('Light Foot'), stage.unit('Alfred')],
      part: 'panel',
      otherwise:
        'First the rally: click the Light Foot in 0507 and choose “{button}”. Or let me put it back.',
      dice: [5, 5],
    },
    {
      title: 'Command',
      says: 'They rolled 10 and are back in the ranks. Now the leader himself: click Alfred in 0506, the round counter with the crown.',
      task: { kind: 'pick', subjects: [stage.unit('Alfred')] },
      points: [stage.unit('Alfred')],
      otherwise: 'The leader is the round counter in 0506. Click it once.',
    },
    {
      title: 'How far he commands',
      says: 'The panel can lay things over the board: reach, facing, lines of sight, zones. Press “Command range”.',
      task: { kind: 'layer', name: 'Command range' },
      part: 'panel',
      otherwise: 'Select Alfred again and press “Command range” in the panel.',
    },
    {
      title: 'Inside the dashed line',
      says: 'Only units within six hexes of a leader when movement begins may use their whole allowance; the others move one hex (CSW-LDR-04). Within four hexes he also adds 2 to their morale (CSW-LDR-06). Keep your leaders near, and not too near.',
      task: { kind: 'read' },
    },
    {
      title: 'Stack',
      says: 'Units of one type may share a hex, up to six stacking points: foot counts 1, mounted 2, great beasts and engines 4, leaders nothing (CSW-STK-04). Different types in one hex would rout at the end of movement (CSW-STK-07). Select Heavy Foot 3 in 0605 and click the two others in 0505.',
      task: { kind: 'command', command: order({ type: 'move', units: THIRD, path: ['0505'] }) },
      points: [stage.unit('Heavy Foot 3'), stage.hex('0505')],
      otherwise: 'Heavy Foot 3 should join its friends in 0505. Undo that and try again.',
    },
    {
      title: 'Zones of control',
      says: 'The hatched hexes are Red’s zones of control: every unrouted unit controls the three hexes in front of it (CSW-ZOC-01). A unit that enters such a hex must stop there (CSW-ZOC-02), and it fights only enemies in its own zone (CSW-ZOC-06). Send all three Heavy Foot to 0504, right in front of the Pikes.',
      task: { kind: 'command', command: order({ type: 'move', units: FOOT, path: ['0504'] }) },
      points: [stage.hex('0505'), stage.hex('0504')],
      otherwise: 'All three Heavy Foot together, please, and to 0504. Undo that and select the whole stack.',
    },
    {
      title: 'Try to slip through',
      says: 'Your Armoured Foot in 0905 begin in the zone of the Spearmen. Select them and click 1004, which is in the same zone. That is one of the few things no unit may ever do, and Warmoot tells you which rule forbids it.',
      task: {
        kind: 'refused',
        command: order({ type: 'move', units: ARMOURED, path: ['1004'] }),
        rule: 'CSW-ZOC-04',
      },
      points: [stage.unit('Armoured Foot'), stage.hex('1004')],
      otherwise: 'Undo that: the Armoured Foot should still stand in 0905. Select them and click 1004.',
    },
    {
      title: 'Break away',
      says: 'Moving from zone to zone is forbidden (CSW-ZOC-04), but leaving a zone is not: it costs half the allowance on top of the hex (CSW-ZOC-03). The Armoured Foot lack the points for that, yet every unit may always move one hex (CSW-MOV-05). Take them back to 0906.',
      task: { kind: 'command', command: order({ type: 'move', units: ARMOURED, path: ['0906'] }) },
      points: [stage.unit('Armoured Foot'), stage.hex('0906')],
      otherwise: 'Bring the Armoured Foot to 0906, one hex south. Undo and try again.',
    },
    {
      title: 'The leader joins in',
      says: 'Leaders stack with anybody and pass through any friends (CSW-STK-02). In a stack they lend their melee factor, and they are the last to be hit (CSW-LDR-02). Send Alfred to the Heavy Foot in 0504.',
      task: { kind: 'command', command: order({ type: 'move', units: ALFRED, path: ['0505', '0504'] }) },
      points: [stage.unit('Alfred'), stage.hex('0504')],
      otherwise: 'Alfred belongs with the Heavy Foot in 0504. Undo that and send him there.',
    },
    {
      title: 'End the movement',
      says: 'Press “{button}” and confirm. There is nobody to shoot, so melee follows at once.',
      task: { kind: 'command', command: DONE },
      part: 'prompt',
      otherwise: 'Undo that and press “{button}”.',
    },
    {
      title: 'Fight as a stack',
      says: 'From one hex at most four stacking points may attack, Pikes five; leaders come on top (CSW-STK-05). So all three of your Heavy Foot and Alfred attack together: 15 and 4 make 19 factors. Select the whole stack, click the Pikes, and press “{button}”.',
      task: {
        kind: 'command',
        command: order({ type: 'attack', units: [...FOOT, ...ALFRED], hex: '0503' }),
      },
      points: [stage.hex('0504'), stage.unit('Pikes 1')],
      otherwise: 'The whole stack together, the leader too: undo that and select all four.',
    },
    {
      title: 'Both sides strike',
      says: 'Press “{button}”. Red declares its attack as well, and both attacks happen at the same moment: a unit that falls still attacks (CSW-SEQ-07).',
      task: { kind: 'command', command: DONE },
      part: 'prompt',
      otherwise: 'Keep the attack and press “{button}”.',
      dice: [4, 3, 4, 5, 5, 6],
      answers: [order({ type: 'attack', units: PIKES, hex: '0504' }), DONE],
    },
    {
      title: 'The leader holds them',
      says: 'One of the Pikes fell, and one of your Heavy Foot; Alfred was not touched. Your stack then rolled 9 for morale. With a morale of 8 it would have broken. Alfred made it 10, and they hold. The last of the Pikes rolled 11, too much even with Harald near, and broke. If he had fallen, every friend within three hexes would have had to check (CSW-MOR-04).',
      task: { kind: 'read' },
      part: 'log',
    },
    {
      title: 'Stand together',
      says: 'That is the second lesson: stack like with like, keep leaders near and alive, stop where the enemy’s zones stop you, and make him stop in yours. The charts and diagrams are always at hand in the menu. Now take a field of your own.',
      task: { kind: 'read' },
    },
  ],
};
