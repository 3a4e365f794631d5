import { Match, type Scene, SPECTATOR, seededDice } from '@warmoot/kernel';
import { drawnUp } from '../../../lobby/picture/drawnUp.ts';
import { Picture } from '../../../lobby/picture/Picture.tsx';
import { battle } from '../text/index.ts';
import { type BattleDraft, chooseMap, enemyOf, MAPS, type MapName, mapOf } from './battleDraft.ts';

const words = battle.ground;

/** Just enough to open a battle on it: only the ground matters. */
const ANYBODY = { army: ['HF', 'SB', 'MC', 'AF'].map((code) => ({ code, count: 2 })) };

/** The rules themselves open the battle in the page, so the picture shows the actual map. */
const sceneOn = async (ground: object): Promise<Scene> => {
  const { csw } = await import('@warmoot/systems/csw');
  const options = { battle: { ...ground, blue: ANYBODY, red: ANYBODY } } as Parameters<typeof csw.setup>[0];
  const match = Match.begin(csw, options, seededDice('picture'));
  return drawnUp(csw.scene(match.viewOf(SPECTATOR), SPECTATOR));
};

/** Where the battle is fought. */
export function Ground({ draft }: { readonly draft: BattleDraft }) {
  const isKeep = draft.map.value === 'keep';
  const ground = { map: mapOf(draft), ...(isKeep ? { defender: draft.defender.value } : {}) };
  return (
    <section class="card" aria-labelledby="ground-title">
      <Picture name={JSON.stringify(ground)} scene={() => sceneOn(ground)} class="ground-picture" />
      <div class="pad stack tight">
        <h2 id="ground-title">{words.title}</h2>
        <div class="field">
          <label for="map">{words.map}</label>
          <select
            id="map"
            value={draft.map.value}
            onChange={(event) => {
              chooseMap(draft, event.currentTarget.value as MapName);
            }}
          >
            {MAPS.map((each) => (
              <option key={each} value={each}>
                {words.maps[each]}
              </option>
            ))}
          </select>
        </div>
        {draft.map.value === 'seed' ? (
          <div class="field">
            <label for="seed">{words.seed}</label>
            <div class="copy-line">
              <input
                id="seed"
                value={draft.seed.value}
                onChange={(event) => {
                  draft.seed.value = event.currentTarget.value.trim();
                }}
              />
              <button
                type="button"
                onClick={() => {
                  draft.seed.value = String(Math.floor(Math.random() * 1_000_000));
                }}
              >
                {words.another}
              </button>
            </div>
          </div>
        ) : null}
        <p class="hint">
          {isKeep ? words.keepHint(battle.sideNames[enemyOf(draft.defender.value)]) : words.openHint}
        </p>
      </div>
    </section>
  );
}
