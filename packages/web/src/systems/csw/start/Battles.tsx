import { useSignal } from '@preact/signals';
import { beginMatch, type Opponent } from '../../../lobby/newMatch.ts';
import { ScenarioPicture } from '../../../lobby/picture/ScenarioPicture.tsx';
import { SideBadge } from '../../../lobby/SideBadge.tsx';
import { Switch } from '../../../lobby/Switch.tsx';
import { defaultPlayer, type ScenarioCard, type ShelfSystem } from '../../../lobby/shelf.ts';
import { whenOf } from '../../../lobby/whenOf.ts';
import { Problem } from '../../../page/Problem.tsx';
import { useAction } from '../../../page/useAction.ts';
import { text } from '../../../text/index.ts';

/** Small and large, historical and invented: the six that show the most variety. */
const SHOWN = ['hastings', 'morgarten', 'ukrak', 'manzikert', 'bellystone', 'pipeweed'];

const words = text.lobby.start;
type Kind = 'computer' | 'link' | 'both';
const kinds = (): readonly (readonly [Kind, string])[] => [
  ['computer', words.against.computer],
  ['link', words.against.link],
  ['both', words.against.both],
];

interface CardProps {
  readonly card: ScenarioCard;
  readonly isBusy: boolean;
  readonly onSide: (seat: string) => void;
}

function BattleCard({ card, isBusy, onSide }: CardProps) {
  return (
    <li class="card battle">
      <ScenarioPicture system="csw" card={card} class="battle-picture" />
      <div class="pad stack tight">
        <div class="spread one-line">
          <h3>{card.name}</h3>
          <span class="hint">{whenOf(card)}</span>
        </div>
        <div class="sides">
          {card.sides.map(({ seat, name }) => (
            <button
              key={seat}
              type="button"
              class="side-choice"
              disabled={isBusy}
              onClick={() => onSide(seat)}
              aria-label={words.playAs(card.name, name)}
            >
              <SideBadge seat={seat} sides={card.sides} />
              <span>{name}</span>
            </button>
          ))}
        </div>
      </div>
    </li>
  );
}

export function Battles({ system: csw }: { readonly system: ShelfSystem | undefined }) {
  const kind = useSignal<Kind>('computer');
  const action = useAction();
  const cards = SHOWN.flatMap((wanted) => csw?.scenarios.filter(({ id }) => id === wanted) ?? []);
  const play = (card: ScenarioCard, mine: string): void => {
    const opponent: Opponent =
      kind.value === 'computer' && csw
        ? { kind: 'computer', bot: defaultPlayer(csw) }
        : { kind: kind.value === 'link' ? 'link' : 'both' };
    const seats = card.sides.map(({ seat }) => seat);
    const request = { system: 'csw', title: card.name, options: card.options, seats, mine, opponent };
    void action.run(() => beginMatch(request));
  };
  return (
    <section class="stack" aria-labelledby="battles-title">
      <div class="spread">
        <div>
          <h2 id="battles-title">{words.pick}</h2>
          <p class="hint">{words.pickHint}</p>
        </div>
        <Switch
          label={words.against.label}
          choices={kinds()}
          chosen={kind.value}
          onChoose={(chosen) => {
            kind.value = chosen;
          }}
        />
      </div>
      <Problem problem={action.problem} />
      <ul class="cards three">
        {cards.map((card) => (
          <BattleCard
            key={card.id}
            card={card}
            isBusy={action.isRunning}
            onSide={(seat) => play(card, seat)}
          />
        ))}
        {csw === undefined
          ? SHOWN.map((id) => <li key={id} class="card battle ghost" aria-hidden="true" />)
          : null}
      </ul>
      <p>
        <a class="more" href="/scenarios">
          {words.allScenarios}
        </a>
        {' · '}
        <a class="more" href="/battle">
          {words.ownBattle}
        </a>
      </p>
    </section>
  );
}
