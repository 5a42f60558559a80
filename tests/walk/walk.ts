import { z } from 'zod/mini';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { examples } from './examples.ts';
import { type IdPlace, idPlaces, textPlaces } from './id-places.ts';
import { inputFor, type Place } from './input-for.ts';

/** The data of a company another one tries to reach. */
export interface Reach {
  entity: string;
  numbers: number[];
  texts: string[];
  /** Signed file addresses. */
  addresses: string[];
  /** Appears in every text that must not leak; its start is searched for. */
  mark: string;
  /** One in this many rows is tried per place, different ones in each place; all by default. */
  oneIn?: number;
}

export interface Walker {
  /** Sends requests as the attacker. */
  request(path: string, init: RequestInit): Promise<Response>;
  entity: string;
  /** The id of an own row, for most kinds. */
  ownNumber: number;
}

/** Ids of missing rows. */
const nobodys = {
  number: 880_099_887_766,
  text: 'nobody-has-this',
  address: '/api/v1/files/nobody/880099887766/a.png?expires=9&signature=A',
};
const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];
export type PlaceOfPart = IdPlace & { part: Part };
export type Filled = Map<PlaceOfPart, unknown>;

export const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

/**
 * Sends every request with another company's data: every place that references a row gets each of their rows, alone next to own rows and
 * all together.
 * The response must be that for a missing row, and reveal nothing of theirs.
 * @returns the findings as text; empty if there are none
 */
export async function walk(
  endpoints: readonly AnyEndpoint[],
  walker: Walker,
  reach: Reach,
  afterEach: () => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  const { oneIn = 1 } = reach;
  let turn = 0;
  for (const endpoint of endpoints) {
    const report = (finding: string) => found.push(`${nameOf(endpoint)}: ${finding}`);
    const places = placesOf(endpoint);
    for (const filled of plainInputs(endpoint, reach)) await ask(endpoint, walker, reach, filled, report);
    for (const chosen of choices(places)) {
      const as = (value: (place: PlaceOfPart) => unknown) => filledWith(places, chosen, value, walker);
      const refused = await ask(endpoint, walker, reach, as(nobodysOf), report);
      const values = valuesFor(chosen, reach);
      turn += 1;
      for (const value of values.length > oneIn ? values.filter((_, index) => (index + turn) % oneIn === 0) : values) {
        const answer = await ask(endpoint, walker, reach, as(value), report);
        if (!refused || !answer || isSame(endpoint, refused, answer)) continue;
        report(
          `tells that ${chosen.map(({ part, at }) => `${part}.${at} = ${value(chosen[0] as PlaceOfPart)}`)} exists: ${answer.status} ${answer.text.slice(0, 200)} instead of ${refused.status} ${refused.text.slice(0, 200)}`,
        );
        break;
      }
    }
    if (endpoint.writes) for (const finding of await afterEach()) report(finding);
  }
  return [...found, ...(await afterEach())];
}

/**
 * Sends the same requests as the owner of the rows.
 * @returns the endpoints that never succeeded: a walk proves nothing for these
 */
export async function unreached(endpoints: readonly AnyEndpoint[], walker: Walker, reach: Reach): Promise<string[]> {
  const found: string[] = [];
  for (const endpoint of endpoints) {
    if (await getsThrough(endpoint, walker, reach)) continue;
    found.push(nameOf(endpoint));
  }
  return found;
}

async function getsThrough(endpoint: AnyEndpoint, walker: Walker, reach: Reach): Promise<boolean> {
  const nothing = () => undefined;
  const isThrough = async (filled: Filled) =>
    ((await ask(endpoint, walker, { ...reach, mark: 'none of this' }, filled, nothing))?.status ?? 400) < 300;
  for (const filled of plainInputs(endpoint, reach)) if (await isThrough(filled)) return true;
  const places = placesOf(endpoint);
  for (const chosen of choices(places))
    for (const value of valuesFor(chosen, reach)) if (await isThrough(filledWith(places, chosen, value, walker))) return true;
  return false;
}

/**
 * Returns the response to a request with given values in some places and own rows in its path.
 * @returns undefined if no valid input can be generated
 */
export function answerWith(endpoint: AnyEndpoint, walker: Walker, reach: Reach, given: readonly (readonly [PlaceOfPart, unknown])[]) {
  const values = new Map(given);
  const others = placesOf(endpoint).filter(
    ({ part, at }) => part === 'params' && !given.some(([one]) => one.part === part && one.at === at),
  );
  return ask(
    endpoint,
    walker,
    reach,
    new Map([...others.map((place) => [place, own(place, walker)] as const), ...values]),
    () => undefined,
  );
}

/** Fills the chosen places with the value, and the others required by the path with own rows. */
function filledWith(places: PlaceOfPart[], chosen: PlaceOfPart[], value: (place: PlaceOfPart) => unknown, walker: Walker): Filled {
  return new Map(
    places
      .filter((place) => chosen.includes(place) || place.part === 'params')
      .map((place) => [place, chosen.includes(place) ? value(place) : own(place, walker)]),
  );
}

export function placesOf(endpoint: AnyEndpoint): PlaceOfPart[] {
  return parts.flatMap((part) =>
    idPlaces(endpoint[part], { all: part === 'params', names: part === 'query' }).map((place) => ({ ...place, part })),
  );
}

export function textsOf(endpoint: AnyEndpoint): PlaceOfPart[] {
  return textPlaces(endpoint.body).map((at) => ({ at, part: 'body', kind: 'text', isEntity: false }));
}

/** Each place alone, and all together. */
export function choices(places: PlaceOfPart[]): PlaceOfPart[][] {
  return places.length < 2 ? places.map((place) => [place]) : [...places.map((place) => [place]), places];
}

/** One minimal request, and one that searches for their data. */
function plainInputs(endpoint: AnyEndpoint, { mark }: Reach): Filled[] {
  const shape = (endpoint.query as { shape?: object } | undefined)?.shape ?? {};
  const search: PlaceOfPart = { part: 'query', at: 'q', kind: 'text', isEntity: false };
  if (endpoint.path.includes('{')) return [];
  return 'q' in shape ? [new Map(), new Map([[search, mark.slice(0, -2)]])] : [new Map()];
}

export const nobodysOf = ({ kind }: PlaceOfPart) => nobodys[kind];
const own = ({ kind, isEntity }: PlaceOfPart, { entity, ownNumber }: Walker) =>
  isEntity ? entity : kind === 'number' ? ownNumber : nobodys[kind];

function valuesFor(chosen: PlaceOfPart[], reach: Reach): ((place: PlaceOfPart) => unknown)[] {
  const lists = { number: reach.numbers, text: reach.texts, address: reach.addresses };
  const most = chosen.length > 1 ? 4 : Number.POSITIVE_INFINITY;
  const longest = Math.max(...chosen.map((place) => (place.isEntity ? 1 : lists[place.kind].length)));
  return Array.from({ length: Math.min(longest, most) }, (_, index) => (place: PlaceOfPart) => {
    const list = lists[place.kind];
    return place.isEntity ? reach.entity : (list[index % list.length] ?? nobodys[place.kind]);
  });
}

export interface Answer {
  status: number;
  /** Without the values sent. */
  text: string;
}

export async function ask(
  endpoint: AnyEndpoint,
  { request }: Walker,
  { mark }: Reach,
  filled: Filled,
  report: (finding: string) => void,
): Promise<Answer | undefined> {
  const input = inputOf(endpoint, filled);
  if (!input) {
    report(
      `no valid input can be made with ${[...filled.keys()].map(({ part, at }) => `${part}.${at}`)}; give it an example in tests/walk/examples.ts`,
    );
    return undefined;
  }
  const response = await request(input.address, {
    method: endpoint.method,
    ...(input.body !== undefined && { body: input.body, headers: { 'Content-Type': 'application/json' } }),
  });
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (isStream) await response.body?.cancel();
  const told = isStream ? '' : await response.text();
  if (told.includes(mark))
    report(`tells ${told.slice(Math.max(0, told.indexOf(mark) - 100), told.indexOf(mark) + 100)} to ${input.address} ${input.body ?? ''}`);
  if (response.status >= 500 && response.status !== 503) report(`fails with ${response.status} at ${input.address}`);
  const given = [...filled.values()].map(String).toSorted((a, b) => b.length - a.length);
  return {
    status: response.status,
    text: given.reduce((text, one) => text.replaceAll(one, '…').replaceAll(encodeURIComponent(one), '…'), told),
  };
}

interface Input {
  address: string;
  body?: string;
}

export function inputOf(endpoint: AnyEndpoint, filled: Filled): Input | null {
  const example = examples[nameOf(endpoint)] ?? {};
  const made = (part: Part) => {
    const schema = endpoint[part];
    if (!schema) return {};
    const wanted = new Map<Place, unknown>([...filled].filter(([place]) => place.part === part).map(([{ at }, value]) => [at, value]));
    const value = inputFor(schema, new Map([...Object.entries((part !== 'params' && example[part]) || {}), ...wanted]));
    return z.safeParse(schema, value).success || (part === 'body' && isOddAddress(filled)) ? value : null;
  };
  const [params, query, body] = [made('params'), made('query'), made('body')] as Record<string, unknown>[];
  if (!params || !query || !body || (endpoint.raw && endpoint.method === 'POST' && example.bytes === undefined)) return null;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one): [string, string] => [`${name}[]`, String(one)]) : [[name, String(value)]],
    ),
  );
  const address = `${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name])))}${search.size > 0 ? `?${search}` : ''}`;
  const sent = example.bytes ?? (endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : JSON.stringify(body));
  return sent === undefined ? { address } : { address, body: sent };
}

/** A file address may be rejected as invalid by the field, regardless of its owner. */
const isOddAddress = (filled: Filled) => [...filled.keys()].some(({ kind }) => kind === 'address');

/** Whether the difference between responses reveals nothing. Writes differ in their ids and timestamps. */
export function isSame(endpoint: AnyEndpoint, one: Answer, other: Answer): boolean {
  if (one.status !== other.status) return false;
  return one.status < 400 && endpoint.method !== 'GET' ? true : one.text === other.text;
}
