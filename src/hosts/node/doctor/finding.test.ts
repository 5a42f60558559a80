import { expect, it } from 'vitest';
import { type Finding, report } from './finding.ts';

const ok: Finding = { mark: 'ok', about: 'Clock', text: 'right' };
const wrong: Finding = { mark: 'wrong', about: 'Database', text: 'unreachable' };
const note: Finding = { mark: 'note', about: 'Proxy', text: 'open' };

it('lists the findings and counts only problems', () => {
  expect(report([ok, wrong, note])).toBe('  ✓ Clock     right\n  ✗ Database  unreachable\n  ! Proxy     open\n\n1 problem found.');
  expect(report([ok, note])).toMatch(/\n\nNo problems found\.$/);
  expect(report([wrong, wrong])).toMatch(/\n\n2 problems found\.$/);
});
