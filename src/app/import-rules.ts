import { blogImportRules } from '#features/blog/server/import-rules.ts';
import { calendarImportRules } from '#features/calendar/server/import-rules.ts';
import { chatImportRules } from '#features/chat/server/import-rules.ts';
import { clientsImportRules } from '#features/clients/server/import-rules.ts';
import { dashboardsImportRules } from '#features/dashboards/server/import-rules.ts';
import { emailImportRules } from '#features/email/server/import-rules.ts';
import { employeesImportRules } from '#features/employees/server/import-rules.ts';
import { firstStepsImportRules } from '#features/first-steps/server/import-rules.ts';
import { helpImportRules } from '#features/help/server/import-rules.ts';
import { invoiceImportRules } from '#features/invoice/server/import-rules.ts';
import { kanbanImportRules } from '#features/kanban/server/import-rules.ts';
import { permissionsImportRules } from '#features/permissions/server/import-rules.ts';
import { profileImportRules } from '#features/profile/server/import-rules.ts';
import { shopImportRules } from '#features/shop/server/import-rules.ts';
import { todoImportRules } from '#features/todo/server/import-rules.ts';
import { usersImportRules } from '#features/users/server/import-rules.ts';
import { auditImportRules } from '#platform/audit/server/import-rules.ts';
import { filesImportRules } from '#platform/files/server/import-rules.ts';
import { linksImportRules } from '#platform/links/server/import-rules.ts';
import { notificationsImportRules } from '#platform/notifications/server/import-rules.ts';
import { peopleImportRules } from '#platform/people/server/import-rules.ts';
import { rightsImportRules } from '#platform/rights/server/import-rules.ts';
import { sellerImportRules } from '#platform/seller/server/import-rules.ts';
import { sessionImportRules } from '#platform/session/server/import-rules.ts';
import { viewsImportRules } from '#platform/views/server/import-rules.ts';
import type { ImportRule } from '#server/import-rule.ts';

/** How imported rows are sanitized, table by table. Workers load this list, so it imports only sanitizers. */
export const importRules: readonly ImportRule[] = [
  { table: 'counters', plain: ['kind'] },
  ...auditImportRules,
  ...blogImportRules,
  ...calendarImportRules,
  ...chatImportRules,
  ...clientsImportRules,
  ...dashboardsImportRules,
  ...emailImportRules,
  ...employeesImportRules,
  ...filesImportRules,
  ...firstStepsImportRules,
  ...helpImportRules,
  ...invoiceImportRules,
  ...kanbanImportRules,
  ...linksImportRules,
  ...notificationsImportRules,
  ...peopleImportRules,
  ...permissionsImportRules,
  ...profileImportRules,
  ...rightsImportRules,
  ...sellerImportRules,
  ...sessionImportRules,
  ...shopImportRules,
  ...todoImportRules,
  ...usersImportRules,
  ...viewsImportRules,
];
