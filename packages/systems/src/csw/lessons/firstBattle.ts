import type { Lesson } from '@warmoot/kernel';
import { DONE, order, stageOf } from './stage.ts';

/** Blue in the south attacks Red, who holds a rise in the north and has one open flank. */
const stage = stageOf({
  map: `
    .   .   .   .   .   .
      .   .   .   .   .
    w   .   .   .   .   .
      .   .   .   .   .
    .   w   .   1   .   .
      w   .   1   w   w
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    w   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .   .
      .   w   .   .   .
  `,
  units: {
    'Heavy Foot 1': { type: 'HF', side: 'blue', at: '0606', facing: 'N' },
    'Heavy Foot 2': { type: 'HF', side: 'blue', at: '0606', facing: 'N' },
    'Heavy Cavalry': { type: 'HC', side: 'blue', at: '0908', facing: 'N' },
    'Long Bow 1': { type: 'LB', side: 'blue', at: '0708', facing: 'N' },
    'Long Bow 2': { type: 'LB', side: 'blue', at: '0708', facing: 'N' },
    Godwin: { type: 'W1', side: 'blue', at: '0808', facing: 'N' },
    Militia: { type: 'HF', side: 'red', at: '0903', facing: 'S' },
    'Spearmen 1': { type: 'HF', side: 'red', at: '0404', facing: 'S' },
    'Spearmen 2': { type: 'HF', side: 'red', at: '0404', facing: 'S' },
    'Short Bow 1': { type: 'SB', side: 'red', at: '0703', facing: 'S' },
    'Short Bow 2': { type: 'SB', side: 'red', at: '0703', facing: 'S' },
  },
  turns: 1,
  sides: { blue: { friendlyEdge: 'south' }, red: { friendlyEdge: 'north' } },
});

const FOOT = stage.ids('Heavy Foot 1', 'Heavy Foot 2');
const HORSE = stage.ids('Heavy Cavalry');
const BOWS = stage.ids('Long Bow 1', 'Long Bow 2');
const RED_BOWS = stage.ids('Short Bow 1', 'Short Bow 2');
const [LAST_BOW = 0, LAST_SPEARMAN = 0] = stage.ids('Short Bow 2', 'Spearmen 2');

const FLANK_MARCH = order({ type: 'move', units: FOOT, path: ['0605', '0604', '0504'] });

export const firstBattle: Lesson = {
  id: 'first-battle',
  seat: 'blue',
  options: {},
  state: { ...stage.battle, setup: { ...stage.battle.setup, name: 'Your first battle' } },
  steps: [
    {
      title: 'The field',
      says: 'You command Blue, in the south. Red holds the small hill in front of you. In about ten minutes you will fight one turn of City State Warfare by its real rules. Only one thing is arranged: the dice of this lesson are fixed, so that everything happens as I say. In a real battle nobody knows the dice in advance. You can leave at any time: the lesson waits where you left it.',
      task: { kind: 'read' },
    },
    {
      title: 'Select a unit',
      says: 'Click the Heavy Foot in 0606. The small 2 in the corner says that two units stand there; one click selects both. The strip of a counter shows three figures: melee factor 5, defence class 1, and 4 movement points. A high defence class is good.',
      task: { kind: 'pick', subjects: [stage.unit('Heavy Foot 1'), stage.unit('Heavy Foot 2')] },
      points: [stage.unit('Heavy Foot 1')],
      otherwise: 'That is another unit. The Heavy Foot stand in 0606, in the marked hex.',
    },
    {
      title: 'Move',
      says: 'The light area is everything the two can reach. A clear hex costs 1 point, a hill 2, woods 4 (CSW-TEC-01). Point at a hex and you see the path. Now click 0504: three hexes, round the open flank of the Red Spearmen in 0404.',
      task: { kind: 'command', command: FLANK_MARCH },
      points: [stage.hex('0504')],
      otherwise:
        'The rules allow that, but here I need the Heavy Foot in 0504. Press Undo and try again, or let me put everything back.',
    },
    {
      title: 'Undo',
      says: 'A move is not final. You can take it back until a die is rolled, a secret is revealed or a segment ends (MOT-03). Try it: press Undo, or the key Z.',
      task: { kind: 'undo' },
      part: 'undo',
      otherwise: 'Not so fast: press Undo until the Heavy Foot stand in 0606 again, or let me put them back.',
    },
    {
      title: 'Once more',
      says: 'Nothing is lost, not even the points. The Heavy Foot are still selected, unless you clicked elsewhere: send both to 0504 again. A second click on a selected stack would pick one unit out of it; that is how you split a stack.',
      task: { kind: 'command', command: FLANK_MARCH },
      points: [stage.unit('Heavy Foot 1'), stage.hex('0504')],
      otherwise: 'Both Heavy Foot belong in 0504. Undo that, select the two, and send them there.',
    },
    {
      title: 'Facing',
      says: 'The point under a counter shows its facing: your Heavy Foot still face north. A unit fights only through its three front hexsides, and the Spearmen are behind its shoulder. Turning costs 1 point (CSW-FAC-04). With both Heavy Foot selected, the panel offers all directions. Choose “{button}”.',
      task: { kind: 'command', command: order({ type: 'turn', hex: '0504', facing: 'NW' }) },
      points: [stage.hex('0504')],
      part: 'panel',
      otherwise:
        'Facing that way, the Heavy Foot would not have the Spearmen in front. Undo, then choose “{button}”.',
    },
    {
      title: 'Every number has its rule',
      says: 'Wherever you see a rule number, you can open the rule beside the board. Open the one about front hexsides (CSW-FAC-02). You can leave it open or close it with Escape.',
      task: { kind: 'clause', rule: 'CSW-FAC-02' },
      otherwise: 'That is a good rule too. The one I mean is CSW-FAC-02, in my text above.',
    },
    {
      title: 'Look at the odds',
      says: 'Now the Heavy Cavalry. Click it in 0908, then click the Militia in 0903. The charge is only planned: nothing has happened yet. The panel shows the odds of the fight it leads to: your factors, the column of the results chart, and how likely each result is.',
      task: { kind: 'weigh', strikes: stage.unit('Militia') },
      points: [stage.unit('Heavy Cavalry'), stage.unit('Militia')],
      part: 'panel',
      otherwise: 'That uses up the move. Undo it, select the Heavy Cavalry, and click the Militia in 0903.',
    },
    {
      title: 'Charge',
      says: 'Mounted units charge if their last three hexes or more lie in one straight line and cost at least half their movement (CSW-CHG-02). A charge gives −2 on the attack die, and low is good (CSW-CHG-06). Press “{button}”.',
      task: {
        kind: 'command',
        command: order({
          type: 'move',
          units: HORSE,
          path: ['0907', '0906', '0905', '0904'],
          charge: '0903',
        }),
      },
      points: [stage.unit('Militia')],
      part: 'prompt',
      otherwise:
        'The cavalry should charge the Militia. Undo, then click the Militia again and press “{button}”.',
    },
    {
      title: 'End the movement',
      says: 'Your Long Bows stay where they are, because archers on foot who move cannot shoot that turn (CSW-MIS-08). Godwin, your leader, is near enough to command everybody. Press “{button}”. Warmoot warns you about units that could still move: continue. Then the Militia check whether they stand against the charge (CSW-CHG-07).',
      task: { kind: 'command', command: DONE },
      part: 'prompt',
      otherwise: 'Those two were well placed. Undo that, then press “{button}”.',
      dice: [5, 4],
    },
    {
      title: 'Morale',
      says: 'The Militia rolled 5 and 4, more than their morale of 8, and broke: the counter is grey and tilted and has a white flag. A roll equal to their morale would have meant a retreat of one hex; on less they would have held (CSW-MOR-08). Routed units neither fight nor shoot, and every attack on them comes from behind.',
      task: { kind: 'read' },
      points: [stage.unit('Militia')],
    },
    {
      title: 'Fire',
      says: 'Segment 3: missile fire. Select the Long Bows in 0708 and click the Short Bows on the hill. The first click shows the odds, the second fires. Both sides declare before any dice are rolled, so an archer you hit still gets his shot (CSW-SEQ-06).',
      task: { kind: 'command', command: order({ type: 'fire', units: BOWS, hex: '0703' }) },
      points: [stage.unit('Long Bow 1'), stage.unit('Short Bow 1')],
      otherwise:
        'I would rather see both Long Bows at the Short Bows in 0703. Undo that and click the hill, or let me put it back.',
    },
    {
      title: 'Done declaring',
      says: 'A declared attack can be cancelled until you press “{button}”. Press it now. Red declares fire too, then all dice are rolled at once.',
      task: { kind: 'command', command: DONE },
      part: 'prompt',
      otherwise: 'Leave the Long Bows their target and press “{button}”.',
      dice: [5, 6, 3, 3],
      answers: [order({ type: 'fire', units: RED_BOWS, hex: '0708' }), DONE],
    },
    {
      title: 'The log',
      says: 'Twelve factors, a die of 5: one Short Bow is gone. The other one checked morale, rolled 6 and holds. Their own volley at your Long Bows did nothing. The log has it all: each line with its dice, its modifiers and its rules. Click the number of a line to see the board as it was then.',
      task: { kind: 'read' },
      part: 'log',
    },
    {
      title: 'Melee: the charge goes home',
      says: 'Segment 5: melee. The Heavy Cavalry stands before the routed Militia. Select it, click the Militia, look at the modifiers (the charge counts now) and press “{button}”.',
      task: { kind: 'command', command: order({ type: 'attack', units: HORSE, hex: '0903' }) },
      points: [stage.unit('Heavy Cavalry'), stage.unit('Militia')],
      otherwise: 'First the charge: the Heavy Cavalry attacks the Militia in 0903. The others come next.',
    },
    {
      title: 'Melee: two against two',
      says: 'Now your flank march pays. The Heavy Foot attack the Spearmen from behind: they face south and cannot strike back this time, because a unit attacks only enemies in front of it (CSW-MEL-04). Select both Heavy Foot, click the Spearmen, and press “{button}”.',
      task: { kind: 'command', command: order({ type: 'attack', units: FOOT, hex: '0404' }) },
      points: [stage.unit('Heavy Foot 1'), stage.unit('Spearmen 1')],
      otherwise:
        'Both Heavy Foot together, please: the column of the chart grows with the sum of their factors.',
    },
    {
      title: 'Let them fight',
      says: 'Both attacks are declared. Press “{button}” and watch the board: it shows what happens step by step. You can skip that with Escape or set its speed.',
      task: { kind: 'command', command: DONE },
      part: 'prompt',
      otherwise: 'Keep both attacks and press “{button}”.',
      dice: [3, 4],
    },
    {
      title: 'Advance',
      says: 'The Militia are ridden down and one of the Spearmen has fallen. Units that emptied a hex may advance into it (CSW-MEL-11). Click 0903, or press “{button}”. After that, units that took losses check morale, the Spearmen with 2 less because they were attacked from behind (CSW-MOR-07). Then Red’s half of the turn begins, and Red does its part at once.',
      task: { kind: 'command', command: order({ type: 'advance', units: HORSE, hex: '0903' }) },
      points: [stage.hex('0903')],
      part: 'prompt',
      otherwise: 'The hex is yours for the taking: let the Heavy Cavalry advance into 0903.',
      dice: [4, 5],
      answers: [
        order({ type: 'routMove', unit: LAST_SPEARMAN, path: ['0304'] }),
        order({ type: 'fire', units: [LAST_BOW], hex: '0708' }),
        DONE,
      ],
    },
    {
      title: 'Red’s half',
      says: 'The last of the Spearmen broke and ran for the northern edge. Routed units run in every turn of their own until a leader rallies them or they leave the map (CSW-ROU-05). Look at the track at the top: a turn has two halves of six segments, and both sides shoot and fight in each (CSW-SEQ-03).',
      task: { kind: 'read' },
      part: 'track',
    },
    {
      title: 'A last volley',
      says: 'So it is missile fire again, this time in Red’s half, and you may shoot as well. Select the Long Bows and fire at the last Short Bow in 0703.',
      task: { kind: 'command', command: order({ type: 'fire', units: BOWS, hex: '0703' }) },
      points: [stage.unit('Long Bow 1'), stage.hex('0703')],
      otherwise: 'The last Short Bow in 0703 is the one that matters now.',
    },
    {
      title: 'Make it count',
      says: 'Press “{button}” and watch the hill.',
      task: { kind: 'command', command: DONE },
      part: 'prompt',
      otherwise: 'Keep the shot and press “{button}”.',
      dice: [4, 6],
    },
    {
      title: 'The field is yours',
      says: 'This battle ends with the turn: Red lost 10 points, you lost none (CSW-S12-07). You have selected, moved, undone, turned, weighed, charged, shot, fought, and seen men break. The second lesson shows stacks, leaders and zones of control. Or begin at Hastings: everything you did here works the same there, only the dice are real.',
      task: { kind: 'read' },
    },
  ],
};
