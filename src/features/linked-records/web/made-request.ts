import type { CreatableKind, Linked } from '#contract/linked-kind.ts';
import type { CreateFromRequest } from '#web/links/create-from.ts';

/** What is asked for where a new thing is made. */
export type MadeRequest = CreateFromRequest & { as: CreatableKind };

/** What is asked for where a mail is attached to an invoice. */
export type AttachRequest = CreateFromRequest & { as: 'invoice'; from: Linked<'mail'> };

/** The keys and menus offer an invoice for mails alone. */
export const isAttaching = (request: CreateFromRequest): request is AttachRequest =>
  request.as === 'invoice' && request.from.kind === 'mail';

export const isMaking = (request: CreateFromRequest): request is MadeRequest => request.as !== 'invoice';
