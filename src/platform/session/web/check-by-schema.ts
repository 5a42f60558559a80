import { z } from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';
import { findReasons } from '#contract/find-reasons.ts';
import type { Check, FieldErrors } from './use-checked-form.ts';

// The page's policy forbids what it would compile.
z.config({ jitless: true });

/** A form's check by the schema that the server checks with too: the first thing that is wrong with each field. */
export function checkBySchema(schema: Schema): Check {
  return (given) => {
    const found: FieldErrors = {};
    for (const [[name = ''], reason] of findReasons(schema, given)) found[name] ??= given[name] === '' ? { code: 'required' } : reason;
    return found;
  };
}
