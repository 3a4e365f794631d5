import { say } from '@warmoot/kernel';
import { strengthOf } from '../state/army.ts';
import { cityOf } from '../state/game.ts';
import { nameOfKingdom } from '../state/seats.ts';
import { nameOfArmy } from './names.ts';
import { pointsText } from './points.ts';
import { ownerOf, QUIET, type Words } from './telling.ts';

/** Treasuries, princes, peace and cities. */
export const realmWords = {
  incomeCollected: (_before, { kingdom, rp }) => ({
    text: say`${nameOfKingdom(kingdom)} collects ${rp} RP.`,
    of: kingdom,
  }),
  giftReceived: (_before, { kingdom, rp }) => ({
    text: say`The people of ${nameOfKingdom(kingdom)} give ${rp} RP.`,
    of: kingdom,
  }),
  giftPromised: (_before, { kingdom, rp, bands }) =>
    bands < 0
      ? undefined
      : {
          text:
            rp > 0
              ? say`${nameOfKingdom(kingdom)} will get ${rp} more RP at the next resource stage.`
              : say`A band of free mercenaries is on its way to ${nameOfKingdom(kingdom)}.`,
          of: kingdom,
        },
  ransomPaid: (_before, { from, to, rp }) => ({
    text: say`${nameOfKingdom(from)} pays a ransom of ${rp} RP to ${nameOfKingdom(to)}.`,
    of: from,
  }),
  demandMade: (before, { army, demand, price }) => ({
    text:
      demand === 0
        ? say`The mercenaries of ${nameOfArmy(before, army)} swear allegiance.`
        : demand === 'leaves'
          ? say`The mercenaries of ${nameOfArmy(before, army)} will not stay.`
          : say`The mercenaries of ${nameOfArmy(before, army)} demand ${price} RP.`,
    ...ownerOf(before, army),
  }),
  demandPaid: (before, { army, price, kingdom }) => ({
    text: say`${nameOfKingdom(kingdom)} pays ${price} RP to the mercenaries of ${nameOfArmy(before, army)}.`,
    of: kingdom,
  }),
  demandsClosed: QUIET,
  marketRolled: (_before, { kingdom, isOpen }) => ({
    text: isOpen
      ? say`Mercenaries offer ${nameOfKingdom(kingdom)} their services.`
      : say`No mercenaries offer ${nameOfKingdom(kingdom)} their services.`,
    of: kingdom,
  }),
  mercenariesHired: (before, { kingdom, troops, price }) => ({
    text: say`${nameOfKingdom(kingdom)} hires mercenaries worth ${pointsText(before, strengthOf(troops))} for ${price} RP.`,
    of: kingdom,
  }),
  contractsEnded: (before, { kingdom, lost }) =>
    lost > 0
      ? {
          text: say`${nameOfKingdom(kingdom)} cannot house mercenaries worth ${pointsText(before, lost)}; they are lost.`,
          of: kingdom,
        }
      : undefined,
  princeHeld: (before, { father, city }) => ({
    text: say`A prince of ${nameOfKingdom(father)} is held in ${cityOf(before, city).name}.`,
    of: father,
  }),
  princeFreed: (before, { father, city }) => ({
    text: say`The prince of ${nameOfKingdom(father)} held in ${cityOf(before, city).name} is free.`,
    of: father,
  }),
  peaceMade: (_before, { between: [a, b] }) => ({
    text: say`${nameOfKingdom(a)} and ${nameOfKingdom(b)} make peace until the next season.`,
  }),
  peaceRenewed: (_before, { between: [a, b] }) => ({
    text: say`${nameOfKingdom(a)} and ${nameOfKingdom(b)} renew their peace.`,
  }),
  peaceEnded: (_before, { between: [a, b] }) => ({
    text: say`The peace between ${nameOfKingdom(a)} and ${nameOfKingdom(b)} is over.`,
  }),
  cityCaptured: (before, { city, by }) => ({
    text: say`${nameOfKingdom(by)} takes ${cityOf(before, city).name}.`,
    of: by,
  }),
  kingdomEliminated: (_before, { kingdom }) => ({
    text: say`The kingdom of ${nameOfKingdom(kingdom)} has fallen.`,
    of: kingdom,
    opens: true,
  }),
} satisfies Partial<Words>;
