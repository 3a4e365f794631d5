import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Campaign } from '../../state/state.ts';
import { knowledgeOf } from './known.ts';
import { linkedHexes } from './links.ts';
import { portalArrivals, settlePortals } from './portals.ts';
import { hexAt } from './testkit.ts';

const PORTALS = { '0202': { portal: 'A' }, '0808': { portal: 'B' }, '0210': { portal: 'C' } };

const world = (given: GivenCampaign, known: readonly string[] = []): Campaign => {
  const campaign = campaignFrom({ sites: PORTALS, ...given });
  const found = known.map((label) => hexAt(campaign, label));
  const knowledge = { 0: { ...knowledgeOf(campaign, 0), found }, 1: { ...knowledgeOf(campaign, 1), found } };
  return { ...campaign, knowledge };
};
const travelled = (campaign: Campaign, ...dies: number[]): Campaign => {
  const tale = beginTale(campaign);
  const rolled = dice(...dies);
  portalArrivals(tale, rolled);
  expect(rolled.left).toEqual([]);
  return tale.state;
};

test('[CHR-SPT-03] [CHR-R-57] a unit that named a known portal comes out there, and the portal it left counts as where it came from', () => {
  const after = travelled(world({ armies: [{ at: '0202', size: 5, portal: 'B' }] }, ['0202', '0808']));
  expect(after.armies[0]).toMatchObject({
    at: hexAt(after, '0808'),
    cameFrom: hexAt(after, '0202'),
    portal: null,
    today: { arrived: true },
  });
  expect(after.reports[0]?.at(-1)?.text).toContain('portal B in 0808');
});

test('[CHR-SPT-05] [CHR-EX-22] two armies exchange portals without meeting', () => {
  const armies = [
    { at: '0202', size: 5, portal: 'B', owner: 0 },
    { at: '0808', size: 5, portal: 'A', owner: 1 },
  ];
  const after = travelled(world({ armies }, ['0202', '0808']));
  expect(after.armies.map((army) => army?.at)).toEqual([hexAt(after, '0808'), hexAt(after, '0202')]);
  expect(after.encounters).toEqual([]);
});

test('[CHR-SPT-04] without a known destination it comes out at a random undiscovered portal and reveals it', () => {
  const campaign = world({ units: [{ kind: 'scout', at: '0202', portal: '' }] }, ['0202']);
  const after = travelled(campaign, 2);
  expect(after.units[0]?.at).toBe(hexAt(after, '0210'));
  expect(knowledgeOf(after, 0).found).toEqual([hexAt(after, '0202'), hexAt(after, '0210')]);
  const unknownLetter = world({ units: [{ kind: 'scout', at: '0202', portal: 'B' }] }, ['0202', '0210']);
  expect(travelled(unknownLetter).units[0]?.at).toBe(hexAt(after, '0808'));
});

test('[CHR-R-57] if all are known, it comes out at a random other one', () => {
  const campaign = world({ armies: [{ at: '0202', size: 5, portal: 'X' }] }, ['0202', '0808', '0210']);
  expect(travelled(campaign, 1).armies[0]?.at).toBe(hexAt(campaign, '0808'));
});

test('[CHR-R-57] the mark lapses at the end of the turn for an army away from the portal or broken this turn', () => {
  const settled = (given: GivenCampaign['armies']): (string | null | undefined)[] => {
    const tale = beginTale(world({ turn: 3, armies: given ?? [] }, ['0202', '0808']));
    settlePortals(tale);
    return tale.state.armies.map((army) => army?.portal);
  };
  const routed = (from: number) => ({ cause: 'routed', from }) as const;
  expect(
    settled([
      { at: '0202', size: 5, portal: 'B' },
      { at: '0303', size: 5, portal: 'B' },
      { at: '0202', size: 5, portal: 'B', broken: routed(4) },
      { at: '0202', size: 5, portal: 'B', broken: routed(2) },
    ]),
  ).toEqual(['B', null, null, 'B']);
});

test('[CHR-R-57] [CHR-R-35] an army that has lost too many men since orders locked does not travel', () => {
  const few = { cause: 'understrength', from: 0 } as const;
  const portalAfter = (before: typeof few | null): string | null | undefined => {
    const { lock: _none, ...now } = world({ turn: 3, armies: [{ at: '0202', size: 3, portal: 'B' }] }, [
      '0202',
    ]);
    const armies = now.armies.map((army) => army && { ...army, broken: before });
    const tale = beginTale({ ...now, lock: { ...now, armies, lock: null } });
    settlePortals(tale);
    return tale.state.armies[0]?.portal;
  };
  expect([portalAfter(null), portalAfter(few)]).toEqual([null, 'B']);
});

test('[CHR-SPT-06] [CHR-R-76] [CHR-EX-24] known portals are linked at the cost of one hex, and so are the layers at an entrance', () => {
  const campaign = world({ sites: { ...PORTALS, '0505': { entrance: true } } }, ['0202', '0808']);
  const [a, b] = [hexAt(campaign, '0202'), hexAt(campaign, '0808')];
  expect(linkedHexes(campaign, 0, a)).toEqual([b]);
  expect(linkedHexes(campaign, 0, hexAt(campaign, '0210'))).toEqual([]);
  const [above, below] = [hexAt(campaign, '0505'), hexAt(campaign, '0505 below')];
  expect(linkedHexes(campaign, 0, above)).toEqual([]);
  const found = { ...knowledgeOf(campaign, 0), found: [below] };
  const knowing = { ...campaign, knowledge: { 0: found } };
  expect(linkedHexes(knowing, 0, above)).toEqual([below]);
  expect(linkedHexes(knowing, 0, below)).toEqual([above]);
});
