import type { FieldReason } from '#contract/reason.ts';
import { fieldMessage } from '#server/refusal-message.ts';

/** What of an mbox file did not become a mail: which of the file, and why. */
export interface FailedEntry {
  index: number;
  reason: string;
  why: FieldReason;
}

/** A mail of the file that is left out. */
export function failedEntry(index: number, why: FieldReason): FailedEntry {
  return { index, reason: fieldMessage(why), why };
}
