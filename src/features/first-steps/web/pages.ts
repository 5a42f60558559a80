import { firstCall } from '#web/first-call.ts';
import { type PageRow, tableOf } from '#web/page-table.ts';
import { getSetup } from '../contract.ts';

const setup = {
  page: () => import('#features/first-steps/web/setup/setup-page.tsx').then(({ SetupPage }) => SetupPage),
  needs: { action: 'manage', subject: 'all' },
  shell: 'app',
  first: () => [firstCall(getSetup, {})],
} satisfies Partial<PageRow>;

/** The setup of a new company; without a step in the URL it continues at the next one. */
export const pages = tableOf([
  { path: '/setup', ...setup },
  { path: '/setup/:step', ...setup },
]);
