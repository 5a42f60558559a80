import { useState } from 'react';
import { optionsLike } from '#web/ui/options-like.ts';
import { SuggestField } from '#web/ui/suggest-field.tsx';

const woods = ['Ash', 'Beech', 'Birch', 'Cherry', 'Elm', 'Larch', 'Maple', 'Oak', 'Pine', 'Smoked oak', 'Walnut'];

/** Limits the list to a readable length. */
export function Limit() {
  const [typed, setTyped] = useState('');
  const found = optionsLike(woods, typed, (wood) => wood);
  return (
    <SuggestField
      label="Wood"
      placeholder="Start typing"
      value={typed}
      onType={setTyped}
      options={found.slice(0, 3)}
      keyOf={(wood) => wood}
      textOf={(wood) => wood}
      note={found.length > 3 && `Showing 3 of ${found.length}. Keep typing to narrow the list.`}
    />
  );
}
