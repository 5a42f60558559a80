import { useState } from 'react';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { optionsLike } from '#web/ui/options-like.ts';

const colours = ['Moss', 'Clay', 'Night blue', 'Linen', 'Brass', 'Smoke', 'Cream'];

/** What is chosen is not offered again. */
export function Several() {
  const [chosen, setChosen] = useState(['Moss']);
  return (
    <ChipCombobox
      label="Colours of the cover"
      chosen={chosen}
      found={(typed) => optionsLike(colours, typed, (colour) => colour).filter((colour) => !chosen.includes(colour))}
      keyOf={(colour) => colour}
      nameOf={(colour) => colour}
      mark={(colour) => <bdi>{colour}</bdi>}
      chipLook="words"
      onPick={(colour) => setChosen([...chosen, colour])}
      onRemove={(colour) => setChosen(chosen.filter((one) => one !== colour))}
      removeLabel={(colour) => `Remove ${colour}`}
      noneText={(typed) => (typed ? 'No such colour' : 'All are chosen')}
    />
  );
}
