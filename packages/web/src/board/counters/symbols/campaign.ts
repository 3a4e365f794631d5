import { circle, type Drawing } from './symbol.ts';

export const ARMY: Drawing = [{ line: 'M5 2V22.6', width: 2 }, { fill: 'M6 3H20.6L17 8L20.6 13H6Z' }];

export const FLEET: Drawing = [
  { fill: 'M1.6 15.6H22.4L19.4 21.4H5Z' },
  { line: 'M11 2V15', width: 1.7 },
  { fill: 'M12.2 3C17 5.4 19 9.4 18.6 13.6H12.2ZM9.8 5V13.6H4.6C5 10 6.8 7 9.8 5Z' },
];

export const FLYER: Drawing = [
  {
    fill: 'M2 16C6 6 14 2 22.6 3C20 5 19.4 6.6 19.4 8.4C16.6 8.6 15.8 10 15.6 12C12.8 12 11.8 13.4 11.4 15.4C8.6 15 6.4 16.4 5 20.6Z',
  },
];

export const CITY: Drawing = [
  { fill: 'M2 9H4V7H5.4V9H7.4V14H9V4H10.6V2H12V4H13.4V2H15V14H16.6V9H18.6V7H20V9H22V22H2Z' },
  { cut: 'M9.8 22V18.6C9.8 15.8 14.2 15.8 14.2 18.6V22Z' },
];

export const UNKNOWN: Drawing = [
  { line: 'M7.6 8.4C7.6 2.8 16.6 2.8 16.6 8.4C16.6 12 12 12.2 12 15.8', width: 2.8 },
  { fill: circle(12, 20.4, 1.8) },
];
