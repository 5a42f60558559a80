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
const noSource = 'The source doesn’t exist for the caller';

const cardBoard = z.object({ id: z.number(), name: z.string(), columns: z.array(z.object({ id: z.string(), title: z.string() })) });
export type CardBoard = z.infer<typeof cardBoard>;

export const listCardBoards = endpoint({
  method: 'GET',
  path: '/api/v1/links/boards',
  summary: 'Lists the boards that the caller sees, with their columns, for new cards. Without templates.',
  action: 'create',
  subject: 'Board',
  answer: z.object({ boards: z.array(cardBoard) }),
});

export const makeCard = endpoint({
  ...made,
  method: 'POST',
  path: '/api/v1/links/cards',
  summary: 'Creates a card from a mail, message or order and links them. `withFiles` adds the source’s files.',
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
  refusals: { 404: `${noSource}, or the board or column doesn’t exist.` },
});

export const makeTodo = endpoint({
  ...made,
  method: 'POST',
  path: '/api/v1/links/todos',
  summary: 'Creates a to-do from a mail, message or order and links them.',
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
  summary: 'Creates an event from a mail, message or order and links them; it’s the caller’s own, and no one is invited.',
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
  summary: 'Attaches a mail, its files, or both to an invoice and links them. Existing attachments aren’t added again.',
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
  refusals: { 404: 'No such mail or invoice for the caller.' },
});

export const listLinks = endpoint({
  method: 'GET',
  path: '/api/v1/links',
  summary: 'Lists an item’s links that the caller can read; none if they can’t read the item.',
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
  summary: 'Links two items. Needs permission to read both, and to update the second.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  body: z.strictObject({ from: end, to: end }),
  refusals: { 404: 'One of them doesn’t exist for the caller.' },
});

export const unlinkThings = endpoint({
  method: 'DELETE',
  path: '/api/v1/links',
  summary: 'Unlinks two items. Needs permission to read both, and to update the one created.',
  action: 'read',
  subject: 'Session',
  access: 'signed-in',
  forKeys: true,
  /** The two, whichever came of the other. */
  query: z.object({ kind, id: id(), otherKind: kind, otherId: id() }),
  /** As they were linked: what `POST` takes to link them again. */
  answer: z.object({ from: z.object({ kind, id: z.number() }), to: z.object({ kind, id: z.number() }) }),
  refusals: { 404: 'They aren’t linked, or one of them doesn’t exist for the caller.' },
});

/** As many messages as a thread has in the page. */
const mostCounted = 200;

export const countLinks = endpoint({
  method: 'GET',
  path: '/api/v1/links/counts',
  summary: 'Counts the links of up to 200 items of a kind that the caller can read; items without links are left out.',
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
