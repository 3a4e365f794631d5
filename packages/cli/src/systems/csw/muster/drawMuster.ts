import type { Line } from '@warmoot/kernel';
import {
  type Advertisement,
  answerChance,
  chanceModifiers,
  chanceOfAll,
  type Formed,
  type Recruits,
  SETTLEMENTS,
  type Week,
} from '@warmoot/systems/csw/campaign';
import { UNITS, unitTypeOf } from '@warmoot/systems/csw/units';
import { counted, drawColumns, gold } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';
import { drawLines } from './drawLines.ts';
import type { Muster } from './muster.ts';

/** Week by week, then who was hired, what they form and what it costs. */
export const drawMuster = (muster: Muster, page: Page): string[] => {
  const { ad, campaign } = muster;
  const heading = `Mustering in a ${SETTLEMENTS[ad.settlement].name}`;
  return [
    page.paint('bold', heading),
    ...drawLines(particular(ad), page, 0),
    ...campaign.weeks.flatMap((week) => drawWeek(week, page)),
    ...drawHired(muster, page),
    ...drawFormed(muster.formed, page),
    ...drawCosts(muster, page),
  ];
};

/** CSW-MUS-06: how likely a listing with special wishes is to be answered in its first week. */
const particular = (ad: Advertisement): Line[] =>
  ad.wishes
    .filter(({ peoples, alignment, defence }) => peoples ?? alignment ?? defence !== undefined)
    .map((wish) => {
      const { cases, of } = chanceOfAll(wish, answerChance(wish, chanceModifiers(ad, wish, false)));
      return {
        text: `${wish.listing} as requested: ${percent(cases, of)} in the first week.`,
        rules: ['CSW-MUS-06'],
      };
    });

const percent = (cases: number, of: number): string => {
  const hundredths = Math.round((cases * 10_000) / of);
  return hundredths === 0 && cases > 0 ? 'less than 0.01%' : `${hundredths / 100}%`;
};

/** Recruits appear under the listing they answered. */
const drawWeek = ({ week, lines, answers }: Week, page: Page): string[] => [
  '',
  `Week ${week}`,
  ...drawLines(lines.slice(0, 1), page),
  ...answers.flatMap((answer) => [
    ...drawLines(answer.lines.slice(0, 1), page),
    ...drawLines(answer.lines.slice(1), page, 4),
  ]),
];

const section = (title: string, lines: readonly string[], page: Page): string[] =>
  lines.length === 0 ? [] : ['', page.paint('bold', title), ...lines];

const groupText = ({ people, trainedClass, defence, weapons, alignment, role }: Recruits): string =>
  [
    people,
    ...(alignment ? [alignment] : []),
    ...(trainedClass ? [trainedClass] : []),
    ...(defence === null ? [] : [`DC ${defence}`]),
    ...(weapons.length > 0 ? [weapons.join(' and ')] : []),
    ...(role && !weapons.includes(role.toLowerCase()) ? [role] : []),
  ].join(', ');

const drawHired = ({ campaign, hired, crowd }: Muster, page: Page): string[] => {
  if (campaign.recruits.length === 0) return ['', 'Nobody suitable came.'];
  const rows = campaign.recruits.map((group) => {
    const kept = hired.find((each) => each.listing === group.listing)?.count ?? 0;
    const of = kept < group.count ? `${kept} of ${group.count}` : String(group.count);
    return [of, group.listing, groupText(group)];
  });
  const table = drawColumns([{ head: '', figures: true }, { head: '' }, { head: '' }], rows, page);
  return section('Hired', [...table, ...drawLines(crowd.lines, page)], page);
};

const drawFormed = ({ units, waiting, toBuild, followers }: Formed, page: Page): string[] => {
  const rows = units.map(({ code, count, people, trainedClass }) => [
    String(count),
    code,
    unitTypeOf(UNITS, code).name,
    `${people}, ${trainedClass}`,
  ]);
  const apart = [
    ...waiting.map(({ code, men, people }) => {
      const { name, men: full } = unitTypeOf(UNITS, code);
      return `${counted(men, 'man', 'men')} (${people}) wait for ${full - men} more to make a ${name} unit.`;
    }),
    ...toBuild.map(
      ({ people, weapon, men }) => `${men} ${people} with ${weapon} have no counter: warmoot unit create.`,
    ),
    ...followers.map(({ count, listing }) => `${count} ${listing} follow the army but form no unit.`),
  ];
  const table = drawColumns(
    [{ head: '', figures: true }, { head: '' }, { head: '' }, { head: '' }],
    rows,
    page,
  );
  const lines = [
    ...(rows.length > 0 ? table : []),
    ...drawLines(
      apart.map((text) => ({ text, rules: ['CSW-MUS-21'] })),
      page,
    ),
  ];
  return section('Units they form', lines, page);
};

/** CSW-R-142: a reputation for poor pay has no effect here. */
const payName = ({ terms }: Advertisement): string => (terms.pay === 'triple' ? 'triple pay' : 'pay');

const drawCosts = ({ campaign, crowd, bill, months, ad }: Muster, page: Page): string[] => {
  const rows = [
    [gold(campaign.gold), 'advertising', 'CSW-MUS-02, CSW-MUS-05'],
    ...(crowd.gold > 0 ? [[gold(crowd.gold), 'to the crowd', 'CSW-MUS-16']] : []),
    ...(crowd.silver > 0 ? [[`${crowd.silver} SP`, 'to the crowd', 'CSW-MUS-16']] : []),
    ...(bill.outfit > 0 ? [[gold(bill.outfit), 'arms, armour and equipment, once', 'CSW-MUS-17']] : []),
    ...(bill.bonus > 0 ? [[gold(bill.bonus), `bonus in advance (${ad.terms.bonus})`, 'CSW-R-71']] : []),
    ...(bill.pay > 0
      ? [[gold(bill.pay), `${payName(ad)} for ${counted(months, 'month')}`, 'CSW-MUS-18']]
      : []),
    ...(bill.expenses > 0
      ? [[gold(bill.expenses), `expenses for ${counted(months, 'month')}`, 'CSW-MUS-18']]
      : []),
    [gold(campaign.gold + crowd.gold + bill.total), 'total', ''],
  ];
  return section(
    'What it costs',
    drawColumns([{ head: '', figures: true }, { head: '' }, { head: '' }], rows, page),
    page,
  );
};
