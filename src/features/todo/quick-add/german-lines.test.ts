import { parse } from 'chrono-node/de';
import { describe, expect, test } from 'vitest';
import type { Repetition } from '../contract.ts';
import { readQuickAdd } from './read-quick-add.ts';

// A Saturday, regardless of the time zone the test runs in.
const now = new Date(2026, 10, 21, 14, 0);
const read = (text: string) => readQuickAdd(text, { now, language: 'de', people: [] }, parse);

const on = (every: number, ...weekdays: number[]): Repetition => ({ every, unit: 'week', weekdays });
const each = (unit: Repetition['unit'], every = 1): Repetition => ({ every, unit });
const workdays = on(1, 1, 2, 3, 4, 5);

/** Due on the last day of shorter months. */
const thirtyFirst: Repetition = { every: 1, unit: 'month', day: 31 };

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
  ['Feige gießen jeden Tag', 'Feige gießen', '2026-11-21', null, each('day')],
  ['Feige gießen täglich um 7 Uhr', 'Feige gießen', '2026-11-22', '07:00', each('day')],
  ['Feige gießen alle 3 Tage', 'Feige gießen', '2026-11-21', null, each('day', 3)],
  ['Feige gießen alle zwei Wochen', 'Feige gießen', '2026-11-21', null, each('week', 2)],
  ['Feige gießen jede zweite Woche', 'Feige gießen', '2026-11-21', null, each('week', 2)],
  ['Bücher prüfen monatlich', 'Bücher prüfen', '2026-11-21', null, each('month')],
  ['Bücher prüfen alle sechs Monate', 'Bücher prüfen', '2026-11-21', null, each('month', 6)],
  ['Bücher prüfen vierteljährlich', 'Bücher prüfen', '2026-11-21', null, each('month', 3)],
  ['Domain erneuern jedes Jahr am 5. Mai', 'Domain erneuern', '2027-05-05', null, each('year')],
  // Weekdays.
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
  ['Miete zahlen jeden Monat am 31.', 'Miete zahlen', '2026-11-30', null, thirtyFirst],
  ['Miete zahlen jeden Monat am 1.', 'Miete zahlen', '2026-12-01', null, each('month')],
  ['Miete zahlen jeden Monat am ersten', 'Miete zahlen', '2026-12-01', null, each('month')],
  ['Miete zahlen monatlich zum 28.', 'Miete zahlen', '2026-11-28', null, each('month')],
  ['Miete zahlen am 15. jedes Monats', 'Miete zahlen', '2026-12-15', null, each('month')],
  ['Miete zahlen alle 3 Monate am 21.', 'Miete zahlen', '2026-11-21', null, each('month', 3)],
  // Dates by name, nth weekdays of a month, and text that isn't a date.
  ['Miete jeden 1. des Monats', 'Miete', '2026-12-01', null, { every: 1, unit: 'month' }],
  ['Treffen jeden dritten Donnerstag im Monat', 'Treffen', '2026-12-17', null, { every: 1, unit: 'month', weekdays: [4], nth: 3 }],
  ['Treffen an jedem zweiten Dienstag in jedem Monat', 'Treffen', '2026-12-08', null, { every: 1, unit: 'month', weekdays: [2], nth: 2 }],
  ['jeden Monat am letzten Freitag abrechnen', 'abrechnen', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['Teamrunde jeden Montag um 9:30', 'Teamrunde', '2026-11-23', '09:30', { every: 1, unit: 'week' }],
  ['Mama jeden Sonntag anrufen', 'Mama anrufen', '2026-11-22', null, { every: 1, unit: 'week' }],
  ['Angebot bis Freitag 17 Uhr', 'Angebot', '2026-11-27', '17:00', null],
  ['Reise am 5.1.2027', 'Reise', '2027-01-05', null, null],
  ['Kapitel 2.1 lesen', 'Kapitel 2.1 lesen', null, null, null],
  ['Steuer bis 31.3.', 'Steuer', '2027-03-31', null, null],
  ['jeden zweiten Montag Müll', 'Müll', '2026-11-23', null, { every: 2, unit: 'week' }],
  ['jede zweite Woche am Montag Müll', 'Müll', '2026-11-23', null, { every: 2, unit: 'week' }],
  ['Inventur Ende des Jahres', 'Inventur', '2026-12-31', null, null],
  ['Bericht im nächsten Monat', 'Bericht', '2026-12-21', null, null],
  ['Vertrag kommenden Monat prüfen', 'Vertrag prüfen', '2026-12-21', null, null],
  ['jeden Nachmittag lüften', 'lüften', '2026-11-21', '15:00', { every: 1, unit: 'day' }],
  ['jeden Abend um 20:30 lesen', 'lesen', '2026-11-21', '20:30', { every: 1, unit: 'day' }],
  ['Mittwoch nächster Woche Zahnarzt', 'Zahnarzt', '2026-11-25', null, null],
  ['alle 6 Monate zum Zahnarzt', 'zum Zahnarzt', '2026-11-21', null, { every: 6, unit: 'month' }],
  ['alle drei Monate prüfen', 'prüfen', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['Feierabendbier kaufen', 'Feierabendbier kaufen', null, null, null],
  ['Ende gut alles gut', 'Ende gut alles gut', null, null, null],
  ['Monat für Monat sparen', 'Monat für Monat sparen', null, null, null],
  ['jeden 4. Freitag im Monat Kegeln', 'Kegeln', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: 4 }],
  ['am ersten Montag des Monats zahlen', 'zahlen', '2026-12-07', null, null],
  ['jeden letzten Tag prüfen', 'jeden letzten Tag prüfen', null, null, null],
  ['zahlen jeden 2. Dienstag', 'zahlen', '2026-11-24', null, { every: 2, unit: 'week' }],
  ['zahlen jeden letzten Freitag', 'zahlen', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['zahlen jeden letzten Freitag im Monat', 'zahlen', '2026-11-27', null, { every: 1, unit: 'month', weekdays: [5], nth: -1 }],
  ['Feier am 31.12. um 14:00', 'Feier', '2026-12-31', '14:00', null],
  ['Feier 31.12. 14 Uhr', 'Feier', '2026-12-31', '14:00', null],
  ['Bericht nächsten Monat', 'Bericht', '2026-12-21', null, null],
  ['Bericht bis Ende des Tages', 'Bericht', '2026-11-21', '17:00', null],
  ['Bericht bis Feierabend', 'Bericht', '2026-11-21', '17:00', null],
  ['Bericht Ende des Monats', 'Bericht', '2026-11-30', null, null],
  ['Bericht Ende der Woche', 'Bericht', '2026-11-27', null, null],
  ['Bericht Monatsende', 'Bericht', '2026-11-30', null, null],
  ['gießen alle 3 Tage', 'gießen', '2026-11-21', null, { every: 3, unit: 'day' }],
  ['zahlen jeden ersten Montag im Monat', 'zahlen', '2026-12-07', null, { every: 1, unit: 'month', weekdays: [1], nth: 1 }],
  ['zahlen jeden Morgen', 'zahlen', '2026-11-22', '09:00', { every: 1, unit: 'day' }],
  ['jeden Abend lesen', 'lesen', '2026-11-21', '19:00', { every: 1, unit: 'day' }],
  ['Bericht nächstes Jahr', 'Bericht', '2027-11-21', null, null],
  ['quartalsweise prüfen', 'prüfen', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['jedes Quartal prüfen', 'prüfen', '2026-11-21', null, { every: 3, unit: 'month' }],
  ['am letzten Freitag im Monat zahlen', 'zahlen', '2026-11-27', null, null],
  ['zum Monatsende zahlen', 'zahlen', '2026-11-30', null, null],
  ['in einer Stunde anrufen', 'anrufen', '2026-11-21', '15:00', null],
  ['übernächste Woche anrufen', 'anrufen', '2026-12-05', null, null],
  ['nächste Woche Montag anrufen', 'anrufen', '2026-11-23', null, null],
  ['heute Abend anrufen', 'anrufen', '2026-11-21', '19:00', null],
  ['um Mitternacht anrufen', 'anrufen', '2026-11-22', '00:00', null],
  ['alle zwei Tage gießen', 'gießen', '2026-11-21', null, { every: 2, unit: 'day' }],
])('%s', (line, title, dueDate, dueTime = null, repeat = null) => {
  const { title: called, dueDate: day, dueTime: time, repeat: rhythm } = read(line);
  expect({ called, day, time, rhythm }).toEqual({ called: title, day: dueDate, time: dueTime, rhythm: repeat });
});

describe('keeps text in the title that only looks like a date', () => {
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
