import { describe, expect, test } from 'vitest';
import { isAmbiguous, orderOf, parseSheetDate } from './sheet-dates.ts';

const read = (text: string, order: 'day_first' | 'month_first' = 'day_first', timeZone = 'UTC') => {
  const found = parseSheetDate(text, { order, timeZone });
  return found && new Date(found.at).toISOString().slice(0, 16);
};

const day = '2027-01-31T17:00';
const nine = '2027-01-31T09:00';
const halfPastTwo = '2027-01-31T14:30';

describe('a date in a sheet', () => {
  test.each([
    ['2027-01-31', day],
    ['2027/1/31', day],
    ['2027-01-31T09:00:00.000Z', nine],
    ['2027-01-31T10:00:00+01:00', nine],
    ['2027-01-31 10:00:00 +0100', nine],
    ['31.01.2027', day],
    ['31.1.27', day],
    ['31. 1. 2027', day],
    ['31/01/2027', day],
    ['31-01-2027', day],
    ['01/31/2027', day],
    ['1/31/27', day],
    ['1/31/2027 9:00 AM', nine],
    ['1/31/2027, 2:30:00 PM', halfPastTwo],
    ['31/Jan/27 9:00 AM', nine],
    ['31/Jan/27', day],
    ['Jan 31, 2027', day],
    ['January 31, 2027 2:30 PM', halfPastTwo],
    ['January 31, 2027 9:00 AM (UTC)', nine],
    ['January 31, 2027 2:30 PM (GMT+1)', '2027-01-31T13:30'],
    ['Sunday, January 31, 2027', day],
    ['31st of January 2027', day],
    ['January 20, 2027 → January 31, 2027', day],
    ['Sonntag, 31. Januar 2027', day],
    ['31. Jan. 2027 14:30', halfPastTwo],
    ['31.01.2027, 14:30 Uhr', halfPastTwo],
    ['31. Jänner 2027', day],
    ['31 janvier 2027', day],
    ['dimanche 31 janvier 2027 à 14h30', halfPastTwo],
    ['31 janv. 2027', day],
    ['31 de janeiro de 2027', day],
    ['31 de jan. de 2027 às 14h30', halfPastTwo],
    ['domingo, 31 de janeiro de 2027', day],
    ['٣١/٠١/٢٠٢٧', day],
    ['٣١ يناير ٢٠٢٧', day],
    ['الأحد، 31 يناير 2027', day],
    ['31 يناير 2027 2:30 م', halfPastTwo],
    ['31 كانون الثاني 2027', day],
    ['46418', day],
    ['1801386000000', nine],
  ])('imports %s', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });
  test.each([
    ['1er mars 2027', '2027-03-01T17:00'],
    ['1º de março de 2027', '2027-03-01T17:00'],
    ['3. März 2027', '2027-03-03T17:00'],
    ['15 août 2027', '2027-08-15T17:00'],
    ['15 déc. 2027', '2027-12-15T17:00'],
    ['Oct 5, 2027', '2027-10-05T17:00'],
  ])('%s is parsed, with accents', (text, wanted) => {
    expect(read(text)).toBe(wanted);
  });
  test.each(['tomorrow', '31.02.2027', '2027-13-01', 'January', '31 Foo 2027', '2027-01-31 and more', '99:99', ''])(
    '%s is not a date',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
  test('a time without a zone is in the time zone of the importer', () => {
    expect(read('2027-07-01 14:30', 'day_first', 'Europe/Berlin')).toBe('2027-07-01T12:30');
    expect(read('2027-07-01', 'day_first', 'America/New_York')).toBe('2027-07-01T21:00');
  });
});

test('detects the day/month order from other dates in the file', () => {
  expect(orderOf(['3/4/2027', '13/4/2027'])).toBe('day_first');
  expect(orderOf(['3/4/2027', '3/14/2027'])).toBe('month_first');
  expect(orderOf(['3/4/2027', '31.12.2027', 'soon'])).toBeNull();
  expect([isAmbiguous('3/4/2027'), isAmbiguous('3/3/2027'), isAmbiguous('13/4/2027'), isAmbiguous('3.4.2027')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([read('3/4/2027', 'day_first'), read('3/4/2027', 'month_first'), read('3.4.2027', 'month_first')]).toEqual([
    '2027-04-03T17:00',
    '2027-03-04T17:00',
    '2027-04-03T17:00',
  ]);
});
