import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { stillMatching } from './ui/still-matching.ts';
import { useDebounced } from './use-debounced.ts';

/** How long typing must rest before anything is searched. */
const restMs = 150;

export interface TypedSearch<Answer, Key extends QueryKey, Option> {
  /** What was typed, without blanks around it. */
  typed: string;
  queryFor: (q: string) => UseQueryOptions<Answer, Error, Answer, Key>;
  /** Whether anything is to be found by a text now. */
  isWanted: (q: string) => boolean;
  optionsOf: (answer: Answer) => readonly Option[];
  /** The texts of an option that a search looks through. */
  textsOf: (option: Option) => readonly string[];
}

/**
 * Searches for what is typed, once it rests. While the answer is late, what was found for an earlier text is offered as far as it still matches.
 * @returns `found` is undefined until there is a first answer
 */
export function useTypedSearch<Answer, Key extends QueryKey, Option>(search: TypedSearch<Answer, Key, Option>) {
  const { typed, queryFor, isWanted, optionsOf, textsOf } = search;
  const q = useDebounced(typed, restMs);
  const enabled = isWanted(typed) && isWanted(q);
  const { data, error, isPlaceholderData } = useQuery({ ...queryFor(q), enabled, placeholderData: keepPreviousData });
  const isLate = q !== typed || isPlaceholderData;
  const options = enabled && data ? optionsOf(data) : undefined;
  return { found: options && isLate ? stillMatching(options, typed, textsOf) : options, isLate, error };
}
