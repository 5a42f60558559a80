import { expect, test } from 'vitest';
import { auditFilterInput } from './audit-table.ts';

const none = { action: '', actor: '', from: '', to: '' };

test('days are in the time zone of the reader, and the last one is included', () => {
  const wanted = auditFilterInput({ q: 'oak', filters: { ...none, from: '2026-03-01', to: '2026-03-31' } });
  expect(wanted).toMatchObject({ q: 'oak', from: new Date(2026, 2, 1).toISOString(), to: new Date(2026, 3, 1).toISOString() });
});

test('ignores invalid filters in the URL', () => {
  const filters = { action: '', actor: 'Maren', from: 'yesterday', to: '2026-13-01' };
  expect(auditFilterInput({ q: '', filters })).toEqual({ q: '', action: '', actorId: '', from: '', to: '' });
});
