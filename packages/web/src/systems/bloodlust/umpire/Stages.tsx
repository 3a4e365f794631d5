import { hitsLeft, judgeStages, modelOf, type Unit } from '@warmoot/systems/bloodlust/umpire';
import { game } from './store.ts';
import { umpire as words } from './text/index.ts';

interface Stage {
  readonly says: string;
  readonly state: 'lost' | 'left' | 'coming';
}

/** The hits that a model can take, as words: crew, body, impaired, gone (BLD-CAS-03). */
const stagesOf = (unit: Unit, hits: number, from: number): readonly Stage[] => {
  const name = unit.profile.model as NonNullable<Unit['profile']['model']>;
  const crew = judgeStages(name, 0, game.value?.terms.scale ?? 15).crewLeft;
  const { full } = unit.profile;
  const taken = full - from + hits;
  const isLast = (at: number): boolean =>
    at === full - 2 && crew < full - 1 && (modelOf(unit.profile)?.hasStages ?? false);
  return Array.from({ length: full }, (_, at) => ({
    says:
      at < crew
        ? words.losses.crew
        : at === full - 1
          ? words.losses.gone
          : isLast(at)
            ? words.losses.impaired
            : words.losses.body,
    state: at < taken ? 'lost' : at === full - 1 || isLast(at) ? 'coming' : 'left',
  }));
};

/** The stages of each stand of a unit of models; the most damaged stand takes the new `hits` first. */
export function Stages({ unit, hits = 0 }: { readonly unit: Unit; readonly hits?: number }) {
  const stands = unit.stands.flat().toSorted((a, b) => a - b);
  let left = Math.min(hits, hitsLeft(unit));
  return (
    <>
      {stands.map((stand, at) => {
        const own = Math.min(stand, left);
        left -= own;
        return (
          <p key={at} class={`u-stages ${unit.side}`}>
            {stagesOf(unit, own, stand).map(({ says, state }, each) => (
              <span key={each} class={state}>
                {says}
              </span>
            ))}
          </p>
        );
      })}
    </>
  );
}
