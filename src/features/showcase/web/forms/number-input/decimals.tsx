import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';

/** Formatted in the page's language: `1,250.50` or `1.250,50`, in any digits. */
export function Decimals() {
  const { i18n } = useTranslation();
  const [price, setPrice] = useState<number | null>(1250.5);
  return (
    <FormFields>
      <NumberField
        label="Price"
        unit="€"
        decimals={2}
        min={0}
        value={price}
        onChange={setPrice}
        hint={`Stored as ${price ?? 'nothing'}, formatted for “${i18n.language}”.`}
      />
    </FormFields>
  );
}
