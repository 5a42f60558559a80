import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

export const chatStatuses = ['online', 'offline', 'busy', 'away'] as const;
export const chatStatus = z.enum(chatStatuses);
export type ChatStatus = z.infer<typeof chatStatus>;

export const contact = z.object({
  id: z.number(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.nullable(z.string()),
  /** The status others see: a person who chose online but has no page open is offline. */
  status: chatStatus,
});
export type Contact = z.infer<typeof contact>;

export const chatProfile = z.object({
  ...contact.shape,
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
});
export type ChatProfile = z.infer<typeof chatProfile>;

export const getProfileUser = endpoint({
  method: 'GET',
  path: '/apps/chat/users/profile-user',
  summary: 'Returns the caller’s chat profile.',
  action: 'read',
  subject: 'Chat',
  answer: chatProfile,
});

export const updateChatProfile = endpoint({
  method: 'POST',
  path: '/api/v1/chat/profile',
  summary: 'Changes the given parts of the caller’s profile.',
  action: 'update',
  subject: 'Chat',
  body: z.strictObject({
    about: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    status: z.optional(chatStatus),
    isNotificationsOn: z.optional(z.boolean()),
  }),
  answer: z.object({ profile: chatProfile }),
});

export const tellPresence = endpoint({
  method: 'POST',
  path: '/api/v1/chat/presence',
  summary: 'Marks the caller as online; a visible page repeats it every 30 seconds. Returns the statuses of others.',
  action: 'update',
  subject: 'Chat',
  body: z.strictObject({ /** Whether the page is about to close. */ isLeaving: z._default(z.boolean(), false) }),
  answer: z.object({ statuses: z.record(z.string(), chatStatus) }),
});
