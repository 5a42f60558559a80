import type { AnyEndpoint, Schema } from '#contract/endpoint.ts';

type Body = Uint8Array<ArrayBuffer>;
type Path = string[];
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  in?: Schema;
  out?: Schema;
  checks?: { _zod: { def: { check: string } } }[];
}

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** The sub-schemas of a schema. */
export function partsOf(schema: Schema): [name: string | null, part: Schema][] {
  const { shape, element, innerType, options, in: from, out: to } = defOf(schema);
  return [
    ...Object.entries(shape ?? {}),
    ...[element, innerType, from, to, ...(options ?? [])].flatMap((part): [null, Schema][] => (part ? [[null, part]] : [])),
  ];
}

/** The names of the fields of a body, including nested objects, but not inside lists. */
function fieldPaths(schema: Schema | undefined, path: Path = []): Path[] {
  if (!schema || defOf(schema).type === 'array') return [];
  return partsOf(schema).flatMap(([name, part]) => {
    const at = name === null ? path : [...path, name];
    return [...(name === null ? [] : [at]), ...fieldPaths(part, at)];
  });
}

/** The lists in a schema without a maximum length. */
export function longLists(schema: Schema, path: Path = []): string[] {
  const { type, checks = [] } = defOf(schema);
  const own = type === 'array' && !checks.some(({ _zod: { def } }) => def.check === 'max_length') ? [path.join('.') || 'the whole'] : [];
  return [...own, ...partsOf(schema).flatMap(([name, part]) => longLists(part, name === null ? path : [...path, name]))];
}

const encoder = new TextEncoder();

/** JSON of this many bytes: a repeated piece between a start and an end. */
function filled(limit: number, before: string, piece: (at: number) => string, after: string): Body {
  let text = before;
  for (let at = 0; ; at++) {
    const next = piece(at);
    if (text.length + next.length + after.length > limit) break;
    text += next;
  }
  return encoder.encode(text + after);
}

const repeated = (limit: number, before: string, piece: string, after: string) =>
  encoder.encode(before + piece.repeat(Math.floor((limit - before.length - after.length) / piece.length)) + after);

/** Wraps a value into a body at a field. */
const inside = (path: Path): [before: string, after: string] => [
  path.map((name) => `{${JSON.stringify(name)}:`).join(''),
  '}'.repeat(path.length),
];

/** The most expensive bodies before validation, identical for every endpoint. */
export function* worstOfAnyCall(limit: number): Generator<[shape: string, body: Body]> {
  yield ['deep', encoder.encode('['.repeat(limit / 2) + ']'.repeat(limit / 2))];
  yield ['no JSON', repeated(limit, '', '{"":', '')];
}

/** The most expensive bodies as input of one endpoint, each at the size limit. */
export function* worstBodies(endpoint: AnyEndpoint, limit: number): Generator<[shape: string, body: Body]> {
  yield ['many keys', filled(limit, '{', (at) => `"k${at}":0,`, '"":0}')];
  yield ['long keys', filled(limit, '{', (at) => `"${at}${'k'.repeat(1000)}":0,`, '"":0}')];
  yield ['one long key', repeated(limit, '{"', 'k', '":0}')];
  yield ['many objects', repeated(limit, '[{}', ',{}', ']')];
  yield ['a text', repeated(limit, '"', 'a', '"')];
  for (const path of fieldPaths(endpoint.body)) {
    const [before, after] = inside(path);
    const at = path.join('.');
    yield [`${at}: many objects`, repeated(limit, `${before}[{}`, ',{}', `]${after}`)];
    // The maximum length of a list.
    yield [`${at}: a thousand objects`, encoder.encode(`${before}[{}${',{}'.repeat(999)}]${after}`.padEnd(limit))];
    yield [`${at}: a text`, repeated(limit, `${before}"a@`, '.a', ` "${after}`)];
    yield [`${at}: escapes`, repeated(limit, `${before}"`, '\\ud83e\\ude91', `"${after}`)];
  }
}

/** More values than these are rejected before validation (src/server/read-input.ts). */
const maxValues = 39_990;

type NamedValue = [shape: string, value: unknown];
/** Cached by limit: they are the same for every endpoint, and creating them costs more than validating them. */
const valuesByLimit = new Map<number, { alone: NamedValue; anywhere: NamedValue[] }>();

function valuesOf(limit: number) {
  const made = valuesByLimit.get(limit);
  if (made) return made;
  const objects = Array.from({ length: Math.min(maxValues, limit / 3) }, () => ({}));
  const values: { alone: NamedValue; anywhere: NamedValue[] } = {
    alone: ['many keys', Object.fromEntries(objects.map((_, at) => [`k${at}`, 0]))],
    anywhere: [
      ['many objects', objects],
      ['a thousand objects', objects.slice(0, 1000)],
      ['a text', `a@${'.a'.repeat(limit / 2)} `],
      ['escapes', '\u{1fa91}'.repeat(limit / 12)],
    ],
  };
  valuesByLimit.set(limit, values);
  return values;
}

/** The same as values, at the maximum size for validation: most of the cost of a body is serializing and parsing it. */
export function* worstValues(endpoint: AnyEndpoint, limit: number): Generator<[shape: string, body: unknown]> {
  const { alone, anywhere } = valuesOf(limit);
  yield alone;
  for (const [shape, value] of anywhere) {
    yield [shape, value];
    for (const path of fieldPaths(endpoint.body))
      yield [`${path.join('.')}: ${shape}`, path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)];
  }
}

const queryCharacters = 16_000;

export function* worstQueries(endpoint: AnyEndpoint): Generator<[shape: string, query: string]> {
  const many = (part: (at: number) => string) => Array.from({ length: queryCharacters / part(9999).length }, (_, at) => part(at)).join('');
  yield ['many names', many((at) => `&k${at}=`)];
  yield ['many lists', many((at) => `&k${at}[]=`)];
  for (const [name] of fieldPaths(endpoint.query)) {
    yield [`${name}: a text`, `${name}=${many(() => 'a')}`];
    yield [`${name}: many values`, `${name}=${many(() => 'a,')}`];
  }
}
