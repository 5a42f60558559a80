import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { selectFilms } from '#features/lookups/contract.ts';
import { call } from '#web/api-client.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useDebounced } from '#web/use-debounced.ts';

/**
 * Asks the server after a debounce. A lamp can't share its name with a film: try “Inception”. While pending, the field shows that and isn't
 * invalid.
 */
export function IsItFree() {
  const [name, setName] = useState('');
  const wanted = name.trim();
  const asked = useDebounced(wanted, 300);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['showcase', 'is it free', asked],
    queryFn: ({ signal }) => call(selectFilms, { query: { query: asked } }, { signal }),
    enabled: asked !== '',
  });
  const isLate = isFetching || asked !== wanted;
  const isTaken = data?.some(({ label }) => label.toLowerCase() === asked.toLowerCase()) ?? false;
  const answer = isError ? 'Couldn’t check availability. We’ll try again when you submit.' : `“${asked}” is available.`;
  return (
    <FormFields>
      <TextField
        label="New lamp name"
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
        error={!isLate && isTaken && `“${asked}” is taken by a movie.`}
        hint={<span role="status">{wanted === '' ? 'Must be unique.' : isLate ? 'Checking…' : isTaken ? '' : answer}</span>}
      />
    </FormFields>
  );
}
