import { z } from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';
import { findReasons } from '#contract/find-reasons.ts';
import type { Check, FieldErrors } from './use-checked-form.ts';

// The page's CSP forbids compiled schemas.
z.config({ jitless: true });

/** Validates a form with the server's schema and returns the first error of each field. */
export function checkBySchema(schema: Schema): Check {
  return (given) => {
    const found: FieldErrors = {};
    for (const [[name = ''], reason] of findReasons(schema, given)) found[name] ??= given[name] === '' ? { code: 'required' } : reason;
    return found;
  };
}
