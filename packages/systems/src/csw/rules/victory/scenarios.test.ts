import { expect, test } from 'vitest';
import { allOnMap, change, leaders, ofType, result } from './testkit.ts';

const ROUTED_OFF = { status: 'routedOff' } as const;
const DEAD = { status: 'eliminated' } as const;

test('[CSW-S01-07, CSW-R-82] Tours: more than half of the enemy for less than half of your own', () => {
  const last = allOnMap('tours', 10);
  expect(result(change(last, 'red', 21))).toBe('draw');
  expect(result(change(last, 'red', 22))).toBe('blue');
  expect(result(change(change(last, 'red', 22), 'blue', 23))).toBe('blue');
  expect(result(change(change(last, 'red', 22), 'blue', 24))).toBe('draw');
  expect(result(change(last, 'blue', 25))).toBe('red');
});

test('[CSW-SCN-07] Tours runs to its last turn, whatever is lost before', () => {
  expect(result(change(allOnMap('tours', 9), 'red', 30))).toBe('goes on');
});

test('[CSW-S02-07] Balathus: all of the enemy, fled or fallen, for less than half is a strategic victory at once', () => {
  const third = allOnMap('balathus', 3);
  const swept = change(change(change(third, 'red', 30), 'red', 30, ROUTED_OFF), 'red', 3, DEAD, leaders);
  expect(result(change(third, 'red', 60))).toBe('goes on');
  expect(result(swept)).toBe('blue');
  expect(result(change(swept, 'blue', 24))).toBe('blue');
});

test('[CSW-S02-07, CSW-R-55] Balathus: three quarters of the enemy is a marginal victory, for the higher share if both have it', () => {
  const last = allOnMap('balathus', 14);
  expect(result(change(last, 'red', 47))).toBe('draw');
  expect(result(change(change(last, 'red', 40), 'red', 8, ROUTED_OFF))).toBe('blue');
  const both = change(change(last, 'red', 48), 'blue', 38);
  expect(result(both)).toBe('red');
  expect(result(change(both, 'red', 1))).toBe('blue');
  const sixSevenths = change(change(last, 'red', 54), 'blue', 42);
  expect(result(sixSevenths)).toBe('draw');
});

test('[CSW-S03-07, CSW-SCN-07] Civitate: the first to lose its captains loses at the end of that turn', () => {
  const second = allOnMap('civitate', 2);
  const papal = change(second, 'red', 2, DEAD, ofType('W1'));
  const normans = change(second, 'blue', 3, DEAD, leaders);
  expect(result(change(second, 'red', 1, DEAD, ofType('W1')))).toBe('goes on');
  expect(result(change(second, 'blue', 2, DEAD, leaders))).toBe('goes on');
  expect(result(papal)).toBe('blue');
  expect(result(normans)).toBe('red');
  expect(result(change(papal, 'blue', 3, DEAD, leaders))).toBe('draw');
  expect(result(allOnMap('civitate', 10))).toBe('draw');
});

test('[CSW-S03-07, CSW-SET-13] Civitate: captains who never entered count as dead', () => {
  expect(result(change(allOnMap('civitate', 3), 'red', 2, { status: 'late' }, ofType('W1')))).toBe('blue');
});

test('[CSW-S04-07, CSW-SCN-07] Hastings: the loss of every English leader ends it; otherwise half of the Normans', () => {
  expect(result(change(allOnMap('hastings', 6), 'blue', 3, DEAD, leaders))).toBe('red');
  expect(result(change(allOnMap('hastings', 6), 'red', 40))).toBe('goes on');
  const last = allOnMap('hastings', 15);
  expect(result(change(last, 'red', 23))).toBe('draw');
  expect(result(change(last, 'red', 24))).toBe('blue');
  expect(result(change(change(last, 'red', 24), 'blue', 3, DEAD, leaders))).toBe('red');
});

test('[CSW-S05-07] Manzikert: fewer units eliminated wins; those who fled do not count', () => {
  const last = allOnMap('manzikert', 15);
  expect(result(last)).toBe('draw');
  expect(result(change(change(last, 'red', 5), 'blue', 6))).toBe('red');
  expect(result(change(change(last, 'red', 5), 'blue', 20, ROUTED_OFF))).toBe('blue');
  expect(result(change(allOnMap('manzikert', 14), 'blue', 9))).toBe('goes on');
});

test('[CSW-S06-07, CSW-SCN-07] Dorylaeum: 51% of the Crusaders end it; three quarters of the Turks for less than half', () => {
  const fifth = allOnMap('dorylaeum', 5);
  expect(result(change(fifth, 'red', 32))).toBe('goes on');
  expect(result(change(fifth, 'red', 33))).toBe('blue');
  expect(result(change(fifth, 'blue', 45))).toBe('goes on');
  const last = allOnMap('dorylaeum', 16);
  expect(result(change(last, 'blue', 39))).toBe('draw');
  expect(result(change(last, 'blue', 40))).toBe('red');
  expect(result(change(change(last, 'blue', 40), 'red', 31))).toBe('red');
  expect(result(change(change(last, 'blue', 40), 'red', 32))).toBe('draw');
});

test('[CSW-S07-07, CSW-SCN-07] Liegnitz: sixteen unrouted Silesians on the board at the end', () => {
  const last = allOnMap('liegnitz', 14);
  expect(result(change(change(last, 'blue', 20), 'blue', 22, { routed: true }))).toBe('blue');
  expect(result(change(change(last, 'blue', 20), 'blue', 23, { routed: true }))).toBe('red');
  const eighth = allOnMap('liegnitz', 8);
  expect(result(change(change(eighth, 'blue', 20), 'blue', 30, { routed: true }))).toBe('goes on');
  expect(result(change(change(eighth, 'blue', 22), 'blue', 20, ROUTED_OFF))).toBe('goes on');
  expect(result(change(change(eighth, 'blue', 23), 'blue', 20, ROUTED_OFF))).toBe('red');
});

test('[CSW-S08-07, CSW-SCN-07] Morgarten: eight knights end it; otherwise half of the Swiss', () => {
  const third = allOnMap('morgarten', 3);
  expect(result(change(third, 'red', 7, DEAD, ofType('HC')))).toBe('goes on');
  expect(result(change(third, 'red', 8, DEAD, ofType('HC')))).toBe('blue');
  expect(result(change(third, 'blue', 9))).toBe('goes on');
  const last = allOnMap('morgarten', 8);
  expect(result(change(last, 'blue', 7))).toBe('draw');
  expect(result(change(last, 'blue', 8))).toBe('red');
});

test('[CSW-S08-07, CSW-DIS-08] Morgarten: a knight who fell on foot was still a knight', () => {
  const fell = { status: 'eliminated', type: 'AF', mustered: 'HC' } as const;
  expect(result(change(allOnMap('morgarten', 3), 'red', 8, fell, ofType('HC')))).toBe('blue');
});

test('[CSW-S09-07] Pipeweed Farm: points still on the board count, routed or not', () => {
  const last = allOnMap('pipeweed', 18);
  expect(result(last)).toBe('red');
  expect(result(change(last, 'red', 188 - 6, { routed: true }))).toBe('red');
  expect(result(change(last, 'red', 40, ROUTED_OFF))).toBe('blue');
  expect(result(change(allOnMap('pipeweed', 17), 'red', 100))).toBe('goes on');
});

test('[CSW-S10-07, CSW-SCN-07] Jarmoco: three quarters of the Goblins, or one of them unrouted', () => {
  const fourth = allOnMap('jarmoco', 4);
  expect(result(change(fourth, 'red', 50))).toBe('goes on');
  expect(result(change(fourth, 'red', 51))).toBe('blue');
  const last = allOnMap('jarmoco', 14);
  expect(result(change(last, 'red', 50))).toBe('red');
  const routed = change(change(last, 'red', 50), 'red', 15, { routed: true });
  expect(result(routed)).toBe('red');
  expect(result(change(routed, 'red', 2, ROUTED_OFF, leaders))).toBe('draw');
});

test('[CSW-S11-07, CSW-SCN-07] Bellystone Ford is won like Jarmoco', () => {
  expect(result(change(allOnMap('bellystone', 5), 'red', 61))).toBe('goes on');
  expect(result(change(allOnMap('bellystone', 5), 'red', 62))).toBe('blue');
  expect(result(change(allOnMap('bellystone', 12), 'red', 61))).toBe('red');
});

test('[CSW-S12-07] Ukrak Morfut: the greater loss in points loses', () => {
  const last = allOnMap('ukrak', 18);
  expect(result(last)).toBe('draw');
  const horse = change(last, 'red', 2, DEAD, ofType('HC'));
  expect(result(horse)).toBe('blue');
  expect(result(change(horse, 'blue', 10, DEAD, ofType('LF')))).toBe('draw');
  expect(result(change(horse, 'blue', 11, DEAD, ofType('LF')))).toBe('red');
  expect(result(change(horse, 'blue', 60, ROUTED_OFF))).toBe('blue');
});
