import { useState } from 'react';
import { useTranslation } from '#web/i18n.ts';
import { byAmount } from '#web/mask.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';

/** Thousands separators follow the page's language. */
export function Amount() {
  const { i18n } = useTranslation();
  const [writing] = useState(() => byAmount(i18n.language, 2));
  const [amount, setAmount] = useState(() => writing({ text: '1284000', caret: 0 }).text);
  return (
    <FormFields>
      <MaskedField
        label="Credit limit, in euros"
        inputMode="decimal"
        writing={writing}
        value={amount}
        onChange={setAmount}
        hint="Type in the middle: the cursor keeps its position."
      />
    </FormFields>
  );
}
