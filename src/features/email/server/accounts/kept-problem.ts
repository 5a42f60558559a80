import type { CallReason, FieldReason } from '#contract/reason.ts';
import { reasonMessage } from '#server/refusal-message.ts';

/** Why a sync failed, as the account keeps it. */
export function keptProblem(why: FieldReason | CallReason): string {
  return JSON.stringify(why);
}

/** A kept problem as it is answered; one that was kept as a text has no code. */
export function problemIn(kept: string): { problem: string; why: FieldReason | CallReason | null } {
  if (!kept.startsWith('{"code":')) return { problem: kept, why: null };
  const why = JSON.parse(kept) as FieldReason | CallReason;
  const message = reasonMessage(why);
  return { problem: message.charAt(0).toUpperCase() + message.slice(1), why };
}
