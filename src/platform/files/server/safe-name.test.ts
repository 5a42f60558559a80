import { expect, test } from 'vitest';
import { safeName } from './safe-name.ts';

test.each([
  ['a name as long as file systems allow', `${'n'.repeat(251)}.pdf`, `${'n'.repeat(251)}.pdf`],
  ['a longer one keeps its ending', `${'n'.repeat(300)}.pdf`, `${'n'.repeat(251)}.pdf`],
  ['folders', '../../etc/passwd', 'passwd'],
  ['marks that turn text around', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['no name', ' .. ', 'file'],
])('%s', (_what, given, name) => {
  expect(safeName(given)).toBe(name);
});
