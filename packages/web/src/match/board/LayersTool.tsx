import { useSignal } from '@preact/signals';
import { match } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';
import './LayersTool.css';

const words = match.tools;

/** What the system can lay over the whole board, each switched on and off. */
export function LayersTool({ session }: { readonly session: Session }) {
  const isOpen = useSignal(false);
  const layers = session.boardLayers.value;
  if (layers.length === 0) return null;
  return (
    <div class="layers-tool">
      <button
        type="button"
        class="tool"
        aria-label={words.layers}
        title={words.layers}
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="layers" />
      </button>
      {isOpen.value ? (
        <fieldset class="layers-list">
          <legend>{match.about.layers}</legend>
          {layers.map(({ name }) => (
            <label key={name} class="choice">
              <input
                type="checkbox"
                checked={session.layers.value.has(name)}
                onChange={() => session.toggleLayer(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}
