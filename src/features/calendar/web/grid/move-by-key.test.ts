import { describe, expect, it } from 'vitest';
import { moveByKey } from './move-by-key.ts';

const press = (key: string, shiftKey = false) => ({ key, altKey: true, shiftKey });
const inMonth = { isTimed: false, isMirrored: false };
const allDay = { start: '2026-11-21', end: '2026-11-23', allDay: true };

describe('a key press on an event', () => {
  it('moves it by days and weeks', () => {
    expect(moveByKey(press('ArrowRight'), allDay, inMonth)).toMatchObject({ start: '2026-11-22', end: '2026-11-24' });
    expect(moveByKey(press('ArrowUp'), allDay, inMonth)).toMatchObject({ start: '2026-11-14', end: '2026-11-16' });
    expect(moveByKey(press('ArrowRight'), allDay, { ...inMonth, isMirrored: true })).toMatchObject({ start: '2026-11-20' });
  });

  it('moves it by quarter hours in a time grid', () => {
    const timed = { start: '2026-11-21T09:00:00.000Z', end: '2026-11-21T10:00:00.000Z', allDay: false };
    const moved = moveByKey(press('ArrowDown'), timed, { isTimed: true, isMirrored: false });
    expect(moved).toMatchObject({ start: '2026-11-21T09:15:00.000Z', end: '2026-11-21T10:15:00.000Z' });
  });

  it('moves its end with Shift, but not before its start', () => {
    expect(moveByKey(press('ArrowLeft', true), allDay, inMonth)).toMatchObject({ start: '2026-11-21', end: '2026-11-22' });
    expect(moveByKey(press('ArrowLeft', true), { ...allDay, end: null }, inMonth)).toBeUndefined();
    expect(moveByKey(press('ArrowRight', true), { ...allDay, end: null }, inMonth)).toMatchObject({ end: '2026-11-23' });
  });

  it('does nothing without Alt', () => {
    expect(moveByKey({ key: 'ArrowDown', altKey: false, shiftKey: false }, allDay, inMonth)).toBeUndefined();
  });
});
