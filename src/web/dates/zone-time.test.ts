import { describe, expect, it } from 'vitest';
import { localTimeIn, momentIn } from './zone-time.ts';

describe('the local time of a time zone', () => {
  it('is computed for a moment', () => {
    expect(localTimeIn('Europe/Copenhagen', new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-22T00:30:00');
    expect(localTimeIn('America/New_York', new Date('2026-07-01T03:00:00Z'))).toBe('2026-06-30T23:00:00');
  });

  it('converts to its moment', () => {
    expect(momentIn('Asia/Kolkata', '2026-11-21T09:00').toISOString()).toBe('2026-11-21T03:30:00.000Z');
    expect(momentIn('America/New_York', '2026-07-01T09:00:00').toISOString()).toBe('2026-07-01T13:00:00.000Z');
    expect(momentIn('Europe/Copenhagen', '2026-11-21').toISOString()).toBe('2026-11-20T23:00:00.000Z');
  });

  it('is the first of two when clocks go back, and is moved past the gap when they go forward', () => {
    expect(momentIn('Europe/Copenhagen', '2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(momentIn('Europe/Copenhagen', '2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });
});
