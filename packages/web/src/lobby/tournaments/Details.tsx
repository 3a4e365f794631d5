import type { TournamentSeen } from '@warmoot/server/wire';
import { text } from '../../text/index.ts';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import { cardOf, type ShelfSystem } from '../shelf.ts';
import { timeOf } from './times.ts';

const words = text.ladder.tournament;

interface Props {
  readonly tournament: TournamentSeen;
  readonly systems: readonly ShelfSystem[];
}

const formOf = ({ form, rounds }: TournamentSeen): string => {
  const { form: names, rounds: count } = text.ladder.tournaments;
  return form === 'swiss' ? `${names.swiss}, ${count(rounds)}` : names[form];
};

/** What the keeper chose. */
export function Details({ tournament, systems }: Props) {
  const { system, options, settings, status, startsAt, opensAt, roundDueAt, keeper } = tournament;
  const card = cardOf(systems, system, options);
  const facts: readonly (readonly [string, string])[] = [
    [words.battle, card?.name ?? tournament.systemName],
    [words.formLabel, formOf(tournament)],
    ...(status === 'open' && opensAt > Date.now() ? [[words.opensLabel, timeOf(opensAt)] as const] : []),
    ...(status === 'open' ? [[words.startsLabel, timeOf(startsAt)] as const] : []),
    ...(status === 'running' && roundDueAt !== null ? [[words.due, timeOf(roundDueAt)] as const] : []),
    [words.perDecision, text.ladder.hours(settings.hours)],
    [words.perRound, text.ladder.hours(settings.roundHours)],
    [words.ratedLabel, settings.isRated ? words.yes : words.no],
    [words.keeper, keeper ?? text.ladder.formerPlayer],
  ];
  return (
    <section class="card" aria-labelledby="details-title">
      {card ? <ScenarioPicture system={system} card={card} class="tourney-picture" /> : null}
      <div class="pad stack tight">
        <h2 id="details-title">{words.facts}</h2>
        <dl class="tourney-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
