import { hexAtColumnRow } from '@warmoot/hex';
import { cachePerObject, type HexPlace, type Mark } from '@warmoot/kernel';
import { BLOCK } from '../data/layout.ts';
import { HEX_IDS, type MapData } from '../state/ground.ts';
import { nameOfKingdom, seatOf } from '../state/seats.ts';

type Block = MapData['blocks'][number];

const hexesOf = (block: Block): HexPlace[] =>
  Array.from({ length: BLOCK * BLOCK }, (_, at) =>
    hexAtColumnRow(HEX_IDS, {
      column: block.column + (at % BLOCK),
      row: block.row + Math.floor(at / BLOCK),
    }),
  );

/** GRD-MAP-02: each kingdom's home land; a map of one's own has none. */
export const landsOf = cachePerObject(({ blocks }: MapData): readonly Mark[] =>
  blocks.map((block, kingdom) => ({
    kind: 'land',
    places: hexesOf(block),
    side: seatOf(kingdom),
    label: nameOfKingdom(kingdom),
    rule: 'GRD-MAP-02',
  })),
);
