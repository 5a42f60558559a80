import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listFilms } from '#features/lookups/contract.ts';
import { call } from '#web/api-client.ts';
import { optionsLike } from '#web/ui/options-like.ts';
import { SuggestField } from '#web/ui/suggest-field.tsx';

const noteOf = (isLoading: boolean, isFailed: boolean, found: number) => {
  if (isFailed) return 'Couldn’t load movies';
  if (isLoading) return 'Loading…';
  return found === 0 && 'No movies found';
};

/** `call` requests an endpoint of the contract; the query caches the response. */
export function Remote() {
  const [typed, setTyped] = useState('');
  const { data, isLoading, isError } = useQuery({
    queryKey: ['films'],
    queryFn: ({ signal }) => call(listFilms, {}, { signal }),
    enabled: typed !== '',
    staleTime: Infinity,
  });
  const found = optionsLike(data?.autoComplete ?? [], typed, ({ title }) => title, 8);
  return (
    <SuggestField
      label="Movie"
      placeholder="The Godfather or Amélie"
      hint="Shows up to eight results."
      value={typed}
      onType={setTyped}
      options={found}
      keyOf={({ id }) => id}
      textOf={({ title }) => title}
      note={noteOf(isLoading, isError, found.length)}
    />
  );
}
