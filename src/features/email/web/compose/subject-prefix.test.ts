import { expect, test } from 'vitest';
import { forwardSubject, replySubject } from './subject-prefix.ts';

test('an answer says so once', () => {
  expect(replySubject('The oak is late')).toBe('Re: The oak is late');
  expect(replySubject('RE: re : AW: The oak is late')).toBe('Re: The oak is late');
  expect(replySubject('رد: طلبية')).toBe('Re: طلبية');
  expect(replySubject('Reading list')).toBe('Re: Reading list');
  expect(replySubject('')).toBe('Re: ');
});

test('what is handed on says so once, and keeps that it was an answer', () => {
  expect(forwardSubject('Fwd: FW: Plans')).toBe('Fwd: Plans');
  expect(forwardSubject('Re: Plans')).toBe('Fwd: Re: Plans');
});
