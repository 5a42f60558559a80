import { firstCall } from '#web/first-call.ts';
import { tableOf } from '#web/page-table.ts';
import { listAudit } from '../contract.ts';
import { auditListInput, readAuditTable } from './audit-table.ts';

export const pages = tableOf([
  {
    path: '/apps/audit-log',
    page: () => import('#platform/audit/web/audit-log-page.tsx').then(({ AuditLogPage }) => AuditLogPage),
    ask: (client, params, search) =>
      import('#platform/audit/web/audit-queries.ts').then(({ prefetchAudit }) => prefetchAudit(client, params, search)),
    needs: { action: 'read', subject: 'Audit' },
    shell: 'app',
    menu: { label: 'menu.auditLog', under: 'menu.settings', isWide: true },
    // Days depend on the user's time zone, which only the page knows.
    first: (_, search) => (search.from || search.to ? [] : [firstCall(listAudit, auditListInput(readAuditTable(search)))]),
  },
]);
