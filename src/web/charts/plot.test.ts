import { expect, test } from 'vitest';
import { csvOf, tableOfSeries } from './chart-data.ts';
import { areaPath, columnPath, gaugePath, linePath, radarPoint, ringPaths, stacked } from './plot-paths.ts';
import { plotScales, shownLabels } from './plot-scales.ts';

const margins = { top: 10, bottom: 20, start: 40, end: 10 };
const size = { width: 450, height: 130, margins, isRtl: false };

test('places zero at the bottom and the maximum within the plot', () => {
  const { y, ticks } = plotScales(3, [0, 80, 40], size);
  expect([y(0), y(80), ticks]).toEqual([110, 10, [0, 20, 40, 60, 80]]);
});

test('places negative values below the zero line', () => {
  const { y } = plotScales(2, [-50, 50], size);
  expect([y(0), y(50) < 60]).toEqual([60, true]);
  expect(y(-50) - y(0)).toBeCloseTo(y(0) - y(50));
});

test('places all-zero data at the bottom', () => {
  expect(plotScales(2, [0, 0], size).y(0)).toBe(110);
});

test('mirrors the plot in right-to-left layouts', () => {
  const ltr = plotScales(4, [1], { ...size, margins: { ...margins, start: 30, end: 30 } });
  const rtl = plotScales(4, [1], { ...size, margins: { ...margins, start: 30, end: 30 }, isRtl: true });
  for (const at of [0, 1, 2, 3]) expect(rtl.x(at)).toBeCloseTo(450 - ltr.x(at));
  expect([ltr.nearest(31), rtl.nearest(31), rtl.nearest(419)]).toEqual([0, 3, 0]);
});

test('the pointer finds the nearest value, even outside the plot', () => {
  const { nearest, x } = plotScales(5, [1], size, true);
  expect([x(0), x(4), nearest(x(2) + 3), nearest(-50), nearest(900)]).toEqual([40, 440, 2, 0, 4]);
});

test('skips labels that would overlap', () => {
  expect([shownLabels(28, 400, 60), shownLabels(3, 400, 60), shownLabels(0, 400, 60)]).toEqual([[0, 5, 10, 15, 20, 25], [0, 1, 2], []]);
});

test('a line goes through its points without overshooting', () => {
  const path = linePath([
    [0, 10],
    [10, 10],
    [20, 50],
  ]);
  expect(path.startsWith('M0,10C')).toBe(true);
  expect(
    areaPath(
      [
        [0, 10],
        [10, 5],
      ],
      50,
    ),
  ).toMatch(/^M0,10.*L10,50.*Z$/);
});

test('rounds only the end of a column, and keeps an empty column flat', () => {
  expect(columnPath(0, 10, 100, 60)).toBe('M0,100V64Q0,60 4,60H6Q10,60 10,64V100Z');
  expect(columnPath(0, 10, 100, 100)).toBe('M0,100V100Q0,100 0,100H10Q10,100 10,100V100Z');
});

test('stacks each column on the one below', () => {
  expect(stacked([{ values: [1, 2] }, { values: [3, 4] }])).toEqual([
    [
      [0, 1],
      [0, 2],
    ],
    [
      [1, 4],
      [2, 6],
    ],
  ]);
});

test('draws nothing for an empty part', () => {
  const [first, second, third] = ringPaths([1, 0, 3], { inner: 30, outer: 40, isRtl: false });
  expect([first?.startsWith('M'), second, third?.startsWith('M')]).toEqual([true, '', true]);
  expect(gaugePath(2, { inner: 30, outer: 40, isRtl: false })).toBe(gaugePath(1, { inner: 30, outer: 40, isRtl: false }));
});

test('radar corners start at the top and follow the reading direction', () => {
  const [x, y] = radarPoint(0, 4, 10, false);
  expect([Math.round(x), Math.round(y)]).toEqual([0, -10]);
  expect(Math.round(radarPoint(1, 4, 10, false)[0])).toBe(10);
  expect(Math.round(radarPoint(1, 4, 10, true)[0])).toBe(-10);
});

test('CSV keeps numbers as numbers and escapes formulas', () => {
  const table = tableOfSeries('Day', ['=1+1', 'say "hi"'], [{ name: 'Sales', values: [1.5, -2], tone: 1 }], (value) => `€${value}`);
  expect(csvOf(table)).toBe('"Day","Sales"\r\n"\'=1+1",1.5\r\n"say ""hi""",-2');
});
