import { effect, signal } from '@preact/signals';
import { sounds } from '../settings/settings.ts';
import type { Session } from './play/session.ts';

/** How many chat messages the player has not seen, for the title of the page. */
export const unreadTalk = signal(0);

/** Whether the page is visible: messages on a hidden page have not been read. */
export const isLookedAt = signal(!document.hidden);
document.addEventListener('visibilitychange', () => {
  isLookedAt.value = !document.hidden;
});

/** Frequencies in hertz, one after the other. */
const TONES = { turn: [523, 784], talk: [659] } as const;
const TONE_SECONDS = 0.14;
const VOLUME = 0.08;

/** Browsers play no sound, and log a warning, until somebody has touched the page. */
const mayPlay = (): boolean => sounds.value && navigator.userActivation?.hasBeenActive === true;

const play = (kind: keyof typeof TONES): void => {
  if (!mayPlay()) return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: VOLUME });
  volume.connect(audio.destination);
  for (const [i, frequency] of TONES[kind].entries()) {
    const tone = new OscillatorNode(audio, { frequency, type: 'triangle' });
    tone.connect(volume);
    tone.start(audio.currentTime + i * TONE_SECONDS);
    tone.stop(audio.currentTime + (i + 1) * TONE_SECONDS);
    if (i === TONES[kind].length - 1) tone.onended = () => void audio.close();
  }
};

/**
 * A sound when it becomes the player's turn, and when somebody writes in the chat. Returns a function that stops it.
 */
export const watchForAttention = (session: Session): (() => void) => {
  let [wasToAct, unread] = [session.isToAct.peek(), unreadTalk.peek()];
  return effect(() => {
    const isToAct = session.isToAct.value;
    if (isToAct && !wasToAct) play('turn');
    if (unreadTalk.value > unread) play('talk');
    [wasToAct, unread] = [isToAct, unreadTalk.value];
  });
};
