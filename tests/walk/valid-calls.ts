import type { AnyEndpoint } from '#contract/endpoint.ts';
import {
  type Answer,
  ask,
  choices,
  type Filled,
  isSame,
  nameOf,
  nobodysOf,
  type PlaceOfPart,
  placesOf,
  type Reach,
  type Walker,
} from './walk.ts';

/** A request that is valid for its company, including the ids. */
export interface ValidCall {
  endpoint: AnyEndpoint;
  filled: Filled;
}

/** Trying more ids never helped where these failed. */
const maxTries = 16;
/** Versions count from 1 in each row, so they don't identify a row by themselves. */
const versionNumber = 'number';
const nothing = () => undefined;

/**
 * Finds ids with which the owner's requests succeed: for each place alone, and for all together.
 * Requires rolled back transactions, so that a request finds the rows the previous one deleted.
 */
export async function validCalls(endpoints: readonly AnyEndpoint[], owner: Walker, reach: Reach, ids: LikelyIds): Promise<ValidCall[]> {
  const valid: ValidCall[] = [];
  const unmarked = { ...reach, mark: 'none of this' };
  for (const endpoint of endpoints) {
    const places = placesOf(endpoint);
    for (const chosen of choices(places)) {
      const needed = places.filter((place) => chosen.includes(place) || place.part === 'params');
      const filled = await findValid(endpoint, needed, ids, async (tried) => {
        const answer = await ask(endpoint, owner, unmarked, tried, nothing);
        return answer !== undefined && answer.status < 300;
      });
      if (filled) valid.push({ endpoint, filled });
    }
  }
  return valid;
}

async function findValid(
  endpoint: AnyEndpoint,
  places: PlaceOfPart[],
  ids: LikelyIds,
  isThrough: (filled: Filled) => Promise<boolean>,
): Promise<Filled | null> {
  const likely: Filled = new Map(places.map((place) => [place, ids.of(endpoint, place)[0]]));
  const tries = [likely, ...places.flatMap((place) => ids.of(endpoint, place).map((id) => new Map(likely).set(place, id)))];
  for (const filled of tries) {
    if (!(await isThrough(filled))) continue;
    for (const [place, id] of filled) ids.keep(endpoint, place, id);
    return filled;
  }
  return null;
}

/** The ids of a company: first those valid in the same place before, then those of tables related to the endpoint. */
export class LikelyIds {
  readonly #reach: Reach;
  readonly #byTable: ReadonlyMap<string, number[]>;
  readonly #kept = new Map<string, unknown[]>();

  constructor(reach: Reach, byTable: ReadonlyMap<string, number[]>) {
    this.#reach = reach;
    this.#byTable = byTable;
  }

  of({ path }: AnyEndpoint, place: PlaceOfPart): unknown[] {
    const { entity, texts, addresses } = this.#reach;
    if (place.isEntity) return [entity];
    const known = keysOf(path, place).flatMap((key) => this.#kept.get(key)?.slice(0, 3) ?? []);
    const ids = place.kind === 'number' ? this.#numbersFor(path, place) : place.kind === 'text' ? texts : addresses;
    return [...new Set([...known, ...ids])].slice(0, maxTries);
  }

  #numbersFor(path: string, { at }: PlaceOfPart): number[] {
    if (at === versionNumber) return [1];
    const words = `${path.replaceAll(/\{\w+\}/g, '')} ${at}`.toLowerCase().replace('picture', 'file');
    const matchOf = (table: string) =>
      table.split('_').filter((word) => words.includes(word.replace(/(?:ies|s)$/, ''))).length / table.split('_').length;
    const tables = [...this.#byTable].toSorted(([one], [other]) => matchOf(other) - matchOf(one));
    return tables.flatMap(([, ids]) => ids);
  }

  keep({ path }: AnyEndpoint, place: PlaceOfPart, id: unknown): void {
    for (const key of keysOf(path, place)) {
      const others = (this.#kept.get(key) ?? []).filter((one) => one !== id);
      this.#kept.set(key, [id, ...others]);
    }
  }
}

/** The same place in sibling endpoints, then that in any endpoint of the area. */
function keysOf(path: string, { at, kind }: PlaceOfPart): string[] {
  const area = path.split('/').slice(0, 4).join('/');
  return [`${path.slice(0, path.lastIndexOf('}') + 1)} ${kind} ${at}`, `${area} ${kind} ${at}`, `${kind} ${at.split('.').at(-1)}`];
}

/** Sends the requests that delete one row, for real, so that others can restore it. */
export async function deleteByCalls(calls: ValidCall[], owner: Walker, reach: Reach): Promise<void> {
  for (const { endpoint, filled } of calls)
    if (endpoint.method === 'DELETE' && endpoint.path.includes('{'))
      await ask(endpoint, owner, { ...reach, mark: 'none of this' }, filled, nothing);
}

export interface Attacked {
  calls: number;
  /** Number of requests that succeed with the attacker's own ids in the same places. */
  ownThrough: number;
  found: string[];
}

/**
 * Sends another company's valid requests: with all of its ids, and with each alone next to own ones. The response must be that for a
 * missing row. @param toOwn returns the attacker's own row that corresponds to one of theirs
 */
export async function sendAsAnother(
  calls: ValidCall[],
  attacker: Walker,
  reach: Reach,
  toOwn: (id: unknown, place: PlaceOfPart) => unknown,
  takeTouched: () => string[],
): Promise<Attacked> {
  const attacked: Attacked = { calls: 0, ownThrough: 0, found: [] };
  for (const { endpoint, filled } of calls) {
    const report = (finding: string) => attacked.found.push(`${nameOf(endpoint)}: ${finding}`);
    const send = (tried: Filled) => {
      attacked.calls += 1;
      return ask(endpoint, attacker, reach, tried, report);
    };
    const own: Filled = new Map([...filled].map(([place, id]) => [place, toOwn(id, place)]));
    if (((await send(own))?.status ?? 400) < 300) attacked.ownThrough += 1;
    const alone = [...filled.keys()].filter(({ at }) => at !== versionNumber).map((place) => [place]);
    for (const aimed of filled.size < 2 ? alone : [[...filled.keys()], ...alone]) {
      const withAimed = (idOf: (place: PlaceOfPart) => unknown): Filled =>
        new Map([...own].map(([place, id]) => [place, aimed.includes(place) ? idOf(place) : id]));
      const refused = await send(withAimed(nobodysOf));
      const answer = await send(withAimed((place) => filled.get(place)));
      if (refused && answer && !isSame(endpoint, refused, answer))
        report(`${placesIn(aimed)}: ${shown(answer)} instead of ${shown(refused)}`);
    }
    for (const table of takeTouched()) report(`wrote their ${table}`);
  }
  return attacked;
}

const placesIn = (places: PlaceOfPart[]) => places.map(({ part, at }) => `${part}.${at}`).join(' + ');
const shown = ({ status, text }: Answer) => `${status} ${text.slice(0, 200)}`;
