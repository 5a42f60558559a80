import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { IconPlus } from '#web/icons.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { RecordCombobox } from '#web/ui/record-combobox.tsx';

const begun = ['Atelier Ferreira', 'Holm & Sønn', 'Kranich Textil', 'Papelaria Sol'];

/** If nothing matches, the last option creates a new record. */
export function NewRecord() {
  const [suppliers, setSuppliers] = useState(begun);
  const [chosen, setChosen] = useState<string | null>(null);
  const add = (name: string) => {
    if (!name) return;
    setSuppliers([...suppliers, name]);
    setChosen(name);
  };
  return (
    <FormFields>
      <RecordCombobox
        label="Supplier"
        value={chosen}
        placeholder="Select or type a new name"
        search={{
          queryFor: (q) =>
            queryOptions({
              queryKey: ['showcase', 'suppliers', suppliers, q],
              queryFn: async () => suppliers.filter((name) => name.toLowerCase().includes(q.toLowerCase())),
            }),
          optionsOf: (names) => names,
          textsOf: (name) => [name],
        }}
        keyOf={(name) => name}
        show={(name) => <bdi>{name}</bdi>}
        onChange={setChosen}
        adding={{
          show: (typed) => (
            <>
              <IconPlus size={18} aria-hidden="true" />
              {typed ? `Add “${typed}”` : 'Type a name to add a supplier'}
            </>
          ),
          run: add,
        }}
        noneText="No suppliers found"
        failedText="Couldn’t load suppliers"
      />
    </FormFields>
  );
}
