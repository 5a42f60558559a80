import { useRef, useState } from 'react';
import { FormFields } from '#web/ui/form-layout.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

const lamps = ['Alder floor lamp', 'Birch desk lamp', 'Clove pendant', 'Dune wall light', 'Elm reading lamp', 'Fern night light'];

/** Searches while typing; Esc clears the field, then leaves it. */
export function Search() {
  const field = useRef<HTMLInputElement>(null);
  const [q, setQ] = useState('');
  const found = lamps.filter((lamp) => lamp.toLowerCase().includes(q.toLowerCase()));
  return (
    <FormFields>
      <SearchField q={q} onSearch={setQ} inputRef={field} label="Search lamps" clearLabel="Clear the search" />
      <p role="status">{found.length === 0 ? 'No lamps found' : found.join(' · ')}</p>
    </FormFields>
  );
}
