/** Small line drawings for buttons, in a 20 × 20 box. */
const PATHS: Readonly<Record<string, string>> = {
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  units: 'M4 4h5v5H4zM11 11h5v5h-5zM4 13h4M13 4v4',
  frame: 'M3 3h2M8 3h4M15 3h2v2M17 8v4M17 15v2h-2M12 17H8M5 17H3v-2M3 12V8M3 5V3',
  menu: 'M3 5h14M3 10h14M3 15h14',
  back: 'M12 4 6 10l6 6',
  first: 'M5 4v12M15 4l-7 6 7 6',
  previous: 'M13 4l-7 6 7 6',
  next: 'M7 4l7 6-7 6',
  last: 'M15 4v12M5 4l7 6-7 6',
  play: 'M6 4l10 6-10 6z',
  pause: 'M6 4v12M14 4v12',
  close: 'M5 5l10 10M15 5 5 15',
  eye: 'M2 10c2.2-3.6 5-5.4 8-5.4s5.8 1.8 8 5.4c-2.2 3.6-5 5.4-8 5.4S4.200 13.600 2 10zM10 7.600a2.400 2.400 0 1 0 .01 0z',
  tape: 'M2 7h16v6H2zM5 7v3M8 7v2M11 7v3M14 7v2',
  cone: 'M3 4h14L10 17z',
  layers: 'M10 3 18 7.500l-8 4.500-8-4.500zM2 11l8 4.500 8-4.500M2 14.500l8 4.500 8-4.500',
  caution: 'M10 3 18 16.5H2zM10 8v4M10 14.2v.1',
  link: 'M8 12l4-4M6 9l-2 2a3.5 3.5 0 0 0 5 5l2-2M14 11l2-2a3.5 3.5 0 0 0-5-5L9 6',
};

export function Icon({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name] ?? ''}
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
