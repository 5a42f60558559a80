import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { getPlan } from '../contract.ts';

export const pages = tableOf([
  {
    path: '/pages/pricing',
    page: () => import('#features/plans/web/pricing/pricing-page.tsx').then(({ PricingPage }) => PricingPage),
    ask: (client) => import('#features/plans/web/plan-query.ts').then(({ planQuery }) => client.prefetchQuery(planQuery)),
    needs: { action: 'read', subject: 'Seller' },
    shell: 'app',
    menu: { label: 'menu.plans', under: 'menu.settings', words: 'plans', isWide: true },
    first: () => [firstCall(getPlan, {})],
  },
  {
    path: '/pages/license',
    page: () => import('#features/plans/web/license/license-page.tsx').then(({ LicensePage }) => LicensePage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
    menu: { label: 'menu.license', under: 'menu.settings', isWide: true },
  },
]);
