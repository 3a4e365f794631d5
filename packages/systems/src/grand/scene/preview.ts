import { type ExplainedFact, ledgerText, say } from '@warmoot/kernel';
import { forecast, type SideForecast } from '../knowledge/forecast.ts';
import { figuresOf, groundModifiers } from '../rules/combat/modifiers.ts';
import { mayAct } from '../rules/movement/mayAct.ts';
import type { Army } from '../state/army.ts';
import { armiesOf, type Game, groundIn } from '../state/game.ts';
import { isBeside } from '../state/ground.ts';
import type { Kingdom } from '../state/seats.ts';
import { armyName } from '../words/names.ts';
import { figureOf, grainIn } from '../words/points.ts';

const percent = (chance: number): string => `${(100 * chance).toFixed(2)} %`;

const lossText = (game: Game, { mean, quantiles, destroyed }: SideForecast): string =>
  say`${(mean / grainIn(game)).toFixed(2)} on average (${quantiles.map((loss) => figureOf(game, loss)).join('/')}), destroyed ${percent(destroyed)}`;

const previewOf = (game: Game, attacker: Army, target: Army): ExplainedFact => {
  const expected = forecast(figuresOf(game, attacker, attacker, target));
  const ledger = (['attacker', 'defender'] as const).flatMap((side) =>
    groundModifiers(game, target.at, side),
  );
  return {
    label: say`If ${armyName(game, attacker)} attacks`,
    value: say`wins ${percent(expected.attackerWins)}; loses ${lossText(game, expected.attacker)}; the enemy ${lossText(game, expected.defender)}; ${ledgerText(ledger)}; one battle in four draws a card`,
    rules: ['GRD-PLY-12'],
  };
};

/** GRD-PLY-12: what an attack on this army by each own army beside it would lead to. */
export const previewsAgainst = (game: Game, own: Kingdom, target: Army): ExplainedFact[] =>
  target.owner === own
    ? []
    : armiesOf(game, own)
        .filter((army) => mayAct(army) && isBeside(groundIn(game), army.at, target.at))
        .map((army) => previewOf(game, army, target));
