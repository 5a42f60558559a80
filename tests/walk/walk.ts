import { z } from 'zod/mini';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { examples } from './examples.ts';
import { type IdPlace, idPlaces, textPlaces } from './id-places.ts';
import { inputFor, type Place } from './input-for.ts';

/** What somebody has that another reaches for. */
export interface Reach {
  entity: string;
  numbers: number[];
  texts: string[];
  /** Signed addresses of files. */
  addresses: string[];
  /** Stands in every text that must not be told, and its beginning, which is searched for. */
  mark: string;
  /** Each place holds one row in so many, other ones than the place before it; all of them unless said. */
  oneIn?: number;
}

export interface Walker {
  /** Calls as whoever reaches. */
  request(path: string, init: RequestInit): Promise<Response>;
  entity: string;
  /** A row that they have themselves, of most kinds. */
  ownNumber: number;
}

/** A row that nobody has. */
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
 * Calls everything with what is another's: every place that names a row holds each of their rows, alone beside own rows and all together.
 * The answer must be that of a row which nobody has, and tell nothing of theirs.
 * @returns what was found, in words; empty when all holds
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
 * Whoever has the rows makes the same calls.
 * @returns the calls with which they never got through: what a walk says of these proves nothing
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
 * What a call answers when some places hold a value and its address own rows.
 * @returns undefined when no valid input can be made with it
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

/** The chosen places as wanted, and the others that an address needs with own rows. */
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

/** Every place of what is sent that takes a text, whatever it is about. */
export function textsOf(endpoint: AnyEndpoint): PlaceOfPart[] {
  return textPlaces(endpoint.body).map((at) => ({ at, part: 'body', kind: 'text', isEntity: false }));
}

/** Each place alone, and all of them. */
export function choices(places: PlaceOfPart[]): PlaceOfPart[][] {
  return places.length < 2 ? places.map((place) => [place]) : [...places.map((place) => [place]), places];
}

/** Once as it needs least, and once searching for what is theirs. */
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
  /** Without what was given. */
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

/** An address of a file may be none that the field takes: that is refused, whosever it is. */
const isOddAddress = (filled: Filled) => [...filled.keys()].some(({ kind }) => kind === 'address');

/** Whether nothing can be told from the difference. What was written has its own numbers and moments. */
export function isSame(endpoint: AnyEndpoint, one: Answer, other: Answer): boolean {
  if (one.status !== other.status) return false;
  return one.status < 400 && endpoint.method !== 'GET' ? true : one.text === other.text;
}
