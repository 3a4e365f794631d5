import { useSignal } from '@preact/signals';
import { placeKey, type Scene } from '@warmoot/kernel';
import { match } from '../../text/index.ts';
import { OddsCard } from '../odds/OddsCard.tsx';
import type { Atlas } from '../play/atlas.ts';
import { isStrike, type Offer, ranked } from '../play/offer.ts';
import type { Session } from '../play/session.ts';
import { WarningList } from '../WarningList.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';

const PAGE = 60;

/**
 * Everything that can be done now, subject by subject, as buttons: the whole game without the canvas. Hexes to attack come
 * first, because several units can attack them together.
 */
export function DoPanel({ session }: { readonly session: Session }) {
  const { atlas, scene, tableChoices } = session;
  const waiting = new Map(scene.value?.tray?.map((piece) => [piece.id, piece]));
  const nameOf = (id: string): string | undefined =>
    atlas.value?.pieces.get(id)?.name ??
    waiting.get(id)?.name ??
    cardNamed(scene.value, id) ??
    hexNamed(atlas.value, id);
  const named = session.subjects.value.filter((id) => nameOf(id) !== undefined);
  const targets = named.filter((id) => atlas.value?.cells.has(id) && session.legalAbout(id).some(isStrike));
  const others = named.filter((id) => !targets.includes(id));
  if (session.subjects.value.length === 0) return <p class="hint">{scene.value?.prompt.text}</p>;
  return (
    <div class="do-list">
      <OddsCard session={session} />
      {tableChoices.value.map((choice) => (
        <ChoiceButton key={JSON.stringify(choice.command)} session={session} choice={choice} isMain />
      ))}
      {[...targets, ...others].map((id) => (
        <Subject key={id} session={session} id={id} name={nameOf(id) as string} />
      ))}
    </div>
  );
}

/** A card by its name and row: `Wine (Your hand)`. */
const cardNamed = (scene: Scene | null, id: string): string | undefined => {
  const row = scene?.cards?.find(({ cards }) => cards.some((card) => card.id === id));
  const card = row?.cards.find((each) => each.id === id);
  return card && row && match.cards.inRow(card.name ?? match.cards.back, row.title);
};

/** A hex by who stands there: `0911: 4 Heavy Foot, Warrior 1 B`. */
const hexNamed = (atlas: Atlas | null, id: string): string | undefined => {
  const cell = atlas?.cells.get(id);
  if (cell === undefined) return undefined;
  const kinds = new Map<string, number>();
  for (const { name, kind = name } of atlas?.stackAt.get(placeKey(cell.at)) ?? []) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const who = [...kinds].map(([kind, count]) => match.do.several(kind, count));
  return match.do.hex(cell.id, who.join(', ') || cell.name);
};

/** Commands are listed when the player opens the subject. */
function Subject({
  session,
  id,
  name,
}: {
  readonly session: Session;
  readonly id: string;
  readonly name: string;
}) {
  const isOpen = useSignal(false);
  const place = session.atlas.value?.pieces.get(id)?.at;
  const cell = place && session.atlas.value?.cellAt.get(placeKey(place));
  const toggle = (): void => {
    isOpen.value = !isOpen.value;
    if (isOpen.value) session.pick([id]);
  };
  return (
    <div class="do-subject">
      <button type="button" class="do-name" aria-expanded={isOpen.value} data-subject={id} onClick={toggle}>
        {name} {cell ? <span class="hint">{cell.id}</span> : null}
      </button>
      {isOpen.value ? <Commands session={session} choices={ranked(session.legalAbout(id))} /> : null}
    </div>
  );
}

function Commands({ session, choices }: { readonly session: Session; readonly choices: readonly Offer[] }) {
  const most = useSignal(PAGE);
  const shown = choices.slice(0, most.value);
  if (choices.length === 0) return <p class="hint">{match.about.noActions}</p>;
  return (
    <div class="do-commands">
      <WarningList session={session} lines={session.cautionsOf(shown)} />
      {shown.map((choice) => (
        <ChoiceButton key={JSON.stringify(choice.command)} session={session} choice={choice} />
      ))}
      {choices.length > shown.length ? (
        <button
          type="button"
          onClick={() => {
            most.value += PAGE;
          }}
        >
          {match.more}
        </button>
      ) : null}
    </div>
  );
}
