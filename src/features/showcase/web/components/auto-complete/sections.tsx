import { useState } from 'react';
import { optionsLike } from '#web/ui/options-like.ts';
import { SuggestField } from '#web/ui/suggest-field.tsx';

const products = [
  { name: 'Birk shelf', kind: 'Shelves' },
  { name: 'Holt shelf, tall', kind: 'Shelves' },
  { name: 'Alder lounge chair', kind: 'Chairs' },
  { name: 'Vale dining chair', kind: 'Chairs' },
  { name: 'Fenn floor lamp', kind: 'Lamps' },
  { name: 'Leith pendant', kind: 'Lamps' },
];

/** The list follows the order of its sections. */
export function Sections() {
  const [typed, setTyped] = useState('');
  const found = products.filter((one) => optionsLike([one], typed, ({ name, kind }) => `${name} ${kind}`).length > 0);
  return (
    <SuggestField
      isEager
      label="Product"
      placeholder="Name or category"
      value={typed}
      onType={setTyped}
      options={found}
      keyOf={({ name }) => name}
      textOf={({ name }) => name}
      sectionOf={({ kind }) => kind}
      note={found.length === 0 && 'No products found'}
    />
  );
}
