import { z } from 'zod/mini';
import type { FieldReason, PlainFieldCode } from './reason.ts';

/** The path of a field and what is wrong with it. */
export type Found = [path: string[], reason: FieldReason];

/**
 * Encodes an error code as the message of a Zod check that Zod can't describe itself, such as a pattern or a custom rule. Bounds, choices
 * and types need none.
 */
export function says(code: PlainFieldCode): string {
  return encoded({ code });
}

/**
 * Returns what is wrong with a value, by field; empty if it is valid. The server validates contracts and the page validates forms with it,
 * so both report the same codes.
 */
export function findReasons(schema: z.ZodMiniType, value: unknown): Found[] {
  const parsed = parseFinding(schema, value);
  return parsed.success ? [] : parsed.found;
}

/** Parses a value, or returns what is wrong by field. */
export function parseFinding<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { success: true; data: z.output<S> } | { success: false; found: Found[] } {
  const parsed = z.safeParse(schema, value, { reportInput: true, error: (issue) => encoded(reasonOf(issue)) });
  return parsed.success ? parsed : { success: false, found: foundIn(parsed.error.issues) };
}

function foundIn(issues: readonly z.core.$ZodIssue[]): Found[] {
  return issues.flatMap((issue): Found[] => {
    const path = issue.path.map(String);
    if (issue.input === undefined) return [[path, { code: 'required' }]];
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [[...path, key], { code: 'unknown_field' }]);
    if (issue.code === 'invalid_union' && issue.message === '')
      return foundIn(likeliest(issue.errors)).map(([within, reason]) => [[...path, ...within], reason]);
    return [[path, decoded(issue.message)]];
  });
}

/** Picks the issues of the union branch that best matches the value's type. */
function likeliest(branches: readonly z.core.$ZodIssue[][]): readonly z.core.$ZodIssue[] {
  const misfit = (issues: readonly z.core.$ZodIssue[]) =>
    issues.some(({ code, path }) => path.length === 0 && (code === 'invalid_type' || code === 'invalid_value'));
  return branches.findLast((issues) => !misfit(issues)) ?? branches.at(-1) ?? [];
}

const typeCodes: Record<string, PlainFieldCode> = {
  string: 'not_text',
  number: 'not_a_number',
  int: 'not_a_whole_number',
  boolean: 'not_a_yes_or_no',
  array: 'not_a_list',
  object: 'not_an_object',
  record: 'not_an_object',
};

/** Converts a Zod issue to a reason; null if its nested issues tell more. */
function reasonOf(issue: z.core.$ZodRawIssue): FieldReason | null {
  switch (issue.code) {
    case 'invalid_type':
      return { code: typeCodes[issue.expected] ?? 'malformed' };
    case 'too_big':
      return {
        code: ({ string: 'too_long', array: 'too_many' } as const)[issue.origin as string] ?? 'too_great',
        max: Number(issue.maximum),
      };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'invalid_value':
      return { code: 'not_one_of', choices: issue.values.map(String) };
    case 'invalid_union':
    case 'unrecognized_keys':
      return null;
    default:
      return { code: 'malformed' };
  }
}

function tooSmall(origin: string, min: number): FieldReason {
  if (origin === 'string') return min === 1 ? { code: 'required' } : { code: 'too_short', min };
  return { code: origin === 'array' ? 'too_few' : 'too_small', min };
}

// Encodes the reason as a string, because Zod messages can only be text.
function encoded(reason: FieldReason | null): string {
  return reason ? JSON.stringify(reason) : '';
}

function decoded(message: string): FieldReason {
  return message.startsWith('{"code":') ? (JSON.parse(message) as FieldReason) : { code: 'malformed' };
}
