import { beginMatch } from '../../lobby/newMatch.ts';
import { ScenarioPicture } from '../../lobby/picture/ScenarioPicture.tsx';
import { defaultPlayer, type ShelfSystem } from '../../lobby/shelf.ts';
import { Problem } from '../../page/Problem.tsx';
import { useAction } from '../../page/useAction.ts';
import { text } from '../../text/index.ts';

/** The practice game: a first lesson that is a game. */
export function Learn({ system }: { readonly system: ShelfSystem | undefined }) {
  const action = useAction();
  const card = system?.scenarios[0];
  if (system === undefined || card === undefined) return null;
  const words = text.lobby.start.learn;
  const [first] = card.sides;
  const learn = (): void => {
    const opponent = { kind: 'computer', bot: defaultPlayer(system) } as const;
    const seats = card.sides.map(({ seat }) => seat);
    const request = { system: system.id, title: card.name, options: card.options, seats, opponent };
    void action.run(() => beginMatch({ ...request, mine: first?.seat ?? '' }));
  };
  return (
    <section class="stack tight" aria-labelledby="learn-title">
      <div class="spread">
        <h2 id="learn-title">{words.title}</h2>
        <span class="hint">{words.minutes}</span>
      </div>
      <div class="card learn">
        <ScenarioPicture system={system.id} card={card} class="learn-picture" />
        <div class="pad stack tight">
          <p class="hint">{words.says}</p>
          <button type="button" class="main" onClick={learn} disabled={action.isRunning}>
            {words.go}
          </button>
          <Problem problem={action.problem} />
        </div>
      </div>
    </section>
  );
}
