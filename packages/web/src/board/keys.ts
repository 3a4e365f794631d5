/** What a key does on the board. */
export type KeyAction =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'step'; readonly key: string }
  | { readonly kind: 'zoom'; readonly steps: number }
  | { readonly kind: 'fit' }
  | { readonly kind: 'fan' }
  | { readonly kind: 'pick'; readonly adds: boolean };

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Arrows step the hex cursor and pan with shift, Enter and space pick, F fans, + - 0 zoom. */
export const keyActionOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyAction | undefined => {
  if (metaKey || altKey || (ctrlKey && key !== 'Enter')) return undefined;
  const pan = PANS[key];
  if (pan) return shiftKey ? { kind: 'pan', dx: pan[0], dy: pan[1] } : { kind: 'step', key };
  switch (key) {
    case '+':
    case '=':
      return { kind: 'zoom', steps: 1 };
    case '-':
      return { kind: 'zoom', steps: -1 };
    case '0':
      return { kind: 'fit' };
    case 'f':
    case 'F':
      return { kind: 'fan' };
    case 'Enter':
    case ' ':
      return { kind: 'pick', adds: shiftKey || ctrlKey };
    default:
      return undefined;
  }
};
