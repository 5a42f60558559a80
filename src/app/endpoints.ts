import type { AnyEndpoint } from '#contract/endpoint.ts';
import { auditEndpoints } from '#features/audit/contract.ts';
import { calendarEndpoints } from '#features/calendar/contract.ts';
import { changeEndpoints } from '#features/changes/contract.ts';
import { chatEndpoints } from '#features/chat/contract.ts';
import { clientEndpoints } from '#features/clients/contract.ts';
import { emailEndpoints } from '#features/email/contract.ts';
import { fileEndpoints } from '#features/files/contract.ts';
import { healthEndpoints } from '#features/health/contract.ts';
import { invoiceEndpoints } from '#features/invoice/contract.ts';
import { kanbanEndpoints } from '#features/kanban/contract.ts';
import { mailAccountEndpoints } from '#features/mail-accounts/contract.ts';
import { mailPreferenceEndpoints } from '#features/mail-preferences/contract.ts';
import { mailRuleEndpoints } from '#features/mail-rules/contract.ts';
import { mailTransferEndpoints } from '#features/mail-transfer/contract.ts';
import { notificationEndpoints } from '#features/notifications/contract.ts';
import { peopleEndpoints } from '#features/people/contract.ts';
import { permissionEndpoints } from '#features/permissions/contract.ts';
import { referenceEndpoints } from '#features/reference/contract.ts';
import { roleEndpoints } from '#features/roles/contract.ts';
import { sellerEndpoints } from '#features/seller/contract.ts';
import { sessionEndpoints } from '#features/session/contract.ts';
import { todoEndpoints } from '#features/todo/contract.ts';
import { userEndpoints } from '#features/users/contract.ts';
import { visitorEndpoints } from '#features/visitors/contract.ts';

/** Every call of Atrium. */
export const endpoints: readonly AnyEndpoint[] = [
  ...sessionEndpoints,
  ...emailEndpoints,
  ...mailRuleEndpoints,
  ...mailAccountEndpoints,
  ...mailPreferenceEndpoints,
  ...mailTransferEndpoints,
  ...kanbanEndpoints,
  ...todoEndpoints,
  ...calendarEndpoints,
  ...chatEndpoints,
  ...notificationEndpoints,
  ...invoiceEndpoints,
  ...clientEndpoints,
  ...sellerEndpoints,
  ...userEndpoints,
  ...roleEndpoints,
  ...permissionEndpoints,
  ...auditEndpoints,
  ...peopleEndpoints,
  ...fileEndpoints,
  ...changeEndpoints,
  ...visitorEndpoints,
  ...healthEndpoints,
  ...referenceEndpoints,
] as readonly AnyEndpoint[];
