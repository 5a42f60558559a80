import { secret } from '../fill-mailbox.ts';

/** What a call needs beyond what its contract says; by place, as `event.start`. */
interface Example {
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /** The body of a call that takes bytes. */
  bytes?: string;
}

const event = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:walk@elsewhere.example',
  'SUMMARY:Walk',
  'DTSTART:20310504T100000Z',
  'END:VEVENT',
  'END:VCALENDAR',
];

/** What the IMAP server of the walk knows. */
export const imapLogin = { host: 'imap.example.com', username: `${secret}@example.com`, password: 'a long password' };

/** For the calls whose input cannot be made from their contract alone. */
export const examples: Record<string, Example> = {
  'POST /apps/email/update-emails': { body: { 'dataToUpdate.isStarred': true } },
  'POST /apps/email/update-emails-label': { body: { label: 'private' } },
  'PUT /api/v1/mail/labels/{id}': { body: { tint: 'red' } },
  'POST /api/v1/mail/rules': { body: { sender: 'oak', label: 'private' } },
  'PUT /api/v1/mail/rules/{id}': { body: { sender: 'oak', label: 'private' } },
  'PUT /api/v1/mail/account': { body: imapLogin },
  'POST /api/v1/kanban/tasks/{id}/move': { body: { boardId: 'todo' } },
  'POST /api/v1/kanban/import': { body: { text: 'Title\nOak\n' } },
  'POST /apps/kanban/update-task-board': { body: { 'data.newBoardId': 'todo' } },
  'POST /apps/kanban/add-task': { body: { 'data.boardId': 'todo' } },
  'POST /api/v1/links/events': { body: { timeZone: 'UTC' } },
  'GET /api/v1/links/counts': { query: { ids: '1' } },
  'PUT /api/v1/chat/drafts': { body: { text: 'Oak' } },
  'POST /api/v1/chat/messages/{id}/reactions': { body: { emoji: '👍' } },
  'GET /api/v1/calendar/overlays': { query: { start: '2031-05-01', end: '2031-06-01' } },
  'GET /api/v1/calendar/free-busy': { query: { people: '1', start: '2031-05-01', end: '2031-06-01' } },
  'POST /api/v1/invoices/{id}/payments': { body: { paidOn: new Date().toISOString().slice(0, 10) } },
  // Without an electronic invoice, for which a walk's clients and companies say too little.
  'POST /api/v1/clients': { body: { company: 'Oak', eInvoice: 'none' } },
  'POST /api/v1/clients/{id}': { body: { eInvoice: 'none' } },
  'POST /api/v1/seller': { body: { eInvoice: 'none' } },
  'POST /api/v1/user-import': { body: { csv: 'Name,E-mail\nNora Quill,nora@elsewhere.example\n' } },
  'POST /api/v1/profile/posts': { body: { postText: 'Oak' } },
  'POST /api/v1/product-import': { body: { csv: 'Name,Price\nOak Stool,89\n' } },
  'PUT /api/v1/dashboard/arrangement': {
    body: { name: 'ecommerce', version: 0, cards: [{ card: 'sales', columns: 4, isTall: false }], hidden: [] },
  },
  'POST /api/v1/mcp': { query: { subjects: 'Todo' }, bytes: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
  'POST /api/v1/files': { bytes: 'Some text.' },
  'POST /api/v1/workspace/check': { bytes: 'No archive.' },
  'POST /api/v1/workspace/import': { bytes: 'No archive.' },
  'POST /api/v1/calendar/import': { bytes: event.join('\r\n') },
  'POST /api/v1/mail/mbox': {
    bytes: 'From a@b.example Sat Jan  3 01:05:34 2026\nFrom: a@b.example\nMessage-ID: <walk@b.example>\nSubject: Walk\n\nText\n\n',
  },
};

/** The calls that tell everybody what a company has published, and what proves that they tell no more. */
export const toldToEverybody: Record<string, string> = {
  'GET /blog/{entity}/posts': 'published posts: public-blog.test.ts',
  'GET /blog/{entity}/feed.xml': 'published posts: public-blog.test.ts',
  'GET /blog/{entity}/rss.xml': 'published posts: feeds.test.ts',
};

/** The calls with which nobody gets through in a walk, and what proves them instead. */
export const provedElsewhere: Record<string, string> = {
  'GET /login': 'a name and its password: session.test.ts',
  'POST /jwt/login': 'a name and its password: session.test.ts',
  'POST /jwt/refresh-token': 'a secret: session.test.ts',
  'POST /api/v1/second-step': 'a secret: two-steps.test.ts',
  'POST /api/v1/session/two-steps/begin': 'the own password: two-steps.test.ts',
  'POST /api/v1/session/two-steps/confirm': 'a code of the own app: two-steps.test.ts',
  'POST /api/v1/session/two-steps/turn-off': 'the same: two-steps.test.ts',
  'POST /api/v1/session/two-steps/recovery-codes': 'the same: two-steps.test.ts',
  'POST /api/v1/passkeys/begin': 'an address of the installation: passkeys.test.ts',
  'POST /api/v1/passkeys/sign-in': 'a secret: passkeys.test.ts',
  'POST /api/v1/session/passkeys/begin': 'the own password: passkeys.test.ts',
  'POST /api/v1/session/passkeys': 'a device: passkeys.test.ts',
  'GET /api/v1/dev/outbox': 'an operator at the machine: outbox.test.ts',
  'POST /api/v1/address-verification': 'a secret: address-verification.test.ts',
  'POST /api/v1/address-verification/send': 'only where an address waits: address-verification.test.ts',
  'GET /api/v1/emails/{id}/picture': 'a picture that an own mail names, of another server: pictures.test.ts',
  'POST /api/v1/emails/{id}/unsubscribe': 'a mail of a list: unsubscribe.test.ts',
  'DELETE /api/v1/mail/pictures': 'an address that one has added: pictures.test.ts',
  'POST /api/v1/mail/aliases': 'an address of the own domain alone: mail-privacy.test.ts',
  'POST /api/v1/todo/tasks/{id}/subtasks/{subtaskId}': 'a subtask is a part of its to-do, by a number of the page',
  'POST /api/v1/calendar/calendars/{id}/refresh': 'the file of another server: subscriptions.test.ts',
  'GET /api/v1/calendar/feeds/{secret}': 'a secret: feeds.test.ts',
  'POST /api/v1/calendar/mailed/{mailId}': 'a mail with an invitation: mailed-events.test.ts',
  'GET /api/v1/calendar/invitations/{entity}/{id}': 'a signature: invitations.test.ts',
  'POST /api/v1/calendar/invitations/{entity}/{id}': 'a signature: invitations.test.ts',
  'POST /api/v1/invoices/{id}/attachments': 'a file that one has brought: attachments.test.ts',
  'POST /api/v1/links/invoices': 'a mail of one’s own and an invoice: made-of.test.ts',
  'POST /api/v1/session/passkeys/{id}': 'a passkey of one’s own: passkeys.test.ts',
  'DELETE /api/v1/session/passkeys': 'the same: passkeys.test.ts',
  'POST /api/v1/api-keys': 'the own password: api-keys.test.ts',
  'DELETE /api/v1/api-keys': 'a key of one’s own: api-keys.test.ts',
  'GET /api/v1/api-key': 'a key: api-keys.test.ts',
  'POST /api/v1/mcp': 'a key: mcp.test.ts',
  'GET /api/v1/mcp': 'never: mcp.test.ts',
  'POST /api/v1/mcp/writes/{id}/undo': 'what an assistant wrote by an own key: mcp.test.ts',
  'DELETE /api/v1/session/trusted-devices': 'a browser that trusts: two-steps.test.ts',
  'DELETE /api/v1/subdomains': 'a name that one has: plans.test.ts',
  'POST /api/v1/invoices/{id}/refund': 'an invoice of which too much was paid: invoice-credit.test.ts',
  'POST /api/v1/invoices/{id}/move-credit': 'an invoice of which too much was paid: invoice-credit.test.ts',
  'GET /api/v1/invoices/{id}/xml': 'an electronic invoice: e-invoice.test.ts',
  'GET /api/v1/invoice-links/{entity}/{id}': 'a signature: invoices.test.ts',
  'GET /api/v1/invoice-links/{entity}/{id}/page': 'a signature: linked-invoice.test.ts',
  'GET /api/v1/invoice-links/{entity}/{id}/xml': 'a signature: linked-invoice.test.ts',
  'POST /api/v1/invoice-links/{entity}/{id}/reply': 'a signature: linked-invoice.test.ts',
  'POST /api/v1/shop/products/{id}/reviews': 'a product that one has bought: orders.test.ts',
  'POST /api/v1/shop/orders': 'a cart and what it comes to: orders.test.ts',
  'GET /api/v1/shop/orders/{id}': 'an order of one’s own: orders.test.ts',
  'GET /api/v1/shop/orders/{id}/documents/{invoiceId}': 'an order of one’s own: orders.test.ts',
  'POST /api/v1/orders/{id}/status': 'an order that may go there: orders.test.ts',
  'POST /api/v1/orders/{id}/refund': 'a thing that was ordered: orders.test.ts',
  'POST /api/v1/invitations/read': 'a secret: invitations.test.ts',
  'POST /api/v1/invitations/accept': 'a secret: invitations.test.ts',
  'GET /api/v1/files/{entity}/{id}/{name}': 'a signature: files.test.ts',
  'GET /api/v1/blog/posts/{id}/revisions/{number}': 'a revision is a part of its post, by its number among them: blog.test.ts',
  'POST /api/v1/blog/posts/{id}/revisions/{number}/restore': 'the same: blog.test.ts',
  'GET /api/v1/help/articles/{id}/versions/{number}': 'a version is a part of its article, by its number among them: help.test.ts',
  'POST /api/v1/help/articles/{id}/versions/{number}/restore': 'the same: help.test.ts',
  'POST /api/v1/help/searches/settle': 'the words of a search without a result: help.test.ts',
  'GET /blog/{entity}/posts/{slug}': 'the slug of a published post: public-blog.test.ts',
  'GET /blog/{entity}/pictures/{id}': 'a picture of a published post: public-blog.test.ts',
  'GET /blog/{entity}/previews/{id}': 'the same: public-blog.test.ts',
  'POST /api/v1/links': 'two things that go together: made-of.test.ts',
  'DELETE /api/v1/links': 'the same: made-of.test.ts',
  'POST /api/v1/links/cards': 'a board and a column of its own: made-of.test.ts',
  'DELETE /api/v1/dashboard/arrangement': 'what was seen of it: arrangement.test.ts',
  'PUT /api/v1/dashboard/start': 'the same: arrangement.test.ts',
  'POST /api/v1/trash/restore': 'a kind and a key of what is deleted: trash.test.ts',
  'POST /api/v1/trash/remove-again': 'a kind and a key: trash.test.ts',
  'POST /api/v1/trash/purge': 'a kind and a key of what is deleted: trash.test.ts',
  'POST /api/v1/workspace/check': 'an archive, into an empty company: archive-refusals.test.ts',
  'POST /api/v1/workspace/import': 'an archive, into an empty company: round-trip.test.ts',
};
