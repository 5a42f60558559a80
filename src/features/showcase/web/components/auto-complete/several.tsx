import { useState } from 'react';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { optionsLike } from '#web/ui/options-like.ts';

const colors = ['Moss', 'Clay', 'Night blue', 'Linen', 'Brass', 'Smoke', 'Cream'];

/** Selected options aren't offered again. */
export function Several() {
  const [chosen, setChosen] = useState(['Moss']);
  return (
    <ChipCombobox
      label="Cover colors"
      chosen={chosen}
      found={(typed) => optionsLike(colors, typed, (color) => color).filter((color) => !chosen.includes(color))}
      keyOf={(color) => color}
      nameOf={(color) => color}
      mark={(color) => <bdi>{color}</bdi>}
      chipLook="words"
      onPick={(color) => setChosen([...chosen, color])}
      onRemove={(color) => setChosen(chosen.filter((one) => one !== color))}
      removeLabel={(color) => `Remove ${color}`}
      noneText={(typed) => (typed ? 'No colors found' : 'All colors selected')}
    />
  );
}
