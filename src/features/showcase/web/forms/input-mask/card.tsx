import { useState } from 'react';
import { createMask } from '#web/mask.ts';
import { FieldRow } from '#web/ui/field-row.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';

// American Express uses fifteen digits in different groups.
const byCard = createMask((text) => (/^3[47]/.test(text) ? '9999 999999 99999' : '9999 9999 9999 9999'));
const byExpiry = createMask('99/99');
const byCheck = createMask('9999');

/** The mask adapts to the input: type 37 to see. */
export function Card() {
  const [card, setCard] = useState('4111 1111 1111 1111');
  const [expiry, setExpiry] = useState('');
  const [check, setCheck] = useState('');
  return (
    <FormFields>
      <MaskedField label="Card number" inputMode="numeric" autoComplete="cc-number" writing={byCard} value={card} onChange={setCard} />
      <FieldRow>
        <MaskedField
          label="Expires"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM/YY"
          writing={byExpiry}
          value={expiry}
          onChange={setExpiry}
        />
        <MaskedField
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          writing={byCheck}
          value={check}
          onChange={setCheck}
        />
      </FieldRow>
    </FormFields>
  );
}
