import type { CreatableKind, Linked } from '#contract/linked-kind.ts';
import type { CreateFromRequest } from '#web/links/create-from.ts';

/** Request to create a new record. */
export type MadeRequest = CreateFromRequest & { as: CreatableKind };

/** Request to attach a mail to an invoice. */
export type AttachRequest = CreateFromRequest & { as: 'invoice'; from: Linked<'mail'> };

/** Shortcuts and menus offer invoices only for mails. */
export const isAttaching = (request: CreateFromRequest): request is AttachRequest =>
  request.as === 'invoice' && request.from.kind === 'mail';

export const isMaking = (request: CreateFromRequest): request is MadeRequest => request.as !== 'invoice';
