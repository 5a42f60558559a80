import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { selectFilms } from '#features/lookups/contract.ts';
import { call } from '#web/api-client.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { RecordCombobox } from '#web/ui/record-combobox.tsx';

const filmsQuery = (q: string) =>
  queryOptions({ queryKey: ['films', q], queryFn: ({ signal }) => call(selectFilms, { query: { query: q } }, { signal }) });

/** Server-side search: `GET /api/select/data`. Cached options are offered while the response is pending. */
export function Remote() {
  const [film, setFilm] = useState('The Godfather');
  return (
    <FormFields>
      <RecordCombobox
        label="Movie"
        value={film}
        placeholder="Search by title"
        search={{ queryFor: filmsQuery, optionsOf: (films) => films, textsOf: ({ label }) => [label] }}
        keyOf={({ id }) => id}
        show={({ label }) => <bdi>{label}</bdi>}
        onChange={({ label }) => setFilm(label)}
        noneText="No movies found"
        failedText="Couldn’t load movies"
      />
    </FormFields>
  );
}
