import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { flag, id, page, perPage } from '#contract/primitives.ts';

export const notificationKinds = [
  'mention',
  'assignment',
  'reminder',
  'mail',
  'chat',
  'answer',
  'comment',
  'follow',
  'announcement',
  'product',
  'digest',
] as const;
/**
 * `answer`: a guest has responded to an invitation; `chat`: a message while the chat is closed; `comment`: on the person's article;
 * `follow`: a new
 * follower; `announcement`: a post about a followed page; `product`: a wishlist item is cheaper or back in stock; `digest`: new
 * blog articles, once a week.
 */
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationAreas = [
  'board',
  'todo',
  'calendar',
  'email',
  'chat',
  'invoice',
  'blog',
  'profile',
  'product',
  'webhook',
  'user',
] as const;
export type NotificationArea = (typeof notificationAreas)[number];

export const notification = z.object({
  id: z.number(),
  kind: z.enum(notificationKinds),
  area: z.enum(notificationAreas),
  /** Title of the card, to-do, event, or mail. */
  title: z.string(),
  /** Excerpt of the text, if any. */
  excerpt: z.string(),
  /** The person who caused it; null for a reminder or an external person, who is named in `actorName`. */
  actor: z.nullable(z.object({ id: z.number(), fullName: z.string(), avatar: z.nullable(z.string()) })),
  actorName: z.string(),
  /** In-app path it opens. */
  path: z.string(),
  /** For a reminder, when it starts or is due. */
  at: z.nullable(z.string()),
  isRead: z.boolean(),
  time: z.string(),
  /** Number of mails for unread mail, which is a single entry about the newest; otherwise 1. */
  count: z.number(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications',
  summary: 'Lists the caller’s notifications, newest first.',
  action: 'read',
  subject: 'Notification',
  query: z.object({ unreadOnly: z._default(flag(), false), page: page(), perPage: perPage(20) }),
  answer: z.object({ notifications: z.array(notification), total: z.number(), unread: z.number() }),
});

export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/unread',
  summary: 'Counts unread items: notifications, and unread items of the areas that the caller can read.',
  action: 'read',
  subject: 'Notification',
  answer: z.object({ unread: z.number(), areas: z.object({ email: z.optional(z.number()), chat: z.optional(z.number()) }) }),
});

export const markNotifications = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/mark',
  summary: 'Marks notifications, by default all, as read or unread. Reading the unread mail entry reads all mail.',
  action: 'update',
  subject: 'Notification',
  body: z.strictObject({
    ids: z.optional(z.array(id()).check(z.minLength(1), z.maxLength(1000))),
    /** Without `ids`: the newest one the person has seen. Later ones stay unchanged. */
    upToId: z.optional(id()),
    isRead: z.boolean(),
  }),
  /** The changed ones, which Undo sends back. */
  answer: z.object({ changed: z.array(z.number()) }),
});

/** Maximum frequency of mails about notifications unread for an hour. */
export const mailTimes = ['never', 'hourly', 'daily'] as const;
export type MailEvery = (typeof mailTimes)[number];

const preferences = z.object({
  mail: z.enum(mailTimes),
  /** Whether this installation sends mail. */
  mailsLeave: z.boolean(),
  /** Which kinds are enabled. */
  kinds: z.object(Object.fromEntries(notificationKinds.map((kind) => [kind, z.boolean()])) as Record<NotificationKind, z.ZodMiniBoolean>),
});
export type NotificationPreferences = z.infer<typeof preferences>;

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/preferences',
  summary: 'Returns the kinds of notifications the caller wants, and how often by email.',
  action: 'read',
  subject: 'Notification',
  answer: preferences,
});

export const updateNotificationPreferences = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/preferences',
  summary: 'Turns kinds of notifications on or off, and sets how often unread ones are mailed; omitted ones stay.',
  action: 'update',
  subject: 'Notification',
  body: z.strictObject({
    mail: z.optional(z.enum(mailTimes)),
    kinds: z.optional(
      z.strictObject(
        Object.fromEntries(notificationKinds.map((kind) => [kind, z.optional(z.boolean())])) as Record<
          NotificationKind,
          z.ZodMiniOptional<z.ZodMiniBoolean>
        >,
      ),
    ),
  }),
  answer: preferences,
});

export const notificationEndpoints = [
  listNotifications,
  countNotifications,
  markNotifications,
  getNotificationPreferences,
  updateNotificationPreferences,
];
