import { circle, type Drawing } from './symbol.ts';

/** A horse's head and neck facing right; the kind of cavalry shows in what is added to it. */
const HEAD =
  'M6 22.6C6 17 7 13.2 9 10.4C9.6 8 10.6 6 12.2 4.6L12 1.4L15 3.6C17.2 4.4 18.6 6 19.4 8.2L22.4 12.6C22.8 13.8 22.2 15.2 21 15.6L18.4 16C17 15.2 16 14.8 14.8 15C14.4 17.4 16 19.6 16.6 22.6Z';
const EYE = circle(16.2, 8.6, 0.95);
const MANE = 'M10.6 5.8L6.6 7.6L9 9L5.4 11.4L8 12.6L4.6 15.6L7 16.6L4.2 19.8L6.4 20.4L12 8Z';
const PENNON = 'M2.4 2V22.6M2.4 2.8L8 4.8L2.4 7.2';
const PENNON_FLAG = 'M2.4 2L9 4.8L2.4 7.6Z';
const BANDS = 'M8.2 13.6L14.6 16.2M7.2 17L15.4 19.6M13 5.6L17.6 12.4';
const BOW = 'M6.4 1.6C.2 5.6.2 18 6.4 22.2';

const horse = (...more: Drawing): Drawing => [{ fill: HEAD }, { cut: EYE }, ...more];

export const LIGHT_CAVALRY: Drawing = horse();
export const MEDIUM_CAVALRY: Drawing = [
  { fill: MANE },
  ...horse(),
  { line: PENNON, width: 1.5 },
  { fill: PENNON_FLAG },
];
export const HEAVY_CAVALRY: Drawing = [
  ...horse({ score: BANDS, width: 1.5 }),
  { line: PENNON, width: 1.5 },
  { fill: PENNON_FLAG },
];
export const HORSE_BOW: Drawing = [
  ...horse(),
  { line: BOW, width: 1.9 },
  { line: 'M6.4 1.6L4.6 12L6.4 22.2', width: 0.9 },
];
export const CATAPHRACT: Drawing = [
  ...horse({ score: BANDS, width: 1.5 }),
  { line: BOW, width: 1.7 },
  { line: 'M10.4 1.2V6.4', width: 1.3 },
  { fill: 'M10.4 .4L4.8 2.6L10.4 4.8Z' },
];
export const ELF_CAVALRY: Drawing = [
  ...horse(),
  { fill: 'M4.4 1.4C8.4 4.6 8.6 9.6 4.4 13.4C.2 9.6.4 4.6 4.4 1.4Z' },
  { score: 'M4.4 4V12.6', width: 1.1 },
];
export const GOBLIN_CAVALRY: Drawing = [
  ...horse(),
  {
    fill: 'M4.8 2.2C6.2 2.2 7 2.8 7.4 3.8L9.8 3C9.4 4.8 8.6 6 7.4 6.4C7 8.4 6 10 4.8 10S2.6 8.4 2.2 6.4C1 6 .2 4.8 -.2 3L2.2 3.8C2.6 2.8 3.4 2.2 4.8 2.2Z',
  },
  { cut: `${circle(3.8, 5.3, 0.7)}${circle(5.8, 5.3, 0.7)}` },
];
export const RIDERLESS: Drawing = [{ line: HEAD, width: 1.7 }, { fill: EYE }];
