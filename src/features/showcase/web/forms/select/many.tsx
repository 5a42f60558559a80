import { useState } from 'react';
import { ChipCombobox } from '#web/ui/chip-combobox.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

const woods = ['Ash', 'Beech', 'Birch', 'Cherry', 'Elm', 'Larch', 'Maple', 'Oak', 'Pine', 'Walnut'];

/** Multiple selection with chips, and a filtered list of the rest. */
export function Many() {
  const [chosen, setChosen] = useState(['Oak', 'Ash']);
  return (
    <FormFields>
      <ChipCombobox
        label="Woods"
        chosen={chosen}
        found={(typed) => woods.filter((wood) => !chosen.includes(wood) && wood.toLowerCase().includes(typed.trim().toLowerCase()))}
        keyOf={(wood) => wood}
        nameOf={(wood) => wood}
        mark={(wood) => <bdi>{wood}</bdi>}
        chipLook="words"
        onPick={(wood) => setChosen([...chosen, wood])}
        onRemove={(wood) => setChosen(chosen.filter((one) => one !== wood))}
        removeLabel={(wood) => `Remove ${wood}`}
        placeholder="Search woods"
        noneText={(typed) => (typed ? 'No woods found' : 'All woods selected')}
      />
    </FormFields>
  );
}
