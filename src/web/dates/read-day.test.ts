import { expect, test } from 'vitest';
import { formatFieldDay } from './format-field-day.ts';
import { addDays } from './plain-day.ts';
import { readDay } from './read-day.ts';
import { readDayTime } from './read-day-time.ts';
import { readTime } from './read-time.ts';

// A Monday.
const today = '2026-11-23';
const en = { today, language: 'en' };
const ar = { today, language: 'ar' };

test.each([
  ['2026-12-01', '2026-12-01'],
  ['24/11', '2026-11-24'],
  ['24.11.', '2026-11-24'],
  ['24-11', '2026-11-24'],
  ['22/11', '2027-11-22'],
  ['24/11/27', '2027-11-24'],
  ['24.11.2027', '2027-11-24'],
  ['2027/1/5', '2027-01-05'],
  ['11/24', '2026-11-24'],
  ['24', '2026-11-24'],
  ['5', '2026-12-05'],
  ['24 nov', '2026-11-24'],
  ['24 Nov 2026', '2026-11-24'],
  ['Nov 24th, 2026', '2026-11-24'],
  ['Tue 24 Nov', '2026-11-24'],
  ['1 Sept 2027', '2027-09-01'],
  ['29 feb', '2028-02-29'],
  ['today', '2026-11-23'],
  ['Tomorrow', '2026-11-24'],
  ['tom', '2026-11-24'],
  ['yesterday', '2026-11-22'],
  ['mon', '2026-11-23'],
  ['fri', '2026-11-27'],
  ['Sunday', '2026-11-29'],
  ['+3d', '2026-11-26'],
  ['+3', '2026-11-26'],
  ['+2 weeks', '2026-12-07'],
  ['+1m', '2026-12-23'],
  ['-1d', '2026-11-22'],
])('reads %s as %s', (typed, day) => expect(readDay(typed, { ...en, ...(typed === '29 feb' && { today: '2027-12-01' }) })).toBe(day));

test.each(['', 'soon', 'frog', '31/2', '24/13/2026', '2026-02-30', '12 12 12', '24 nov dec', 'nov'])('%j is not a day', (typed) =>
  expect(readDay(typed, en)).toBeNull(),
);

test.each([
  ['غدًا', '2026-11-24'],
  ['اليوم', '2026-11-23'],
  ['الجمعة', '2026-11-27'],
  ['جمعة', '2026-11-27'],
  ['24 نوفمبر', '2026-11-24'],
  ['٢٤/١١', '2026-11-24'],
])('reads %s as %s in Arabic', (typed, day) => expect(readDay(typed, ar)).toBe(day));

test.each([
  ['de', '26.11.2026', '2026-11-26'],
  ['de', '26. Nov. 2026', '2026-11-26'],
  ['de', 'Do., 26. November', '2026-11-26'],
  ['de', '1. März 2027', '2027-03-01'],
  ['de', 'heute', '2026-11-23'],
  ['de', 'übermorgen', '2026-11-25'],
  ['de', 'vorgestern', '2026-11-21'],
  ['de', 'Freitag', '2026-11-27'],
  ['de', 'Mi', '2026-11-25'],
  ['de', '+2 Wochen', '2026-12-07'],
  ['de', '+1 Jahr', '2027-11-23'],
  ['fr', '26/11/2026', '2026-11-26'],
  ['fr', '26 nov. 2026', '2026-11-26'],
  ['fr', 'jeudi 26 novembre', '2026-11-26'],
  ['fr', '1er août 2027', '2027-08-01'],
  ['fr', "aujourd'hui", '2026-11-23'],
  ['fr', 'demain', '2026-11-24'],
  ['fr', 'après-demain', '2026-11-25'],
  ['fr', 'ven.', '2026-11-27'],
  ['fr', '+2 semaines', '2026-12-07'],
  ['fr', '+3 jours', '2026-11-26'],
  ['fr', '+1 an', '2027-11-23'],
  ['pt', '26/11/2026', '2026-11-26'],
  ['pt', '26 de novembro de 2026', '2026-11-26'],
  ['pt', 'quinta-feira, 26 nov', '2026-11-26'],
  ['pt', '1 de março', '2027-03-01'],
  ['pt', 'hoje', '2026-11-23'],
  ['pt', 'amanha', '2026-11-24'],
  ['pt', 'depois de amanhã', '2026-11-25'],
  ['pt', 'sexta-feira', '2026-11-27'],
  ['pt', 'sáb', '2026-11-28'],
  ['pt', '+2 semanas', '2026-12-07'],
  ['pt', '+1 mês', '2026-12-23'],
])('in %s reads %s as %s', (language, typed, day) => expect(readDay(typed, { today, language })).toBe(day));

test.each(['de', 'fr', 'pt', 'ar', 'en'])('in %s reads the day a field shows', (language) => {
  for (let days = 0; days < 400; days++) {
    const day = addDays(today, days);
    expect(readDay(formatFieldDay(day, language), { today, language })).toBe(day);
  }
});

test('with a maximum of today, a day without a year is in the past', () => {
  expect(readDay('24/11', { ...en, max: today })).toBe('2025-11-24');
  expect(readDay('5', { ...en, max: today })).toBe('2026-11-05');
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['1430', '14:30'],
  ['9:30', '09:30'],
  ['21.15', '21:15'],
  ['9pm', '21:00'],
  ['9:05 am', '09:05'],
  ['12am', '00:00'],
  ['12 p.m.', '12:00'],
  ['٩:٣٠ م', '21:30'],
  ['25', null],
  ['13pm', null],
  ['9:75', null],
  ['9h', '09:00'],
  ['9h30', '09:30'],
  ['21 Uhr', '21:00'],
  ['9.30 Uhr', '09:30'],
  ['9 u', null],
  ['nine', null],
])('reads the time %s as %s', (typed, time) => expect(readTime(typed)).toBe(time));

const moment = { ...en, clock: '10:20', usualTime: '09:00' };

test.each([
  ['2026-12-01T08:00', '2026-12-01T08:00'],
  ['2026-12-01', '2026-12-01T09:00'],
  ['tomorrow 9', '2026-11-24T09:00'],
  ['fri 14:30', '2026-11-27T14:30'],
  ['24/11 at 9 pm', '2026-11-24T21:00'],
  ['24 Nov 2026, 08:00', '2026-11-24T08:00'],
  ['24 Nov 2026, 8:00 pm', '2026-11-24T20:00'],
  ['24 nov 9', '2026-11-24T09:00'],
  ['14:30', '2026-11-23T14:30'],
  ['9', '2026-11-24T09:00'],
  ['+3d', '2026-11-26T09:00'],
  ['whenever 9', null],
  ['24.11. um 9 Uhr', '2026-11-24T09:00'],
  ['24/11 à 9h30', '2026-11-24T09:30'],
  ['24/11 às 21h', '2026-11-24T21:00'],
  ['tomorrow 99', null],
])('reads %s as %s', (typed, expected) => expect(readDayTime(typed, moment)).toBe(expected));
