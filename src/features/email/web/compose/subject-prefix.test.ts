import { expect, test } from 'vitest';
import { forwardSubject, replySubject } from './subject-prefix.ts';

test('a reply has a single prefix', () => {
  expect(replySubject('The oak is late')).toBe('Re: The oak is late');
  expect(replySubject('RE: re : AW: The oak is late')).toBe('Re: The oak is late');
  expect(replySubject('رد: طلبية')).toBe('Re: طلبية');
  expect(replySubject('Reading list')).toBe('Re: Reading list');
  expect(replySubject('')).toBe('Re: ');
});

test('a forwarded email has a single prefix, and keeps that of a reply', () => {
  expect(forwardSubject('Fwd: FW: Plans')).toBe('Fwd: Plans');
  expect(forwardSubject('Re: Plans')).toBe('Fwd: Re: Plans');
});
