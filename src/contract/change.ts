import { z } from 'zod/mini';
import type { Subject } from './endpoint.ts';

/** Each kind of change with its subject; users who can read the subject are notified. Query keys start with the kind. */
export const subjects = {
  audit: 'Audit',
  blog: 'Blog',
  board: 'Board',
  bookmark: 'Session',
  calendar: 'Calendar',
  cart: 'Shop',
  chat: 'Chat',
  client: 'Client',
  coupon: 'Product',
  email: 'Email',
  employee: 'Employee',
  help: 'ACL',
  invoice: 'Invoice',
  notification: 'Notification',
  order: 'Shop',
  permission: 'Permission',
  person: 'Person',
  plan: 'Seller',
  product: 'Shop',
  profile: 'Profile',
  role: 'Role',
  seller: 'Seller',
  session: 'Session',
  todo: 'Todo',
  trash: 'Trash',
  user: 'User',
  view: 'View',
  webhook: 'all',
} as const satisfies Record<string, Subject>;

export type ChangeKind = keyof typeof subjects;

/** A change pushed to open clients: its kind and the affected ids. Clients refetch what they show of them. */
export const change = z.object({
  kind: z.enum(Object.keys(subjects) as [ChangeKind, ...ChangeKind[]]),
  ids: z.array(z.number()),
  /** Set when only this user's own data changed. */
  person: z.optional(z.number()),
  /** Set when nothing needs to be refetched, only shown briefly: `typing` in the chat of `ids`. */
  signal: z.optional(z.string()),
  /** The user who sent the signal. */
  from: z.optional(z.number()),
});
export type Change = z.infer<typeof change>;
