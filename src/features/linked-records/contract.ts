import { z } from 'zod/mini';
import { bodyLimits, endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { linkedKinds, sourceKinds } from '#contract/linked-kind.ts';
import { id, list, plainDate, plainTime } from '#contract/primitives.ts';

const kind = z.enum(linkedKinds);

const linkedThing = z.object({
  kind,
  id: z.number(),
  title: z.string(),
  /** The address in the app that opens it. */
  path: z.string(),
  /** How far it is: `open`, `done`, `archived`, or the status of an invoice or an order; null where it has none. */
  state: z.nullable(z.string()),
  /** Of a card the title of its column. */
  detail: z.string(),
  /** When an event begins: a day, or a moment with its offset. */
  start: z.nullable(z.string()),
});
export type LinkedThing = z.infer<typeof linkedThing>;

/** Made by the page, so that a retry makes no second thing. */
const clientKey = z.string().check(z.regex(/^[\w-]{8,64}$/, says('not_a_key')));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));
const text = z._default(z.string().check(z.maxLength(20_000)), '');
const from = z.strictObject({ kind: z.enum(sourceKinds), id: id() });

const making = { clientKey, from, title, /** Plain text. */ description: text };
const made = { answer: z.object({ made: linkedThing }), status: 201, bodyLimitBytes: bodyLimits.standard } as const;
/** A day, or a moment: as events have it. */
const when = () =>
  z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/, says('not_a_day_or_moment')));
const latest = Date.UTC(2500, 0, 1);
const noSource = 'What it is to be made of is not there, for whoever asks';

const cardBoard = z.object({ id: z.number(), name: z.string(), columns: z.array(z.object({ id: z.string(), title: z.string() })) });
export type CardBoard = z.infer<typeof cardBoard>;

export const listCardBoards = endpoint({
  method: 'GET',
  path: '/api/v1/links/boards',
  summary: 'The boards that the signed-in person sees, with their columns: where a card can be made. Templates are none.',
  action: 'create',
  subject: 'Board',
  answer: z.object({ boards: z.array(cardBoard) }),
});

export const makeCard = endpoint({
  ...made,
  method: 'POST',
  path: '/api/v1/links/cards',
  summary:
    'Makes a card of a mail, a message or an order, which is linked with it. The files of the source come along if `withFiles` says so.',
  action: 'create',
  subject: 'Board',
  body: z.strictObject({
    ...making,
    spaceId: id(),
    /** The column, by its id within its board. */
    columnId: z.string().check(z.minLength(1), z.maxLength(300)),
    /** In epoch milliseconds, as cards have it. */
    dueAt: z._default(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(latest))), null),
    withFiles: z._default(z.boolean(), false),
  }),
  refusals: { 404: `${noSource}, or there is no such board or column.` },
});

export const makeTodo = endpoint({
  ...made,
  method: 'POST',
  path: '/api/v1/links/todos',
  summary: 'Makes a to-do of a mail, a message or an order, which is linked with it.',
  action: 'create',
  subject: 'Todo',
  body: z.strictObject({
    ...making,
    dueDate: z._default(z.nullable(plainDate()), null),
    dueTime: z._default(z.nullable(plainTime()), null),
  }),
  refusals: { 404: `${noSource}.` },
});

export const makeEvent = endpoint({
  ...made,
  method: 'POST',
  path: '/api/v1/links/events',
  summary: 'Makes an event of a mail, a message or an order, which is linked with it; it is the maker’s own, and nobody is invited.',
  action: 'create',
  subject: 'Calendar',
  body: z.strictObject({
    ...making,
    start: when(),
    end: z._default(z.nullable(when()), null),
    allDay: z._default(z.boolean(), false),
    timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  refusals: { 404: `${noSource}.` },
});

export const attachMail = endpoint({
  method: 'POST',
  path: '/api/v1/links/invoices',
  summary: 'Attaches a mail, its files, or both to an invoice, which is linked with it. What is attached already is not attached again.',
  action: 'update',
  subject: 'Invoice',
  body: z.strictObject({
    clientKey,
    mailId: id(),
    invoiceId: id(),
    /** The mail itself, as a file. */
    withMail: z._default(z.boolean(), true),
    /** The files of the mail, without the pictures that stand in its text. */
    withFiles: z._default(z.boolean(), false),
  }),
  /** `attachmentIds` and `isNewLink` are of this try, and what Undo takes back. */
  answer: z.object({ made: linkedThing, attachmentIds: z.array(z.number()), isNewLink: z.boolean() }),
  status: 201,
  refusals: { 404: 'There is no such mail or invoice, for whoever asks.' },
});

export const listLinks = endpoint({
  method: 'GET',
  path: '/api/v1/links',
  summary: 'What a thing is linked with, as far as the signed-in person may read it; nothing where they may not read the thing itself.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  query: z.object({ kind, id: id() }),
  answer: z.object({ links: z.array(linkedThing) }),
});

const end = z.strictObject({ kind, id: id() });

export const linkAgain = endpoint({
  method: 'POST',
  path: '/api/v1/links',
  summary: 'Links two things that are there. Needs the right to read both, and to update the second.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  body: z.strictObject({ from: end, to: end }),
  refusals: { 404: 'One of them is not there, for whoever asks.' },
});

export const unlinkThings = endpoint({
  method: 'DELETE',
  path: '/api/v1/links',
  summary: 'Takes the link of two things away; the things stay. Needs the right to read both, and to update the one that was made.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  /** The two, whichever came of the other. */
  query: z.object({ kind, id: id(), otherKind: kind, otherId: id() }),
  /** As they were linked: what `POST` takes to link them again. */
  answer: z.object({ from: z.object({ kind, id: z.number() }), to: z.object({ kind, id: z.number() }) }),
  refusals: { 404: 'They are not linked, or one of them is not there, for whoever asks.' },
});

/** As many messages as a thread has in the page. */
const mostCounted = 200;

export const countLinks = endpoint({
  method: 'GET',
  path: '/api/v1/links/counts',
  summary:
    'With how many things each of up to 200 of a kind is linked, as far as the signed-in person may read both; those that are linked with nothing are left out.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  query: z.object({ kind, ids: list(id(), mostCounted) }),
  answer: z.object({ counts: z.array(z.object({ id: z.number(), count: z.number() })) }),
});

export const linkedRecordEndpoints = [
  listCardBoards,
  makeCard,
  makeTodo,
  makeEvent,
  attachMail,
  listLinks,
  linkAgain,
  unlinkThings,
  countLinks,
];
