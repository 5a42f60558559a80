import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { selectFilms } from '#features/lookups/contract.ts';
import { call } from '#web/api-client.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { RecordCombobox } from '#web/ui/record-combobox.tsx';

const filmsQuery = (q: string) =>
  queryOptions({ queryKey: ['films', q], queryFn: ({ signal }) => call(selectFilms, { query: { query: q } }, { signal }) });

/** One out of many, which the server looks for: `GET /api/select/data`. While its answer is late, what is known already is offered. */
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
