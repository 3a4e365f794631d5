import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { view } from '../../knowledge/view.ts';
import { readWritten } from '../../orders/written.ts';

/** Karsk lies in the first hex of a long strip; 0116 is fifteen hexes from it, the last of Extended range. */
const findings = (kind: 'scout' | 'settler' | 'engineer', at: string, order: string) => {
  const campaign = campaignFrom({
    surface: Array.from({ length: 24 }, () => '..'),
    empires: [{ treasury: 500 }, {}],
    cities: [{ at: '0101', name: 'Karsk', owner: 0 }],
    units: [{ kind, at, name: 'Band', owner: 0 }],
    more: { window: { name: 'orders', asked: [0, 1], ready: [] } },
  });
  return readWritten(view(campaign, 'e1'), 'e1', `Band - ${order}`)!.findings.map(
    ({ code, clause, text }) => `${code} ${clause} ${text}`,
  );
};

test('[CHR-R-79] scouts and settlers get a warning about a route that ends Out of Supply', () => {
  const warned = [
    'E-09 CHR-R-79 0117 is Out of Supply as far as you know: Band goes there and will be lost.',
  ];
  expect(findings('scout', '0114', 'Move 4,4')).toEqual([]);
  expect(findings('scout', '0115', 'Move 4,4')).toEqual(warned);
  const oneAction = ['E-07 CHR-GRM-02 Band has one action this turn, so this one is ignored.'];
  expect(findings('scout', '0115', 'Move 4; Move 4')).toEqual(oneAction); // it stands at Extended range now
  expect(findings('scout', '0115', 'Move 4,1')).toEqual([]);
  expect([findings('settler', '0115', 'Move 4'), findings('settler', '0116', 'Move 4')]).toEqual([
    [],
    warned,
  ]);
});

test('[CHR-R-79] [CHR-EAC-08] the checker says that engineers will not go where they would perish', () => {
  expect(findings('engineer', '0110', 'Move 4')).toEqual([]);
  expect(findings('engineer', '0111', 'Move 4')).toEqual([
    'E-11 CHR-ACT-03 Band stopped in 0111: engineers cannot move out of supply.',
  ]);
});
