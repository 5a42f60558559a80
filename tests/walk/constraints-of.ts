import type { z } from 'zod/mini';
import { findReasons } from '#contract/find-reasons.ts';

export interface Constraint {
  /** Path within the schema's value. */
  path: string[];
  /** The constraint: a type or a check, by Zod's name. */
  kind: string;
  /** The error code for a violation; undefined if Zod's own details are enough, as for bounds. */
  code: string | undefined;
}

/** Returns every constraint of a schema, with its error code. */
export function constraintsOf(schema: z.ZodMiniType, path: string[] = []): Constraint[] {
  const { def } = schema._zod;
  // A function is not of any JSON type.
  const ofType = findReasons(schema, () => undefined).map(([within, { code }]) => ({ path: [...path, ...within], kind: def.type, code }));
  const ofChecks = (def.checks ?? []).map((check) => {
    const { check: kind, error } = check._zod.def;
    const message = (error as ((issue: object) => string) | undefined)?.({});
    return { path, kind, code: message && (JSON.parse(message) as { code: string }).code };
  });
  return [...ofType, ...ofChecks, ...partsOf(def).flatMap(([name, part]) => constraintsOf(part, name ? [...path, name] : path))];
}

function partsOf(def: object): [name: string, schema: z.ZodMiniType][] {
  return Object.entries(def).flatMap(([name, part]): [string, z.ZodMiniType][] => {
    if (name === 'shape') return Object.entries(part as Record<string, z.ZodMiniType>);
    const schemas = (Array.isArray(part) ? part : [part]).filter(isSchema);
    return name === 'catchall' ? [] : schemas.map((one) => [name === 'element' ? '0' : '', one]);
  });
}

function isSchema(given: unknown): given is z.ZodMiniType {
  return typeof given === 'object' && given !== null && '_zod' in given && 'type' in (given as z.ZodMiniType)._zod.def;
}
