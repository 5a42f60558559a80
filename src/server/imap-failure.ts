import type { FieldReason } from '#contract/reason.ts';
import { fieldMessage } from './refusal-message.ts';

/** Why an IMAP server could not be used. Its message can be shown, and names nobody. */
export class ImapFailure extends Error {
  /** `host`: not reached, or not to be reached; `login`: it refused the name or the password; `server`: it failed later. */
  readonly reason: 'host' | 'security' | 'login' | 'server';
  readonly why: FieldReason;

  constructor(reason: ImapFailure['reason'], why: FieldReason) {
    super(fieldMessage(why));
    this.reason = reason;
    this.why = why;
  }
}
