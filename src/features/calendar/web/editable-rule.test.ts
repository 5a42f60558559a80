import { describe, expect, it } from 'vitest';
import { readRule, writeRule } from './editable-rule.ts';

const plain = { frequency: 'DAILY', interval: 1, weekdays: [], nth: null, until: null, count: null };

describe('a recurrence rule', () => {
  it('is parsed', () => {
    expect(readRule('FREQ=DAILY', null)).toEqual(plain);
    expect(readRule('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', null)).toEqual({
      ...{ ...plain, frequency: 'WEEKLY', interval: 2, weekdays: ['MO', 'FR'] },
    });
    expect(readRule('FREQ=MONTHLY;BYDAY=-1FR;COUNT=5', null)).toEqual({
      ...{ ...plain, frequency: 'MONTHLY', nth: { nth: -1, weekday: 'FR' }, count: 5 },
    });
  });

  it('ends on a day in the event’s zone', () => {
    expect(readRule('FREQ=DAILY;UNTIL=20261231', null)?.until).toBe('2026-12-31');
    expect(readRule('FREQ=DAILY;UNTIL=20270101T045959Z', 'America/New_York')?.until).toBe('2026-12-31');
    expect(writeRule({ ...plain, frequency: 'DAILY', until: '2026-12-31' }, 'America/New_York')).toBe('FREQ=DAILY;UNTIL=20270101T045959Z');
    expect(writeRule({ ...plain, frequency: 'DAILY', until: '2026-12-31' }, null)).toBe('FREQ=DAILY;UNTIL=20261231');
  });

  it('survives a round trip', () => {
    for (const text of [
      ...['FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=10', 'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20301231', 'FREQ=YEARLY'],
    ]) {
      const rule = readRule(text, null);
      expect(rule && writeRule(rule, null)).toBe(text);
    }
  });

  it('is not parsed if the editor cannot represent it', () => {
    for (const text of [
      ...['FREQ=HOURLY', 'FREQ=MONTHLY;BYMONTHDAY=1,15', 'FREQ=MONTHLY;BYDAY=MO', 'FREQ=MONTHLY;BYDAY=1MO,3MO', 'FREQ=YEARLY;BYDAY=1MO'],
      ...['FREQ=WEEKLY;BYDAY=1MO', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU', 'FREQ=DAILY;COUNT=0', 'FREQ=DAILY;UNTIL=soon', 'nonsense'],
    ]) {
      expect(readRule(text, null), text).toBeNull();
    }
  });
});
