import type { Diagram, Mark, Scene } from '@warmoot/kernel';
import type { Written } from '../casebook/given.ts';
import { view } from '../knowledge/view.ts';
import { isInFront } from '../rules/facing/flats.ts';
import { chargeHelp } from '../scene/charges.ts';
import { enemyZones, placesOf } from '../scene/marks.ts';
import { facingMarks, sightMarks } from '../scene/overlays.ts';
import { scene } from '../scene/scene.ts';
import { type Battle, boardIn } from '../state/state.ts';
import { battleFrom, unitNamed } from './stage.ts';

/** The position as the board draws it, with nothing over it but these marks. */
const drawn = (battle: Battle, marks: readonly Mark[]): Scene => ({
  ...scene(view(battle, 'blue'), 'blue'),
  tray: [],
  marks,
});

const SMALL = { columns: 7, rows: 5 };

const facing = (): Diagram => {
  const battle = battleFrom({
    map: SMALL,
    units: { 'Heavy Foot': { type: 'HF', side: 'blue', at: '0403', facing: 'N' } },
  });
  return {
    id: 'facing',
    title: 'Facing and flats',
    rule: 'CSW-FAC-02',
    says: 'Gold: the three front hexes of a unit that faces north. Shaded: its three rear hexes. It moves at full allowance only through its front.',
    scene: drawn(battle, facingMarks(battle, unitNamed(battle, 'Heavy Foot'))),
  };
};

const zones = (): Diagram => {
  const battle = battleFrom({
    map: SMALL,
    units: {
      'Heavy Foot': { type: 'HF', side: 'blue', at: '0404', facing: 'N' },
      'Spearmen 1': { type: 'HF', side: 'red', at: '0302', facing: 'S' },
      'Spearmen 2': { type: 'HF', side: 'red', at: '0502', facing: 'SW' },
      Runaways: { type: 'LF', side: 'red', at: '0702', routed: true },
    },
  });
  return {
    id: 'zones',
    title: 'Zones of control',
    rule: 'CSW-ZOC-01',
    says: 'Hatched: where Blue would stand in a Red zone of control. A unit that enters such a hex must stop, and no unit moves from one straight into another. Routed units have no zone.',
    scene: drawn(battle, [enemyZones(battle, 'blue')]),
  };
};

/** An arrow for each attacker, and whether the rules count it as a front or a rear attack. */
const blows = (battle: Battle, attackers: readonly string[], target: string): Mark[] => {
  const struck = unitNamed(battle, target);
  return attackers.map((name) => {
    const { cell } = unitNamed(battle, name);
    const isFront = isInFront(boardIn(battle), struck, cell);
    return {
      kind: isFront ? 'attack' : 'charge',
      places: placesOf(battle, [cell, struck.cell]),
      label: isFront ? 'through the front' : 'through the rear',
      rule: 'CSW-MOR-07',
    };
  });
};

const flanks = (): Diagram => {
  const battle = battleFrom({
    map: SMALL,
    units: {
      Spearmen: { type: 'HF', side: 'red', at: '0403', facing: 'S' },
      'Heavy Foot 1': { type: 'HF', side: 'blue', at: '0404', facing: 'N' },
      'Heavy Foot 2': { type: 'HF', side: 'blue', at: '0503', facing: 'NW' },
    },
  });
  const spearmen = unitNamed(battle, 'Spearmen');
  return {
    id: 'flanks',
    title: 'Flank and rear',
    rule: 'CSW-MOR-07',
    says: 'Black: an attack through a front hexside. Gold: one through a rear hexside. The second reduces the Spearmen’s morale by 2, and they cannot strike back at it.',
    scene: drawn(battle, [
      ...facingMarks(battle, spearmen),
      ...blows(battle, ['Heavy Foot 1', 'Heavy Foot 2'], 'Spearmen'),
    ]),
  };
};

const SIGHT: Written = {
  map: { columns: 9, rows: 7 },
  terrain: { '0304': 'woods', '0303': 'woods', '0704': 'hill1', '0703': 'hill1' },
  units: {
    'Long Bow': { type: 'LB', side: 'blue', at: '0506', facing: 'N' },
    'Heavy Foot': { type: 'HF', side: 'blue', at: '0503', facing: 'N' },
  },
};

const sight = (): Diagram => {
  const battle = battleFrom(SIGHT);
  const { cell } = unitNamed(battle, 'Long Bow');
  return {
    id: 'sight',
    title: 'Line of sight',
    rule: 'CSW-LOS-01',
    says: 'Light: what the Long Bow in 0506 sees. Dark: what woods, the hill and the friends in front of it hide. In a match the eye beside the board shows any line with the rule that blocks it.',
    scene: drawn(battle, sightMarks(battle, cell, Number.MAX_SAFE_INTEGER)),
  };
};

const charge = (): Diagram => {
  const battle = battleFrom({
    map: { columns: 7, rows: 7 },
    units: {
      'Heavy Cavalry': { type: 'HC', side: 'blue', at: '0406', facing: 'N' },
      Leader: { type: 'W1', side: 'blue', at: '0507', facing: 'N' },
      Militia: { type: 'HF', side: 'red', at: '0401', facing: 'S' },
    },
  });
  const straight = chargeHelp(battle, [unitNamed(battle, 'Heavy Cavalry')]).runs.slice(0, 1);
  return {
    id: 'charge',
    title: 'A charge',
    rule: 'CSW-CHG-02',
    says: 'The run is straight, at least three hexes long, and costs half the allowance or more. It ends in front of the enemy.',
    scene: drawn(battle, straight),
  };
};

export const diagrams = (): readonly Diagram[] => [facing(), zones(), flanks(), sight(), charge()];
