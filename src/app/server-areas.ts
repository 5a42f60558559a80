import { accountArea } from '#features/account/server/area.ts';
import { apiKeyArea } from '#features/api-keys/server/area.ts';
import { areaSetting } from '#features/areas/server/area.ts';
import { blogArea } from '#features/blog/server/area.ts';
import { calendarArea } from '#features/calendar/server/area.ts';
import { chatArea } from '#features/chat/server/area.ts';
import { clientArea } from '#features/clients/server/area.ts';
import { dashboardArea } from '#features/dashboards/server/area.ts';
import { emailArea } from '#features/email/server/area.ts';
import { employeeArea } from '#features/employees/server/area.ts';
import { firstStepArea } from '#features/first-steps/server/area.ts';
import { healthArea } from '#features/health/server/area.ts';
import { helpArea } from '#features/help/server/area.ts';
import { invoiceArea } from '#features/invoice/server/area.ts';
import { kanbanArea } from '#features/kanban/server/area.ts';
import { linkedRecordArea } from '#features/linked-records/server/area.ts';
import { lookupArea } from '#features/lookups/server/area.ts';
import { mcpArea } from '#features/mcp/server/area.ts';
import { permissionArea } from '#features/permissions/server/area.ts';
import { planArea } from '#features/plans/server/area.ts';
import { profileArea } from '#features/profile/server/area.ts';
import { referenceArea } from '#features/reference/server/area.ts';
import { roleArea } from '#features/roles/server/area.ts';
import { shopArea } from '#features/shop/server/area.ts';
import { signOnArea } from '#features/sign-on/server/area.ts';
import { todoArea } from '#features/todo/server/area.ts';
import { userArea } from '#features/users/server/area.ts';
import { visitorArea } from '#features/visitors/server/area.ts';
import { webhookArea } from '#features/webhooks/server/area.ts';
import { workspaceArea } from '#features/workspace/server/area.ts';
import { auditArea } from '#platform/audit/server/area.ts';
import { bookmarkArea } from '#platform/bookmarks/server/area.ts';
import { changeArea } from '#platform/changes/server/area.ts';
import { fileArea } from '#platform/files/server/area.ts';
import { notificationArea } from '#platform/notifications/server/area.ts';
import { peopleArea } from '#platform/people/server/area.ts';
import { searchArea } from '#platform/search/server/area.ts';
import { sellerArea } from '#platform/seller/server/area.ts';
import { sessionArea } from '#platform/session/server/area.ts';
import { trashArea } from '#platform/trash/server/area.ts';
import { viewArea } from '#platform/views/server/area.ts';
import type { ServerArea } from '#server/server-area.ts';

/** The server part of every feature. Sample data is seeded in this order: users before what they do. */
export const serverAreas: readonly ServerArea[] = [
  sessionArea,
  accountArea,
  apiKeyArea,
  mcpArea,
  userArea,
  emailArea,
  kanbanArea,
  todoArea,
  calendarArea,
  blogArea,
  helpArea,
  profileArea,
  invoiceArea,
  clientArea,
  shopArea,
  sellerArea,
  planArea,
  employeeArea,
  signOnArea,
  viewArea,
  bookmarkArea,
  permissionArea,
  roleArea,
  areaSetting,
  chatArea,
  linkedRecordArea,
  notificationArea,
  auditArea,
  trashArea,
  webhookArea,
  workspaceArea,
  peopleArea,
  fileArea,
  changeArea,
  visitorArea,
  healthArea,
  referenceArea,
  searchArea,
  lookupArea,
  firstStepArea,
  dashboardArea,
];
