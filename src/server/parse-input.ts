import { en } from 'zod/locales';
import { z } from 'zod/mini';
import type { AnyEndpoint, Schema } from '#contract/endpoint.ts';
import { parseFinding } from '#contract/find-reasons.ts';
import type { FieldReason } from '#contract/reason.ts';
import { maxNamed, Refusal } from './refusal.ts';

// Without a locale, zod/mini reports only "Invalid input"; jitless because the page's policy forbids eval.
z.config({ ...en(), jitless: true });

type Given = { params: unknown; query: unknown; body: unknown };

/** Parses the three parts of a request by its contract. The error names every invalid field, up to `maxNamed`. */
export function parseInput(endpoint: AnyEndpoint, given: Given): Given {
  // No prototype, because a field could be named `valueOf`.
  const fields: Record<string, FieldReason[]> = Object.create(null);
  const parse = (schema: Schema | undefined, value: unknown, whole: string) => {
    if (!schema) return undefined;
    const parsed = parseFinding(schema, value ?? {});
    if (parsed.success) return parsed.data;
    for (const [path, reason] of parsed.found.slice(0, maxNamed)) {
      const field = path.join('.') || whole;
      fields[field] = [...(fields[field] ?? []), reason];
    }
    return undefined;
  };
  const parsed = {
    params: parse(endpoint.params, given.params, 'params'),
    query: parse(endpoint.query, given.query, 'query'),
    body: parse(endpoint.body, given.body, 'body'),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('invalid', null, { fields });
  return parsed;
}
