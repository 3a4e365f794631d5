import type { MapTool } from '../../part.ts';
import { arcs as words } from './text/index.ts';

/** The first layer of the table: the arcs of the enemy. */
export const arcsTool: MapTool = {
  id: 'arcs',
  icon: 'cone',
  title: () => words.title,
  isOn: ({ boardLayers, layers }) => layers.value.has(boardLayers.value[0]?.name ?? ''),
  toggle: (session) => {
    const [first] = session.boardLayers.value;
    if (first) session.toggleLayer(first.name);
  },
};
