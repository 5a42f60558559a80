import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#app/endpoints.ts';
import { serverAreas } from '#app/server-areas.ts';
import { type Client, clientWith, signInAs } from '../../../../tests/client.ts';
import { line } from '../../../../tests/invoice-calls.ts';
import { connectMcp, useMcp } from '../../../../tests/mcp-client.ts';
import { type TestApi, testApi } from '../../../../tests/test-api.ts';
import { testsBegin } from '../../../../tests/test-host.ts';
import { toolsOf } from './tools.ts';

let atrium: TestApi;
let admin: Client;
let assistant: Awaited<ReturnType<typeof connectMcp>>;
beforeAll(async () => {
  atrium = await testApi();
  admin = await signInAs(atrium, 'admin');
  const wanted = { name: 'Assistant', rules: [{ action: 'manage', subject: 'all' }], expiresAt: null, password: 'admin' };
  const { body } = await admin.post('/api/v1/api-keys', wanted);
  assistant = await connectMcp(atrium, body.token);
});
afterAll(() => atrium.close());

// biome-ignore lint/suspicious/noExplicitAny: rows of answers, whose shapes are checked where contracts are.
type Row = any;
interface Case {
  /** Input of the tool. */
  given: () => Promise<object>;
  /** Request that shows what the tool changes. */
  shown: string;
}

const read = async (path: string): Promise<Row> => (await admin.get(path)).body;
const todos = '/apps/todo/tasks';
const events = `/apps/calendar/events?start=${new Date(Date.parse(testsBegin) - 40 * 86_400_000).toISOString()}&end=${new Date(Date.parse(testsBegin) + 40 * 86_400_000).toISOString()}`;
const calendars = '/api/v1/calendar/calendars';
const cards = '/apps/kanban/tasks';
const board = '/api/v1/kanban';
const todo = async (where: (row: Row) => boolean = () => true) => (await read(todos)).find(where).id as number;
const card = async (where: (row: Row) => boolean = () => true): Promise<Row> => (await read(cards)).find(where);
const event = async (where: (row: Row) => boolean): Promise<Row> => (await read(events)).find(where);
const isRecurring = ({ extendedProps }: Row) => extendedProps.occurrence !== null;
const draft = async () => ({
  ...{ clientId: (await read('/api/v1/clients')).clients[0].id, issuedOn: '2031-01-02', dueOn: '2031-02-02', currency: 'EUR' },
  lines: [line(1200)],
});
const title = 'Oil the oak';
const coupon = { percentOff: 10, centsOff: 0, fromCents: 0, until: null, mostUses: null };

const cases: Record<string, Case> = {
  post_todo_add_tasks: { shown: todos, given: async () => ({ body: { task: { title } } }) },
  post_todo_update_task: {
    shown: todos,
    given: async () => ({
      body: {
        task: {
          id: await todo(),
          title,
          description: 'Twice',
          dueDate: '2031-01-02',
          assignee: null,
          tags: [],
          isImportant: true,
          subtasks: [],
        },
      },
    }),
  },
  delete_todo_delete_task: { shown: todos, given: async () => ({ query: { taskId: await todo() } }) },
  post_todo_update_tasks: {
    shown: todos,
    given: async () => ({ body: { ids: [await todo()], change: { isImportant: true, addTag: 'oak', dueDate: null, assigneeId: null } } }),
  },
  post_todo_tasks_id_move: {
    shown: `${todos}?sortBy=manual`,
    given: async () => ({ params: { id: await todo() }, body: { beforeId: null } }),
  },
  post_todo_tasks_id_subtasks_subtaskId: {
    shown: todos,
    given: async () => {
      const { id, subtasks } = (await read(todos)).find((row: Row) => row.subtasks.length > 0);
      return { params: { id, subtaskId: subtasks[0].id }, body: { isDone: !subtasks[0].isDone } };
    },
  },
  post_calendar_add_event: {
    shown: events,
    given: async () => ({
      body: { event: { title, start: testsBegin, extendedProps: { calendar: 'Business' } } },
    }),
  },
  post_calendar_update_event: {
    shown: events,
    given: async () => ({ body: { event: { id: (await event((row) => !isRecurring(row))).id, title } } }),
  },
  post_calendar_events_id_change: {
    shown: events,
    given: async () => {
      const { id, extendedProps } = await event(isRecurring);
      return { params: { id }, body: { scope: 'this', occurrence: extendedProps.occurrence, event: { title } } };
    },
  },
  post_calendar_events_id_remove: {
    shown: events,
    given: async () => ({ params: { id: (await event((row) => !isRecurring(row))).id }, body: { scope: 'all' } }),
  },
  post_calendar_calendars: { shown: calendars, given: async () => ({ body: { name: title } }) },
  delete_calendar_calendars_id: {
    shown: calendars,
    given: async () => ({ params: { id: (await admin.post(calendars, { name: 'Saw' })).body.calendar.id } }),
  },
  post_kanban_add_task: { shown: cards, given: async () => ({ body: { data: { title, boardId: (await card()).boardId } } }) },
  post_kanban_update_task: {
    shown: cards,
    given: async () => {
      const { id } = await card((row) => row.assignedTo.length > 0 && row.labels.length > 0);
      return { body: { data: { id, title, description: 'Twice', labels: [], dueDate: null, assignedTo: [], checklist: [] } } };
    },
  },
  post_kanban_tasks_id_move: {
    shown: board,
    given: async () => {
      const { boards, cards: all } = await read(board);
      return { params: { id: all[0].id }, body: { boardId: boards.at(-1).id, beforeId: null } };
    },
  },
  post_kanban_tasks_id_archive: { shown: board, given: async () => ({ params: { id: (await card()).id }, body: { value: true } }) },
  delete_kanban_tasks_id: { shown: board, given: async () => ({ params: { id: (await card()).id } }) },
  post_kanban_tasks_id_checklist_itemId: {
    shown: cards,
    given: async () => {
      const { id, checklist } = await card((row) => row.checklist.length > 0);
      return { params: { id, itemId: checklist[0].id }, body: { isDone: !checklist[0].isDone } };
    },
  },
  post_kanban_tasks_id_comments: { shown: cards, given: async () => ({ params: { id: (await card()).id }, body: { comment: title } }) },
  delete_kanban_comments_id: {
    shown: cards,
    given: async () => {
      const { id } = await card();
      const { body } = await admin.post(`/api/v1/kanban/tasks/${id}/comments`, { comment: 'Saw it' });
      return { params: { id: body.comment.id } };
    },
  },
  post_kanban_add_board: { shown: board, given: async () => ({ body: { data: { title } } }) },
  delete_kanban_delete_board: { shown: board, given: async () => ({ query: { id: (await read(board)).boards[0].id } }) },
  post_kanban_spaces: { shown: board, given: async () => ({ body: { name: title } }) },
  post_kanban_spaces_id_copy: {
    shown: board,
    given: async () => ({ params: { id: (await read(board)).spaces[0].id }, body: { name: title } }),
  },
  delete_kanban_spaces_id: {
    shown: board,
    given: async () => ({ params: { id: (await admin.post('/api/v1/kanban/spaces', { name: 'Saw' })).body.space.id } }),
  },
  post_clients: { shown: '/api/v1/clients?perPage=100', given: async () => ({ body: { name: title } }) },
  delete_clients_delete: {
    shown: '/api/v1/clients?perPage=100',
    given: async () => ({ query: { id: (await admin.post('/api/v1/clients', { name: 'Saw' })).body.client.id } }),
  },
  post_employees: { shown: '/api/v1/employees?perPage=100', given: async () => ({ body: { fullName: title } }) },
  post_employees_delete: {
    shown: '/api/v1/employees?perPage=100',
    given: async () => ({ body: { ids: [(await read('/api/v1/employees')).employees[0].id] } }),
  },
  post_products: { shown: '/api/v1/products?perPage=100', given: async () => ({ body: { name: title, priceCents: 1200 } }) },
  post_products_id: {
    shown: '/api/v1/products?perPage=100',
    given: async () => ({ params: { id: (await read('/api/v1/products')).products[0].id }, body: { name: title, priceCents: 1 } }),
  },
  delete_products_id: {
    shown: '/api/v1/products?perPage=100',
    given: async () => ({ params: { id: (await read('/api/v1/products')).products[0].id } }),
  },
  post_coupons: { shown: '/api/v1/coupons', given: async () => ({ body: { ...coupon, code: 'OAK' } }) },
  delete_coupons_id: {
    shown: '/api/v1/coupons',
    given: async () => ({ params: { id: (await admin.post('/api/v1/coupons', { ...coupon, code: 'SAW' })).body.coupon.id } }),
  },
  post_blog_posts: { shown: '/api/v1/blog/posts', given: async () => ({ body: { blogTitle: title } }) },
  delete_blog_posts_id: {
    shown: '/api/v1/blog/posts',
    given: async () => ({ params: { id: (await read('/api/v1/blog/posts')).posts[0].id } }),
  },
  post_blog_posts_id_comments: {
    shown: '/api/v1/blog/posts',
    given: async () => ({ params: { id: (await read('/api/v1/blog/posts')).posts[0].id }, body: { commentText: title } }),
  },
  delete_blog_comments_id: {
    shown: '/api/v1/blog/posts',
    given: async () => {
      const { id } = (await read('/api/v1/blog/posts')).posts[0];
      return { params: { id: (await admin.post(`/api/v1/blog/posts/${id}/comments`, { commentText: 'Saw' })).body.comment.id } };
    },
  },
  post_invoices: {
    shown: '/apps/invoice/invoices?perPage=100',
    given: async () => ({ body: await draft() }),
  },
  post_invoices_delete: {
    shown: '/apps/invoice/invoices?perPage=100',
    given: async () => {
      return { body: { ids: [(await admin.post('/api/v1/invoices', await draft())).body.invoice.id] } };
    },
  },
  post_emails_drafts: {
    shown: '/apps/email/emails?folder=draft',
    given: async () => ({ body: { key: crypto.randomUUID(), subject: title } }),
  },
  post_emails_delete: {
    shown: '/apps/email/emails?folder=draft',
    given: async () => {
      const { body } = await admin.post('/api/v1/emails/drafts', { key: crypto.randomUUID(), subject: 'Saw' });
      return { body: { emailIds: [body.email.id] } };
    },
  },
  post_mail_labels: { shown: '/api/v1/mail/labels', given: async () => ({ body: { name: title } }) },
  delete_mail_labels_id: {
    shown: '/api/v1/mail/labels',
    given: async () => ({ params: { id: (await admin.post('/api/v1/mail/labels', { name: 'Saw' })).body.label.id } }),
  },
};

const writing = toolsOf(
  endpoints,
  serverAreas.flatMap(({ undo = [] }) => undo),
).filter(({ rule }) => rule);

test('every writing tool is covered', () => {
  expect(Object.keys(cases).sort()).toEqual(writing.map(({ name }) => name).sort());
});

test.each(Object.entries(cases))('undoes %s', async (name, { given, shown }) => {
  // Rows deleted at the same moment are restored together.
  atrium.clock.advance(1);
  const input = await given();
  atrium.clock.advance(1);
  const before = await state(shown);
  const done = await useMcp(assistant, name, input as Record<string, unknown>);
  expect(done, JSON.stringify(done.answer)).toMatchObject({ isError: false });
  expect(await state(shown), 'changed').not.toEqual(before);
  const undone = await useMcp(assistant, 'undo', done.more.undo.arguments);
  expect(undone, JSON.stringify(undone.answer)).toMatchObject({ isError: false, more: { undone: { tool: name } } });
  expect(await state(shown)).toEqual(before);
});

/** Reads the response without version counters and timestamps. */
async function state(path: string): Promise<unknown> {
  const { status, body } = await clientWith(atrium, admin).get(path);
  expect(status, path).toBe(200);
  return JSON.parse(JSON.stringify(body, (name, value) => (/^(version|updatedAt|savedAt|modified)$/.test(name) ? undefined : value)));
}
