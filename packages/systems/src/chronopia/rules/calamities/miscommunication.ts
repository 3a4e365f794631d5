import { draw, roll } from '../../engine/tale.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Strike } from './calamities.ts';
import { reportNoVictim } from './spared.ts';

/** CHR-CAL-06, CHR-R-20: one army strays, whatever its orders; its owner learns of it from what it did (CHR-HID-16). */
export const miscommunication: Strike = (tale, dice, empire, before) => {
  const armies = armiesOf(tale.state, empire.id);
  if (armies.length === 0) return reportNoVictim(tale, empire, 'miscommunication', before);
  const { chosen: army, rolls } = draw(dice, armies, `misled:${empire.name}`);
  const strays = [roll(dice, 6, 'mis:1'), roll(dice, 6, 'mis:2')];
  tale.tell({
    type: 'ordersGarbled',
    rules: ['CHR-CAL-06', 'CHR-R-20'],
    rolls: [...before, ...rolls, ...strays],
    about: { empire: empire.id, calamity: 'miscommunication', army: army.id },
    change: { armies: [[army.id, { today: { ...army.today, strays: strays.map(({ value }) => value) } }]] },
  });
};
