import { listAudit } from '#features/audit/contract.ts';
import { auditListInput, readAuditTable } from '#features/audit/web/audit-table.ts';
import { listMessages, readChatPage } from '#features/chat/contract.ts';
import { chatPlaceFrom } from '#features/chat/web/chat-place.ts';
import { messagesInput } from '#features/chat/web/messages-input.ts';
import { listClients } from '#features/clients/contract.ts';
import { clientListInput } from '#features/clients/web/client-list-input.ts';
import { readClientTable } from '#features/clients/web/client-table.ts';
import { getEmail, listEmails } from '#features/email/contract.ts';
import { mailListInput, openMailInput, pageOfRow } from '#features/email/web/mail-list-input.ts';
import { firstRowFrom, placeFrom as mailPlaceFrom } from '#features/email/web/mail-place.ts';
import { listInvoices, listRecurringInvoices, readInvoice, readInvoiceCounts } from '#features/invoice/contract.ts';
import { invoiceListInput, readInvoiceTable } from '#features/invoice/web/list/invoice-table.ts';
import { readRecurringTable, recurringListInput } from '#features/invoice/web/recurring/recurring-table.ts';
import { readBoardPage } from '#features/kanban/contract.ts';
import { listPermissions } from '#features/permissions/contract.ts';
import { permissionListInput, readPermissionTable } from '#features/permissions/web/permission-table.ts';
import { listRoles } from '#features/roles/contract.ts';
import { getSeller } from '#features/seller/contract.ts';
import { readTodoPage } from '#features/todo/contract.ts';
import { todoListInput } from '#features/todo/web/todo-list-input.ts';
import { placeFrom as todoPlaceFrom } from '#features/todo/web/todo-place.ts';
import { getUser, listUsers, readUserCounts } from '#features/users/contract.ts';
import { readUserTable, userListInput } from '#features/users/web/user-table.ts';
import { firstCall } from '#web/first-call.ts';

type Params = Readonly<Record<string, string>>;
type Search = Readonly<Record<string, unknown>>;

/** What the page at an address asks for first, as the addresses of its calls. */
export type FirstCalls = (params: Params, search: Search) => string[];

/** By the page's address as `pageModules` has it. A page that is not here asks once its code is there. */
export const firstCalls: Readonly<Record<string, FirstCalls>> = {
  '/apps/email': mailList,
  '/apps/email/:folder': mailList,
  '/apps/email/:folder/:mailId': openMail,
  '/apps/email/label/:label': mailList,
  '/apps/email/label/:label/:mailId': openMail,
  '/apps/kanban': () => [firstCall(readBoardPage, {})],
  '/apps/todo': todoList,
  '/apps/todo/:filter': todoList,
  '/apps/todo/tag/:tag': todoList,
  '/apps/chat': chat,
  '/apps/invoice/list': (_, search) => [
    firstCall(listInvoices, invoiceListInput(readInvoiceTable(search))),
    firstCall(readInvoiceCounts, {}),
  ],
  '/apps/invoice/preview/:id': invoice,
  '/apps/invoice/edit/:id': invoice,
  '/apps/invoice/print/:id': invoice,
  '/apps/invoice/add': () => [firstCall(getSeller, {})],
  '/apps/invoice/recurring': (_, search) => [firstCall(listRecurringInvoices, recurringListInput(readRecurringTable(search)))],
  '/apps/invoice/clients': (_, search) => [firstCall(listClients, clientListInput(readClientTable(search)))],
  '/apps/invoice/settings': () => [firstCall(getSeller, {})],
  '/apps/user/list': (_, search) => [firstCall(listUsers, userListInput(readUserTable(search))), firstCall(readUserCounts, {})],
  '/apps/user/view/:id': ({ id }) => (isId(id) ? [firstCall(getUser, { query: { id: Number(id) } })] : []),
  '/apps/roles': () => [firstCall(listRoles, {})],
  '/apps/permissions': (_, search) => [firstCall(listPermissions, permissionListInput(readPermissionTable(search)))],
  // Days are those of the reader's zone, which only the page knows.
  '/apps/audit-log': (_, search) => (search.from || search.to ? [] : [firstCall(listAudit, auditListInput(readAuditTable(search)))]),
};

function mailList(params: Params, search: Search): string[] {
  const place = mailPlaceFrom(params, search);
  return place ? [firstCall(listEmails, mailListInput(place, pageOfRow(firstRowFrom(search))))] : [];
}

function openMail(params: Params, search: Search): string[] {
  const place = mailPlaceFrom(params, search);
  const opened = place && isId(params.mailId) ? [firstCall(getEmail, openMailInput(place, Number(params.mailId)))] : [];
  return [...mailList(params, search), ...opened];
}

function todoList(params: Params, search: Search): string[] {
  const place = todoPlaceFrom(params, search);
  return place ? [firstCall(readTodoPage, todoListInput(place, 1))] : [];
}

function chat(_: Params, search: Search): string[] {
  const { threadId, messageId } = chatPlaceFrom(search);
  const opening = messageId === undefined ? {} : { around: messageId };
  return [firstCall(readChatPage, {}), ...(threadId === undefined ? [] : [firstCall(listMessages, messagesInput(threadId, opening))])];
}

function invoice({ id }: Params): string[] {
  return isId(id) ? [firstCall(readInvoice, { params: { id: Number(id) } })] : [];
}

function isId(text: string | undefined): text is string {
  return /^[1-9]\d{0,14}$/.test(text ?? '');
}
