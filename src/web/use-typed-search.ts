import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { stillMatching } from './ui/still-matching.ts';
import { useDebounced } from './use-debounced.ts';

/** Debounce delay before searching, in milliseconds. */
const debounceMs = 150;

export interface TypedSearch<Answer, Key extends QueryKey, Option> {
  typed: string;
  queryFor: (q: string) => UseQueryOptions<Answer, Error, Answer, Key>;
  /** Whether a text should be searched for. */
  isWanted: (q: string) => boolean;
  optionsOf: (answer: Answer) => readonly Option[];
  /** The texts of an option that the search matches. */
  textsOf: (option: Option) => readonly string[];
}

/**
 * Searches for debounced input. While results are pending, offers those earlier results that still match.
 * @returns `found` is undefined until the first response
 */
export function useTypedSearch<Answer, Key extends QueryKey, Option>(search: TypedSearch<Answer, Key, Option>) {
  const { typed, queryFor, isWanted, optionsOf, textsOf } = search;
  const q = useDebounced(typed, debounceMs);
  const enabled = isWanted(typed) && isWanted(q);
  const { data, error, isPlaceholderData } = useQuery({ ...queryFor(q), enabled, placeholderData: keepPreviousData });
  const isLate = q !== typed || isPlaceholderData;
  const options = enabled && data ? optionsOf(data) : undefined;
  return { found: options && isLate ? stillMatching(options, typed, textsOf) : options, isLate, error };
}
