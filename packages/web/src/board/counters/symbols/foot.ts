import { circle, type Drawing } from './symbol.ts';

const ARROWHEAD = 'M23 12L17.2 9.2L18.6 12L17.2 14.8Z';

export const LIGHT_FOOT: Drawing = [
  { line: 'M3.5 20.5L19 5M20.5 20.5L5 5', width: 1.9 },
  { fill: 'M22 2L15.6 3.6L20.4 8.4ZM2 2L8.4 3.6L3.6 8.4Z' },
  { cut: circle(12, 12.6, 6.6) },
  { fill: circle(12, 12.6, 5.5) },
  { cut: circle(12, 12.6, 3.5) },
  { fill: circle(12, 12.6, 1.7) },
];

const KITE = 'M12 2C15 2 18 2.6 20 3.6C20.2 11.5 17.8 18 12 22.4C6.2 18 3.8 11.5 4 3.6C6 2.6 9 2 12 2Z';

export const HEAVY_FOOT: Drawing = [
  { fill: KITE },
  { score: 'M12 4.4V18.6M6.2 9.4H17.8', width: 1.7 },
  { cut: circle(12, 9.4, 2.9) },
  { fill: circle(12, 9.4, 1.7) },
];

export const ARMOURED_FOOT: Drawing = [
  { fill: 'M5 9.5C5 4.6 8 2 12 2S19 4.6 19 9.5V17C19 20 16.4 22.4 12 22.4S5 20 5 17Z' },
  { score: 'M12 3V21.4', width: 1.1 },
  { cut: 'M6.2 9.4L11 10.6V12.8L6.2 11.8ZM17.8 9.4L13 10.6V12.8L17.8 11.8Z' },
  { score: 'M8.4 15.6V19M15.6 15.6V19M10.3 16.2V19.6M13.7 16.2V19.6', width: 0.95 },
];

export const PIKE: Drawing = [
  { line: 'M3 21.5L9.6 6.6M8.6 21.5L15.2 6.6M14.2 21.5L20.8 6.6', width: 1.9 },
  { fill: 'M11.4 1.6L11.8 7.6L7.4 5.6ZM17 1.6L17.4 7.6L13 5.6ZM22.6 1.6L23 7.6L18.6 5.6Z' },
];

export const SPEARS: Drawing = [
  { line: 'M12 22.5V7', width: 2 },
  { fill: 'M12 1L15 8H9Z' },
  { cut: circle(12, 15, 6) },
  { fill: circle(12, 15, 5) },
  { score: 'M12 11V19M8 15H16', width: 1.3 },
];

export const SHORT_BOW: Drawing = [
  { line: 'M8 2.5C18 5 18 19 8 21.5', width: 2.2 },
  { line: 'M8 2.5L4.4 12L8 21.5', width: 1.1 },
  { line: 'M4.4 12H19', width: 1.7 },
  { fill: ARROWHEAD },
];

export const LONG_BOW: Drawing = [
  { line: 'M8.5 .6C17.5 4.4 17.5 19.6 8.5 23.4', width: 2.1 },
  { line: 'M8.5 .6L5 12L8.5 23.4', width: 1.1 },
  { line: 'M5.4 9.4H18.6M5.4 14.6H18.6', width: 1.6 },
  { fill: 'M22.6 9.4L17.4 7L18.6 9.4L17.4 11.8ZM22.6 14.6L17.4 12.2L18.6 14.6L17.4 17Z' },
];

export const CROSSBOW: Drawing = [
  { line: 'M2 12.6H15', width: 3.1 },
  { line: 'M13.4 3.2C18.4 6.4 18.4 18.6 13.4 21.8', width: 2.2 },
  { line: 'M13.4 3.2L8 12.5L13.4 21.8', width: 1.1 },
  { line: 'M15 12.5H19.6', width: 1.6 },
  { fill: 'M23 12.5L18.6 10.3V14.7Z' },
];

export const HEAVY_CROSSBOW: Drawing = [
  { line: 'M1.6 12.6H14', width: 3.4 },
  { line: 'M12 2.6C17.4 6 17.4 19 12 22.4', width: 2.9 },
  { line: 'M12 2.6L6.8 12.5L12 22.4', width: 1.1 },
  { line: 'M16.4 9.6H20.6C23 9.6 23 15.4 20.6 15.4H16.4', width: 1.7 },
  { line: 'M4.8 13.6V18', width: 1.6 },
];

const LEAF = 'M12 1.2C18.6 6 19.4 14.6 12 20.4C4.6 14.6 5.4 6 12 1.2Z';
export const ELF_FOOT: Drawing = [
  { fill: LEAF },
  { line: 'M12 19V23', width: 1.9 },
  { score: 'M12 5V19.4M12 10L8.6 7.6M12 10L15.4 7.6M12 14.2L8.2 11.6M12 14.2L15.8 11.6', width: 1.2 },
];

export const ELF_BOW: Drawing = [
  { fill: 'M8 4.4C12.8 8 13.4 14.2 8 18.6C2.6 14.2 3.2 8 8 4.4Z' },
  { score: 'M8 7.4V17.6M8 11L5.6 9.2M8 11L10.4 9.2M8 14.2L5.4 12.4M8 14.2L10.6 12.4', width: 1 },
  { line: 'M8 18V21', width: 1.6 },
  { line: 'M14 2C21.6 6 21.6 18 14 22', width: 2.1 },
  { line: 'M14 2V22', width: 1 },
];

const AXE_BLADES =
  'M10.8 4.4C8 5.8 5.4 4.6 3.4 2.4C1.6 7.2 1.6 11 3.4 15.8C5.4 13.6 8 12.4 10.8 13.8ZM13.2 4.4C16 5.8 18.6 4.6 20.6 2.4C22.4 7.2 22.4 11 20.6 15.8C18.6 13.6 16 12.4 13.2 13.8Z';
export const DWARF_FOOT: Drawing = [{ fill: AXE_BLADES }, { line: 'M12 2.4V22', width: 2.3 }];

export const DWARF_BOW: Drawing = [
  { line: 'M12 1.6V12', width: 1.9 },
  {
    fill: 'M11.2 2.8C9.2 3.8 7.4 3 6 1.4C4.8 4.6 4.8 7.2 6 10.4C7.4 8.8 9.2 8 11.2 9ZM12.8 2.8C14.8 3.8 16.6 3 18 1.4C19.2 4.6 19.2 7.2 18 10.4C16.6 8.8 14.8 8 12.8 9Z',
  },
  { line: 'M3 18H17', width: 2.6 },
  { line: 'M15 12C19.4 14 19.4 22 15 23.4', width: 1.9 },
  { line: 'M15 12L11 17.8L15 23.4', width: 1 },
  { fill: 'M22.6 18L18.4 16V20Z' },
];

const GOBLIN_HEAD =
  'M12 4C15 4 17 5 18 7.2L23.4 5.4C22.6 9.4 20.8 11.8 18.2 12.8C17.4 17 15 21.4 12 21.4S6.6 17 5.8 12.8C3.2 11.8 1.4 9.4.6 5.4L6 7.2C7 5 9 4 12 4Z';
export const GOBLIN_FOOT: Drawing = [
  { fill: GOBLIN_HEAD },
  { cut: 'M7.4 9.6L11 11.4C10.4 13.2 8 13 7.4 9.6ZM16.6 9.6L13 11.4C13.6 13.2 16 13 16.6 9.6Z' },
  { score: 'M9.4 17.2C11 18.2 13 18.2 14.6 17.2', width: 1.2 },
];

const SMALL_GOBLIN =
  'M7 6.6C8.6 6.6 9.6 7.2 10.2 8.4L13 7.4C12.6 9.6 11.6 10.8 10.2 11.4C9.8 13.8 8.6 16 7 16S4.2 13.8 3.8 11.4C2.4 10.8 1.4 9.6 1 7.4L3.8 8.4C4.4 7.2 5.4 6.6 7 6.6Z';
export const GOBLIN_BOW: Drawing = [
  { fill: SMALL_GOBLIN },
  { cut: `${circle(5.6, 10.2, 0.9)}${circle(8.4, 10.2, 0.9)}` },
  { line: 'M13 2C21.4 5.4 21.4 18.6 13 22', width: 2.1 },
  { line: 'M13 2L11.4 12L13 22', width: 1 },
  { line: 'M11.4 16.5H20.4', width: 1.4 },
  { fill: 'M23.6 16.5L19.2 14.3V18.7Z' },
];
