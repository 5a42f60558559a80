import type { CallReason, FieldReason, ReasonValue } from '#contract/reason.ts';
import { callRefusals, fieldRefusals, things } from '#contract/refusal-codes.ts';

/** The English message of what is wrong with a field, to be read after the field's name. */
export function fieldMessage(reason: FieldReason): string {
  return filled(fieldRefusals[reason.code], reason);
}

/** The English messages of what is wrong with several fields. */
export function messagesOf(fields: Record<string, FieldReason[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(fields).map(([field, reasons]) => [field, reasons.map(fieldMessage)]));
}

/** The English message of a refusal. */
export function callMessage(reason: CallReason): string {
  return filled(callRefusals[reason.code], reason);
}

/** The English message of either. */
export function reasonMessage(reason: FieldReason | CallReason): string {
  return reason.code in fieldRefusals ? fieldMessage(reason as FieldReason) : callMessage(reason as CallReason);
}

function filled(text: string, values: object): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => shown(name, (values as Record<string, ReasonValue>)[name]));
}

function shown(name: string, value: ReasonValue = ''): string {
  if (name === 'what') return things[value as keyof typeof things];
  return typeof value === 'object' ? value.join(', ') : String(value);
}
