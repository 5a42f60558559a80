import { parse } from 'chrono-node/de';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, in whatever zone the test runs.
const now = new Date(2026, 10, 21, 14, 0);
const read = (text: string) => readQuickAdd(text, { now, language: 'de', people: [] }, parse);

const on = (every: number, ...weekdays: number[]): Repetition => ({ every, unit: 'week', weekdays });
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const workdays = on(1, 1, 2, 3, 4, 5);

type Line = [line: string, title: string, dueDate: string | null, dueTime?: string | null, repeat?: Repetition | null];

test.each<Line>([
  // Days and times.
  ['Bank anrufen morgen 17 Uhr', 'Bank anrufen', '2026-11-22', '17:00'],
  ['Bank anrufen morgen', 'Bank anrufen', '2026-11-22'],
  ['Morgen Bank anrufen', 'Bank anrufen', '2026-11-22'],
  ['Bank anrufen übermorgen', 'Bank anrufen', '2026-11-23'],
  ['Bank anrufen am Freitag', 'Bank anrufen', '2026-11-27'],
  ['Bank anrufen bis Freitag um 9 Uhr', 'Bank anrufen', '2026-11-27', '09:00'],
  ['Bank anrufen nächsten Montag', 'Bank anrufen', '2026-11-23'],
  ['Bank anrufen um 17:30', 'Bank anrufen', '2026-11-21', '17:30'],
  ['Bank anrufen um 17 Uhr', 'Bank anrufen', '2026-11-21', '17:00'],
  ['Bank anrufen heute Abend', 'Bank anrufen', '2026-11-21', '19:00'],
  ['Bank anrufen morgen früh', 'Bank anrufen', '2026-11-22', '09:00'],
  ['Bank anrufen Freitagabend', 'Bank anrufen', '2026-11-27', '19:00'],
  ['Bank anrufen morgen um halb neun', 'Bank anrufen', '2026-11-22', '08:30'],
  ['Bank anrufen in 2 Wochen', 'Bank anrufen', '2026-12-05'],
  ['Bank anrufen in drei Tagen', 'Bank anrufen', '2026-11-24'],
  ['Bank anrufen in einer Stunde', 'Bank anrufen', '2026-11-21', '15:00'],
  ['Bank anrufen nächste Woche', 'Bank anrufen', '2026-11-28'],
  ['Bank anrufen 24.12. 8:30', 'Bank anrufen', '2026-12-24', '08:30'],
  ['Bank anrufen am 5. März um 9 Uhr', 'Bank anrufen', '2027-03-05', '09:00'],
  ['Bank anrufen am 15.', 'Bank anrufen', '2026-12-15'],
  ['Bank anrufen bis zum 30. um 10 Uhr', 'Bank anrufen', '2026-11-30', '10:00'],
  ['Bank anrufen Mi', 'Bank anrufen', '2026-11-25'],
  // Every day, week, month or year.
  ['Feige gießen jeden Tag', 'Feige gießen', null, null, each('day')],
  ['Feige gießen täglich um 7 Uhr', 'Feige gießen', '2026-11-22', '07:00', each('day')],
  ['Feige gießen alle 3 Tage', 'Feige gießen', null, null, each('day', 3)],
  ['Feige gießen alle zwei Wochen', 'Feige gießen', null, null, each('week', 2)],
  ['Feige gießen jede zweite Woche', 'Feige gießen', null, null, each('week', 2)],
  ['Bücher prüfen monatlich', 'Bücher prüfen', null, null, each('month')],
  ['Bücher prüfen alle sechs Monate', 'Bücher prüfen', null, null, each('month', 6)],
  ['Bücher prüfen vierteljährlich', 'Bücher prüfen', null, null, each('month', 3)],
  ['Domain erneuern jedes Jahr am 5. Mai', 'Domain erneuern', '2027-05-05', null, each('year')],
  // Days of the week.
  ['Besprechung jeden Werktag um 9 Uhr', 'Besprechung', '2026-11-23', '09:00', workdays],
  ['Besprechung werktags', 'Besprechung', '2026-11-23', null, workdays],
  ['Laufen jedes Wochenende', 'Laufen', '2026-11-21', null, on(1, 6, 7)],
  ['Sport jeden Montag', 'Sport', '2026-11-23', null, each('week')],
  ['Sport montags', 'Sport', '2026-11-23', null, each('week')],
  ['Sport dienstags und donnerstags um 18:30', 'Sport', '2026-11-24', '18:30', on(1, 2, 4)],
  ['Sport jeden Mo, Mi und Fr', 'Sport', '2026-11-23', null, on(1, 1, 3, 5)],
  ['Sport jede Woche am Mittwoch', 'Sport', '2026-11-25', null, each('week')],
  ['Löhne jeden zweiten Freitag', 'Löhne', '2026-11-27', null, each('week', 2)],
  ['Löhne alle 3 Wochen am Montag', 'Löhne', '2026-11-23', null, each('week', 3)],
  ['Markt jeden Sonnabend', 'Markt', '2026-11-21', null, each('week')],
  // Days of the month.
  ['Miete zahlen jeden Monat am 31.', 'Miete zahlen', '2026-11-30', null, each('month')],
  ['Miete zahlen jeden Monat am 1.', 'Miete zahlen', '2026-12-01', null, each('month')],
  ['Miete zahlen jeden Monat am ersten', 'Miete zahlen', '2026-12-01', null, each('month')],
  ['Miete zahlen monatlich zum 28.', 'Miete zahlen', '2026-11-28', null, each('month')],
  ['Miete zahlen am 15. jedes Monats', 'Miete zahlen', '2026-12-15', null, each('month')],
  ['Miete zahlen alle 3 Monate am 21.', 'Miete zahlen', '2026-11-21', null, each('month', 3)],
])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
  const { title: called, dueDate: day, dueTime: time, repeat: rhythm } = read(line);
  expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
});

describe('what only looks like it stays in the title', () => {
  test.each([
    'jeden Kunden anrufen',
    'So eine Lampe suchen',
    'mach das so',
    'Mo und Di sind Maße',
    'am Morgen laufen',
    'Früchte kaufen',
    '1/2 Liter Öl',
    'Version 1.2.3',
    'tägliche Berichte lesen',
    'alle Wochenpläne lesen',
    'Zimmer 1430',
    'was gestern besprochen wurde',
  ])('%s', (line) => {
    expect(read(line)).toMatchObject({ title: line, dueDate: null, dueTime: null, repeat: null });
  });
});
