import { z } from 'zod/mini';
import { findReasons } from '#contract/find-reasons.ts';
import type { Reason } from '#contract/reason.ts';

// The page's policy forbids what it would compile.
z.config({ jitless: true });

/** What is wrong with which field. */
export type WrongValues = Readonly<Record<string, Reason>>;

/** Says of the values of a form what is wrong with them; nothing when nothing is. */
export type ValueCheck<V> = (values: V) => WrongValues;

/** Checks by a schema, as the server does: the first thing that is wrong with each field. */
export const bySchema =
  <V>(schema: z.ZodMiniType): ValueCheck<V> =>
  (values) =>
    firstOfEach(findReasons(schema, values).map(([path, reason]) => [path[0] ?? '', [reason]]));

/** The first reason of each field; what is wrong within a field is its own. */
export function firstOfEach(found: readonly (readonly [path: string, reasons: readonly Reason[]])[]): WrongValues {
  const named = found.flatMap(([path, [reason]]) => (reason ? [[path.split('.')[0] ?? '', reason] as const] : []));
  return Object.fromEntries(named.toReversed());
}
