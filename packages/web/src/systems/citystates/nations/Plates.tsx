import { type Nation, nationsOf } from '@warmoot/systems/citystates/scene';
import type { Session } from '../../../match/play/session.ts';
import { PlayerBadge } from '../../../page/PlayerBadge.tsx';
import { NEUTRAL } from '../../../theme/index.ts';
import { FirstSteps } from '../FirstSteps.tsx';
import { FigureIcon } from '../icons.tsx';
import { nations as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { sitterOf } from './sitters.ts';
import './Plates.css';

/** What everybody knows of each nation, in a row above the map. */
export function Plates({ session }: { readonly session: Session }) {
  const game = gameOf(session);
  if (game === undefined) return null;
  const { all, goal } = nationsOf(game);
  return (
    <>
      <ul class="plates" data-many={all.length > 6} aria-label={words.label}>
        {all.map((nation) => (
          <Plate key={nation.seat} session={session} nation={nation} goal={goal} />
        ))}
      </ul>
      <FirstSteps session={session} />
    </>
  );
}

interface PlateProps {
  readonly session: Session;
  readonly nation: Nation;
  readonly goal: number | undefined;
}

function Plate({ session, nation, goal }: PlateProps) {
  const player = session.players.value.get(nation.seat) ?? NEUTRAL;
  const { income, gold, cities, towns, landUnits, ships } = nation;
  const share = goal === undefined ? 0 : Math.min(1, income / goal);
  return (
    <li class="plate" data-acts={nation.acts} data-out={nation.isOut} style={{ '--side': player.field }}>
      <p class="plate-head">
        <PlayerBadge player={player} size={18} />
        <b>{sitterOf(session, nation.seat)}</b>
        <span>{session.sideNames.value[nation.seat]}</span>
        <span
          class="plate-income"
          title={goal === undefined ? words.incomeAlone(income) : words.income(income, goal)}
        >
          <b>{income}</b>
          {goal === undefined ? '' : ` / ${goal}`}
        </span>
        {nation.acts ? <span class="unseen">{words.acts}</span> : null}
        {nation.isOut ? <span>{words.out}</span> : null}
      </p>
      <p class="plate-figures">
        <PlateFigure icon="gold" count={gold} says={words.gold(gold)} />
        <PlateFigure icon="city" count={cities} says={words.cities(cities)} />
        <PlateFigure icon="town" count={towns} says={words.towns(towns)} />
        <PlateFigure icon="units" count={landUnits} says={words.units(landUnits)} />
        <PlateFigure icon="ships" count={ships} says={words.ships(ships)} />
      </p>
      <div class="plate-bar" aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
      </div>
    </li>
  );
}

interface PlateFigureProps {
  readonly icon: Parameters<typeof FigureIcon>[0]['name'];
  readonly count: number;
  readonly says: string;
}

function PlateFigure({ icon, count, says }: PlateFigureProps) {
  return (
    <span class="plate-figure" title={says}>
      <FigureIcon name={icon} />
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{says}</span>
    </span>
  );
}
