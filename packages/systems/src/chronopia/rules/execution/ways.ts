/** What each owner reads about the paths of his units in a slot (CHR-RPT-01, section 7; CHR-HID-16). */
import type { ReportText } from '../../engine/events.ts';
import { labelOf } from '../../state/ground.ts';
import type { Campaign, Walk } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import type { SlotRun } from './slotRun.ts';

const wayLine = (
  { armies, units, ground }: Campaign,
  { kind, id, pace, way, single, home }: Walk,
): ReportText[] => {
  const thing = (kind === 'army' ? armies : units)[id];
  if (!thing || (way.length < 2 && !single)) return [];
  const told = (text: string): ReportText[] => [
    { to: [thing.owner], section: 'execution', text, ...(way.length > 0 && { at: way }) },
  ];
  if (way.length < 2) return told(`${agreed(thing.name, 'was', 'were')} misled and lost the way.`);
  const how = single ? 'was misled and strayed' : home ? 'fell back' : pace === 'march' ? 'marched' : 'moved';
  const hexes = way.map((hex) => labelOf(ground, hex)).join(' - ');
  return told(`${thing.name} ${how}: ${hexes}.`);
};

export const reportRoutes = (run: SlotRun): void => {
  const told = run.walks.flatMap((walk) => wayLine(run.campaign, walk));
  if (told.length > 0)
    run.tale.tell({ type: 'waysTold', rules: ['CHR-RPT-01'], about: { slot: run.campaign.slot }, told });
};
