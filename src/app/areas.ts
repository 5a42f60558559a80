import { auditPages } from '#features/audit/web/pages.ts';
import { calendarPages } from '#features/calendar/web/pages.ts';
import { chatPages } from '#features/chat/web/pages.ts';
import { clientPages } from '#features/clients/web/pages.ts';
import { emailPages } from '#features/email/web/pages.ts';
import { invoicePages } from '#features/invoice/web/pages.ts';
import { kanbanPages } from '#features/kanban/web/pages.ts';
import { permissionPages } from '#features/permissions/web/pages.ts';
import { rolePages } from '#features/roles/web/pages.ts';
import { sellerPages } from '#features/seller/web/pages.ts';
import { sessionPages } from '#features/session/web/pages.ts';
import { todoPages } from '#features/todo/web/pages.ts';
import { userPages } from '#features/users/web/pages.ts';
import { visitorPages } from '#features/visitors/web/pages.ts';
import type { PageTable } from '#web/page-table.ts';
import { ownPages } from './own-pages.ts';

/** The pages of every area. Under one line of the menu they stand in this order. */
export const pageTable: PageTable = [
  ...emailPages,
  ...chatPages,
  ...todoPages,
  ...calendarPages,
  ...kanbanPages,
  ...invoicePages,
  ...clientPages,
  ...sellerPages,
  ...userPages,
  ...rolePages,
  ...permissionPages,
  ...auditPages,
  ...sessionPages,
  ...visitorPages,
  ...ownPages,
];
