import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { LikelyIds } from './valid-calls.ts';
import { type ask, type Filled, placesOf } from './walk.ts';

/**
 * Finds values for the places in an endpoint's path, or else for all that reference rows, with which it succeeds, as far as such rows
 * exist.
 * @param maxTries number of ids to try in each place, after the likely ones
 */
export async function validInput(
  endpoint: AnyEndpoint,
  ids: LikelyIds,
  send: (filled: Filled) => ReturnType<typeof ask>,
  maxTries = Number.POSITIVE_INFINITY,
): Promise<Filled | undefined> {
  const all = placesOf(endpoint);
  const tries = [all.filter(({ part }) => part === 'params'), all].flatMap((places) => {
    const likely: Filled = new Map(places.map((place) => [place, ids.of(endpoint, place)[0]]));
    const others = places.flatMap((place) =>
      ids
        .of(endpoint, place)
        .slice(0, maxTries)
        .map((id) => new Map(likely).set(place, id)),
    );
    return [likely, ...others];
  });
  for (const filled of tries) if (((await send(filled))?.status ?? 400) < 300) return filled;
  return undefined;
}
