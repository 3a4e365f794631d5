import type { Mark, Place } from '@warmoot/kernel';
import type { Session } from '../../../match/play/session.ts';
import { battleOf } from './sheet.ts';

/** CST-LCB-20: where the asked player may retreat to, lit on the map. */
export const retreatMarks = (session: Session): Mark[] => {
  const answers = session.mayChoose.value ? (battleOf(session)?.answers ?? []) : [];
  const places = answers.flatMap((order): Place[] => {
    const cell = order.type === 'retreat' && session.atlas.value?.cells.get(order.hex ?? order.node ?? '');
    return cell ? [cell.at] : [];
  });
  return places.length === 0 ? [] : [{ kind: 'choice', places, rule: 'CST-LCB-20' }];
};
