import type { Schema } from '#contract/endpoint.ts';
import { below, defOf, type Place, within } from './input-for.ts';

/** A place in an input that references a row, and how: by number, text or file address. */
export interface IdPlace {
  at: Place;
  kind: 'number' | 'text' | 'address';
  isEntity: boolean;
}

const naming = /^(?:id|ids|\w+Ids?|mentions|entity|secret|token|key|refreshToken)$/;
/** Parts of a row whose ids and keys the page generates, and a tax number. */
const notOfRows = /(?:checklist|subtasks)\.\[\]\.id$|deliveryMethods\.\[\]\.key$|vatId$/;
const addressing = /^(?:url|img|thumbnail|coverImage)$/;

/**
 * Returns the places in a schema that reference rows, recognized by name; `all`: every property is one, as in a path; `names`: a property
 * called `name` is one, too.
 */
export function idPlaces(schema: Schema | undefined, { all = false, names = false } = {}): IdPlace[] {
  const isNaming = (at: Place, name: string) => all || (names && name === 'name') || (naming.test(name) && !notOfRows.test(at));
  return schema ? placesIn(schema, '', isNaming).filter((one, index, list) => list.findIndex(({ at }) => at === one.at) === index) : [];
}

export function textPlaces(schema: Schema | undefined): Place[] {
  const all = schema ? placesIn(schema, '', () => true) : [];
  return [...new Set(all.filter(({ kind }) => kind !== 'number').map(({ at }) => at))];
}

function placesIn(schema: Schema, at: Place, isNaming: (at: Place, name: string) => boolean): IdPlace[] {
  const def = defOf(schema);
  const name = at.split('.').findLast((part) => part !== '[]') ?? '';
  const inner = within(def);
  if (def.type === 'object') return Object.entries(def.shape ?? {}).flatMap(([part, one]) => placesIn(one, below(at, part), isNaming));
  if (def.type === 'array') return def.element ? placesIn(def.element, below(at, '[]'), isNaming) : [];
  if (def.type === 'union') return (def.options ?? []).flatMap((option) => placesIn(option, at, isNaming));
  if (inner) return placesIn(inner, at, isNaming);
  if (def.type !== 'number' && def.type !== 'string') return [];
  if (def.type === 'string' && addressing.test(name)) return [{ at, kind: 'address', isEntity: false }];
  if (!isNaming(at, name)) return [];
  return [{ at, kind: def.type === 'number' ? 'number' : 'text', isEntity: name === 'entity' }];
}
