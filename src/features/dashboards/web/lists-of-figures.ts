import { pageAddress } from '#contract/page-address.ts';
import type { DaySpan } from '../spans.ts';

/** Links from figures to the lists they count, each with the filter under which the list's total equals the figure. */
export const listsOfFigures = {
  /** Invoices and credit notes issued in the period; all but drafts unless a status is given. */
  invoices: ({ from, until }: DaySpan, status = 'issued') => pageAddress('/apps/invoice/list', {}, { status, from, until }),
  invoicesOf: (client: number, { from, until }: DaySpan) =>
    pageAddress('/apps/invoice/list', {}, { status: 'issued', client, from, until }),
  orders: ({ from, until }: DaySpan, status?: string) =>
    pageAddress('/apps/ecommerce/orders', {}, { ...(status && { status }), from, until }),
  clients: () => pageAddress('/apps/invoice/clients', {}),
  products: () => pageAddress('/apps/ecommerce/products', {}),
  subscribers: () => pageAddress('/apps/user/list', {}, { role: 'subscriber' }),
  signIns: ({ from, until }: DaySpan) => pageAddress('/apps/audit-log', {}, { action: 'session.signed-in', from, to: until }),
  overdue: () => pageAddress('/apps/invoice/list', {}, { status: 'Past Due' }),
  invoice: (id: number) => pageAddress('/apps/invoice/preview/:id', { id }),
  /** In the reader's time zone, like the search. */
  unanswered: (since: string) => pageAddress('/apps/email/:folder', { folder: 'inbox' }, { q: `is:unanswered after:${since}` }),
  mail: (mailId: number) => pageAddress('/apps/email/:folder/:mailId', { folder: 'inbox', mailId }),
  /** Opens the mail with a reply. */
  answer: (mailId: number) => pageAddress('/apps/email/:folder/:mailId', { folder: 'inbox', mailId }, { answer: 'reply' }),
  myDay: () => pageAddress('/apps/todo/:filter', { filter: 'my-day' }),
  card: (task: number) => pageAddress('/apps/kanban', {}, { task }),
  boards: () => pageAddress('/apps/kanban', {}),
  todo: (task: number) => pageAddress('/apps/todo', {}, { task }),
  day: (day: string) => pageAddress('/apps/calendar', {}, { view: 'day', date: day }),
  order: (id: number) => pageAddress('/apps/ecommerce/orders/:id', { id }),
  toShip: () => pageAddress('/apps/ecommerce/orders', {}, { status: 'to-ship' }),
  product: (open: number) => pageAddress('/apps/ecommerce/products', {}, { open }),
  lowStock: () => pageAddress('/apps/ecommerce/products', {}, { low: 'yes' }),
  /** `before:` excludes the day itself. */
  inbox: ({ from, until }: DaySpan, state?: 'unread' | 'unanswered') =>
    pageAddress(
      '/apps/email/:folder',
      { folder: 'inbox' },
      { q: [`after:${from}`, `before:${dayAfter(until)}`, ...(state ? [`is:${state}`] : [])].join(' ') },
    ),
};

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
