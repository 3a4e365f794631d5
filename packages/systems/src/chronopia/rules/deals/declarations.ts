/** Declared states (CHR-ALL-01..05, CHR-R-73). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Stance } from '../../orders/orders.ts';
import { STANCES } from '../../orderText/keywords.ts';
import { empireNamed, playersIn, stanceOf, statementsOfKind } from '../../state/readers.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';

/** In the window of diplomacy: one change for each target, effective at once. */
export const checkDeclare = (
  campaign: Campaign,
  empire: EmpireId,
  target: EmpireId,
  stance: Stance,
): Verdict => {
  const other = campaign.empires[target];
  if (other === undefined || other.fallen !== null || target === empire)
    return refuse('CHR-ALL-01', 'there is no such other empire');
  if (!STANCES.includes(stance)) return refuse('CHR-ALL-03', 'there is no such stance');
  if (stanceOf(campaign, empire, target) === stance)
    return refuse('CHR-ALL-03', `you have already declared ${other.name} ${stance}`);
  return campaign.empires[empire]!.changed.includes(target)
    ? refuse('CHR-R-73', `you have already changed your stance toward ${other.name} in this diplomacy`)
    : permit;
};

const tellDeclared = (
  tale: Tale,
  empire: EmpireId,
  target: EmpireId,
  stance: Stance,
  rules: readonly string[],
  isChange: boolean,
): void => {
  const { name, declares, changed } = tale.state.empires[empire]!;
  tale.tell({
    type: 'stanceDeclared',
    rules,
    about: { empire, target, stance },
    change: {
      empires: [
        [
          empire,
          {
            declares: { ...declares, [target]: stance },
            ...(isChange ? { changed: [...changed, target] } : {}),
          },
        ],
      ],
    },
    // CHR-ALL-02, CHR-HID-11: public
    told: [
      {
        to: 'all',
        section: 'declarations',
        text: `${name} declares ${tale.state.empires[target]!.name} ${stance}.`,
      },
    ],
  });
};

export const declare = (tale: Tale, empire: EmpireId, target: EmpireId, stance: Stance): void =>
  tellDeclared(tale, empire, target, stance, ['CHR-ALL-02', 'CHR-R-73'], true);

/** Declarations by neutrals and the moderator's forces. */
export const takeStance = (tale: Tale, empire: EmpireId, target: EmpireId, stance: Stance): void => {
  if (stanceOf(tale.state, empire, target) !== stance)
    tellDeclared(tale, empire, target, stance, ['CHR-NEU-05', 'CHR-ALL-02'], false);
};

/** One change for each target with the orders, effective when they are locked: the first that names it. */
const ordered = (campaign: Campaign, empire: EmpireId): [EmpireId, Stance][] => {
  const wishes = new Map<EmpireId, Stance>();
  for (const { empire: name, stance } of statementsOfKind(campaign, empire, 'declare')) {
    const target = empireNamed(campaign, name);
    if (target === undefined || target.id === empire || target.fallen !== null || wishes.has(target.id))
      continue;
    if (stanceOf(campaign, empire, target.id) !== stance) wishes.set(target.id, stance);
  }
  return [...wishes];
};

/** T5lock. All take effect together: no declaration depends on another. */
export const declareWithOrders = (tale: Tale): void => {
  const all = playersIn(tale.state).map(({ id }) => [id, ordered(tale.state, id)] as const);
  for (const [empire, wishes] of all)
    for (const [target, stance] of wishes)
      tellDeclared(tale, empire, target, stance, ['CHR-ALL-03', 'CHR-R-73'], false);
};
