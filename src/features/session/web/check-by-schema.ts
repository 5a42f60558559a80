import { z } from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';
import type { Check } from './use-checked-form.ts';

// The page's policy forbids what it would compile.
z.config({ jitless: true });

/** A form's check by the schema that the server checks with too: the first thing that is wrong with each field. */
export function checkBySchema(schema: Schema): Check {
  return (given) => {
    const found: Record<string, string> = {};
    for (const { path, message } of z.safeParse(schema, given).error?.issues ?? []) {
      const name = String(path[0]);
      found[name] ??= given[name] === '' ? 'is required' : message;
    }
    return found;
  };
}
