import type { Linked, MadeKind } from '#contract/linked-kind.ts';
import type { MakingRequest } from '#web/links/making.ts';

/** What is asked for where a new thing is made. */
export type MadeRequest = MakingRequest & { as: MadeKind };

/** What is asked for where a mail is attached to an invoice. */
export type AttachRequest = MakingRequest & { as: 'invoice'; from: Linked<'mail'> };

/** The keys and menus offer an invoice for mails alone. */
export const isAttaching = (request: MakingRequest): request is AttachRequest => request.as === 'invoice' && request.from.kind === 'mail';

export const isMaking = (request: MakingRequest): request is MadeRequest => request.as !== 'invoice';
