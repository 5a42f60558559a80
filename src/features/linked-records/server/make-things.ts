import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf, GivenOf } from '#contract/endpoint.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import type { CreatableKind, Linked } from '#contract/linked-kind.ts';
import { addEvent } from '#features/calendar/server/public-api.ts';
import { chatMessages } from '#features/chat/tables.ts';
import { keepMailAsFile } from '#features/email/server/public-api.ts';
import { mails } from '#features/email/tables.ts';
import { attachToInvoice, isMailAttached, lockInvoice, type NewAttachment } from '#features/invoice/server/public-api.ts';
import { addCard, listSeenColumns } from '#features/kanban/server/public-api.ts';
import { addTodo } from '#features/todo/server/public-api.ts';
import { files } from '#platform/files/tables.ts';
import { findMade, link } from '#platform/links/server/public-api.ts';
import { invalid } from '#server/refusal.ts';
import type { Scope } from '#server/scope.ts';
import type * as contract from '../contract.ts';
import type { LinkedThing } from '../contract.ts';
import { readEnd, tellEnds } from './linkable-records.ts';

/** Creates a card from a record, with its files if requested. */
export function makeCard({ body }: GivenOf<typeof contract.makeCard>, scope: Scope): Promise<AnswerOf<typeof contract.makeCard>> {
  const { clientKey, from, title, description, spaceId, columnId, dueAt, withFiles } = body;
  const add = async () => {
    const attachments = withFiles ? await filesOf(from, scope) : [];
    const texts = { title, description: htmlOfLines(description), descriptionText: description.trim() };
    return addCard(scope, { ...texts, spaceId, boardId: columnId, dueAt: dueAt === null ? null : new Date(dueAt), attachments });
  };
  return makeOnce({ clientKey, from, kind: 'card', add }, scope);
}

/** Creates an event from a record in the caller's own calendar; guests and visibility are set there. */
export function makeEvent({ body }: GivenOf<typeof contract.makeEvent>, scope: Scope): Promise<AnswerOf<typeof contract.makeEvent>> {
  const { clientKey, from, title, description, start, end, allDay, timeZone } = body;
  const add = async () => {
    const extendedProps = { calendar: 'Personal' as const, timeZone, description: htmlOfLines(description) };
    const event = { title, start, end, allDay, url: '', extendedProps };
    return (await addEvent({ params: undefined, query: undefined, body: { event } }, scope)).event.id;
  };
  return makeOnce({ clientKey, from, kind: 'event', add }, scope);
}

export function makeTodo({ body }: GivenOf<typeof contract.makeTodo>, scope: Scope): Promise<AnswerOf<typeof contract.makeTodo>> {
  const { clientKey, from, title, description, dueDate, dueTime } = body;
  const add = async () => {
    const task = { title, description: htmlOfLines(description), dueDate, dueTime: dueDate === null ? null : dueTime };
    return (await addTodo({ params: undefined, query: undefined, body: { task } }, scope)).task.id;
  };
  return makeOnce({ clientKey, from, kind: 'todo', add }, scope);
}

interface Making {
  clientKey: string;
  from: Linked;
  kind: CreatableKind;
  /** Adds the record; the endpoint has already checked the permission. @returns its id */
  add: () => Promise<number>;
}

/**
 * Creates one record from another and links them, in the transaction of the request. Each idempotency key creates it once: a retry, however
 * late, returns the first result.
 */
async function makeOnce({ clientKey, from, kind, add }: Making, scope: Scope): Promise<{ made: LinkedThing }> {
  await readEnd(from, scope);
  const making = { madeBy: scope.identity.personId, clientKey };
  const earlier = await findMade(scope, making);
  if (earlier) {
    const isSame = earlier.to.kind === kind && earlier.from.kind === from.kind && earlier.from.id === from.id;
    if (!isSame) throw invalid('clientKey', 'key_of_another');
    return { made: await readEnd(earlier.to, scope) };
  }
  const to: Linked = { kind, id: await add() };
  await link(scope, from, to, making);
  await tellEnds([from], scope);
  return { made: await readEnd(to, scope) };
}

/** Attaches the caller's own mail to an invoice, visible to everyone who can read invoices. */
export async function attachMail(
  { body }: GivenOf<typeof contract.attachMail>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.attachMail>> {
  const { clientKey, mailId, invoiceId, withMail, withFiles } = body;
  if (!withMail && !withFiles) throw invalid('withMail', { code: 'one_of_two', other: 'withFiles' });
  const mail: Linked<'mail'> = { kind: 'mail', id: mailId };
  const invoice: Linked<'invoice'> = { kind: 'invoice', id: invoiceId };
  await readEnd(mail, scope);
  const made = await readEnd(invoice, scope);
  await lockInvoice(invoiceId, scope);
  const files: NewAttachment[] = withFiles ? await filesOf(mail, scope) : [];
  if (!withMail && files.length === 0) throw invalid('withFiles', 'empty');
  if (withMail && !(await isMailAttached(invoiceId, mailId, scope))) files.unshift({ ...(await keepMailAsFile(mailId, scope)), mailId });
  const attachmentIds = await attachToInvoice({ invoiceId, files, clientKey, field: 'withFiles' }, scope);
  const making = { madeBy: scope.identity.personId, clientKey };
  const earlier = await findMade(scope, making);
  if (!earlier) await link(scope, mail, invoice, making);
  const linked = earlier ?? (await findMade(scope, making));
  await tellEnds([mail], scope);
  return { made, attachmentIds, isNewLink: linked?.to.kind === 'invoice' && linked.to.id === invoiceId };
}

interface NamedFile {
  fileId: number;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

/** Returns the files of a mail or message the caller has read; without the inline pictures of a mail. */
async function filesOf({ kind, id }: Linked, { db, entity }: Scope): Promise<NamedFile[]> {
  const ids = await idsOfFiles(kind, id, { db, entity });
  if (ids.length === 0) return [];
  const rows = await db
    .select({ fileId: files.id, name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes })
    .from(files)
    .where(and(eq(files.entity, entity), sql`${files.id} = any(${sql.param(ids)}::bigint[])`))
    // Keeps the sweep from deleting a file before the new record references it.
    .for('key share');
  const found = new Map(rows.map((row) => [row.fileId, row]));
  return ids.flatMap((fileId) => found.get(fileId) ?? []);
}

async function idsOfFiles(kind: Linked['kind'], id: number, { db, entity }: Pick<Scope, 'db' | 'entity'>): Promise<number[]> {
  if (kind === 'mail') {
    const [mail] = await db
      .select({ attachments: mails.attachments })
      .from(mails)
      .where(and(eq(mails.entity, entity), eq(mails.id, id)));
    return (mail?.attachments ?? []).filter(({ contentId, isWholeMessage }) => !contentId && !isWholeMessage).map(({ fileId }) => fileId);
  }
  if (kind !== 'message') return [];
  const [message] = await db
    .select({ attachments: chatMessages.attachments })
    .from(chatMessages)
    .where(and(eq(chatMessages.entity, entity), eq(chatMessages.id, id)));
  return (message?.attachments ?? []).map(({ fileId }) => fileId);
}

/** Converts plain text to safe HTML, escaping any markup in it. */
function htmlOfLines(text: string): string {
  const paragraphs = text
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .split(/\n\s*\n/);
  if (paragraphs.length === 1 && paragraphs[0] === '') return '';
  return paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`).join('');
}

/** Returns the boards on which a card can be created. */
export async function listCardBoards(
  _: GivenOf<typeof contract.listCardBoards>,
  scope: Scope,
): Promise<AnswerOf<typeof contract.listCardBoards>> {
  return { boards: await listSeenColumns(scope) };
}
