import { z } from 'zod/mini';
import type { Schema } from '#contract/endpoint.ts';

/** The path of a value in an input: `event.extendedProps.guests.[].personId`. */
export type Place = string;

/** The part of Zod 4's internals that describes a schema. */
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: Schema[];
  entries?: Record<string, string | number>;
  values?: unknown[];
  valueType?: Schema;
}

export const defOf = (schema: Schema): Def => schema._zod.def as unknown as Def;

/** For a pipe that starts with a transform (a list in a query), the output schema describes the input. */
export function within(def: Def): Schema | undefined {
  if (def.type === 'pipe') return def.in && defOf(def.in).type === 'transform' ? def.out : def.in;
  return def.innerType;
}

let given = 0;

/** Candidate texts for a string; different each time, so that none exists yet. */
function texts(): string[] {
  given += 1;
  const [digits, code] = [String(given).padStart(8, '0'), String(given % 1000).padStart(3, '0')];
  return [
    ...[`Oak table ${given}`, `oak-${digits}`, `somebody${given}@elsewhere.example`, `oak${given}`],
    ...['2031-05-04', '2031-05-04T10:00:00Z', '10:30', 'EUR', `#${code}${code}`, 'https://elsewhere.example/', '1', ''],
  ];
}

const numbers = [1, 0, 2, 10, 30, 1000];

/**
 * Returns a valid value for a schema, with everything required, plus the optional properties on the way to the places in `wanted`, which
 * get
 * the given values. Undefined if none can be generated.
 */
export function inputFor(schema: Schema, wanted: ReadonlyMap<Place, unknown>, at: Place = ''): unknown {
  if (wanted.has(at)) return wanted.get(at);
  return build(schema, wanted, at, (value) => z.safeParse(schema, value).success);
}

function build(schema: Schema, wanted: ReadonlyMap<Place, unknown>, at: Place, fits: (value: unknown) => boolean): unknown {
  const def = defOf(schema);
  const isAsked = [...wanted.keys()].some((place) => place === at || place.startsWith(`${at}.`));
  const inner = within(def);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .map(([name, part]): [string, unknown] => [name, inputFor(part, wanted, below(at, name))])
          .filter(([, value]) => value !== undefined),
      );
    case 'array': {
      if (!def.element) return [];
      const one = () => inputFor(def.element as Schema, wanted, below(at, '[]'));
      return isAsked || !fits([]) ? [one()] : [];
    }
    case 'optional':
    case 'default':
    case 'prefault':
      return isAsked && inner ? inputFor(inner, wanted, at) : undefined;
    case 'nullable':
      return inner && (isAsked || !fits(null)) ? inputFor(inner, wanted, at) : null;
    case 'pipe':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return inner && build(inner, wanted, at, fits);
    case 'union':
      return (def.options ?? [])
        .toSorted((a, b) => Number(isLiteral(a)) - Number(isLiteral(b)))
        .map((option) => build(option, wanted, at, fits))
        .find((value) => value !== undefined && (isAsked || fits(value)));
    case 'record':
      return {};
    case 'enum':
      return Object.values(def.entries ?? {}).find(fits);
    case 'literal':
      return def.values?.find(fits);
    case 'boolean':
      return [true, false].find(fits);
    case 'number':
      return numbers.find(fits);
    case 'string':
      return texts().find(fits);
    default:
      return fits(null) ? null : undefined;
  }
}

const isLiteral = (schema: Schema): boolean => {
  const def = defOf(schema);
  return def.type === 'literal' || (def.type === 'pipe' && def.in !== undefined && isLiteral(def.in));
};

export const below = (at: Place, name: string): Place => (at ? `${at}.${name}` : name);
