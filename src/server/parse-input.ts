import { en } from 'zod/locales';
import { z } from 'zod/mini';
import type { AnyEndpoint, Schema } from '#contract/endpoint.ts';
import { mostNamed, Refusal } from './refusal.ts';

// Without a locale zod/mini says only "Invalid input"; jitless because a page's policy forbids eval.
z.config({ ...en(), jitless: true });

type Given = { params: unknown; query: unknown; body: unknown };

/** Parses the three parts of a call by its contract; what is wrong is refused with every field named, but for more than `mostNamed`. */
export function parseInput(endpoint: AnyEndpoint, given: Given): Given {
  // Without a prototype: a field may be called `valueOf`.
  const fields: Record<string, string[]> = Object.create(null);
  const parse = (schema: Schema | undefined, value: unknown, whole: string) => {
    if (!schema) return undefined;
    const parsed = z.safeParse(schema, value ?? {});
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues.slice(0, mostNamed)) {
      for (const [field, message] of namedIssues(issue, whole)) {
        fields[field] = [...(fields[field] ?? []), message];
      }
    }
    return undefined;
  };
  const parsed = {
    params: parse(endpoint.params, given.params, 'params'),
    query: parse(endpoint.query, given.query, 'query'),
    body: parse(endpoint.body, given.body, 'body'),
  };
  const [first] = Object.entries(fields);
  if (first) throw new Refusal('invalid', `${first[0]}: ${first[1].join(', ')}`, { fields });
  return parsed;
}

function namedIssues(issue: z.core.$ZodIssue, whole: string): [field: string, message: string][] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, mostNamed).map((key) => [[...path, key].join('.'), 'is not a field that can be given']);
  const missing = issue.code === 'invalid_type' && /received undefined/.test(issue.message);
  return [[path.join('.') || whole, missing ? 'is required' : issue.message]];
}
