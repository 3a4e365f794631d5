import { beginMatch } from '../../../lobby/newMatch.ts';
import { ScenarioPicture } from '../../../lobby/picture/ScenarioPicture.tsx';
import { defaultPlayer, type ShelfSystem } from '../../../lobby/shelf.ts';
import { Problem } from '../../../page/Problem.tsx';
import { useAction } from '../../../page/useAction.ts';
import { text } from '../../../text/index.ts';

/** Shown before the shelf has loaded, so that nobody waits for it: the first click needs only this. */
const HASTINGS = {
  system: 'csw',
  title: 'Hastings',
  options: { scenario: 'hastings', modules: [] },
  seats: ['blue', 'red'],
} as const;

/** The attacker can act at once; the computer sets up the English. */
const MINE = 'red';

export function Hero({ system }: { readonly system: ShelfSystem | undefined }) {
  const action = useAction();
  const card = system?.scenarios.find(({ id }) => id === 'hastings');
  const words = text.lobby.start;
  const fight = (): void => {
    const opponent = { kind: 'computer', bot: system ? defaultPlayer(system) : 'captain' } as const;
    void action.run(() => beginMatch({ ...HASTINGS, mine: MINE, opponent }));
  };
  return (
    <section class="hero card" aria-labelledby="hero-title">
      <div class="hero-words">
        <h1 id="hero-title">{words.title}</h1>
        <p class="lead">{words.lead}</p>
        <div class="row">
          <button type="button" class="main big" onClick={fight} disabled={action.isRunning}>
            {action.isRunning ? words.fighting : words.fight}
          </button>
          <a class="button big" href="/scenarios">
            {words.others}
          </a>
        </div>
        <p class="hint">{words.noAccount}</p>
        <Problem problem={action.problem} />
      </div>
      {system && card ? (
        <ScenarioPicture system="csw" card={card} class="hero-picture" />
      ) : (
        <div class="picture hero-picture" />
      )}
    </section>
  );
}
