import { useState } from 'react';
import { FormFields } from '#web/ui/form-layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

/** Invalid, read-only, and disabled. */
export function States() {
  const [pieces, setPieces] = useState<number | null>(40);
  return (
    <FormFields>
      <NumberField
        label="Pieces"
        min={0}
        value={pieces}
        onChange={setPieces}
        error={(pieces ?? 0) > 12 && 'Only 12 in stock.'}
        hint="Order up to twelve."
      />
      <NumberField label="In stock" value={12} readOnly onChange={() => undefined} />
      <NumberField label="On the way" value={null} disabled onChange={() => undefined} />
    </FormFields>
  );
}
