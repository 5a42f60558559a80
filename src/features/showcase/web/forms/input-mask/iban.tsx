import { useState } from 'react';
import { createMask } from '#web/mask.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';

const byIban = createMask('AA99 **** **** **** **** **** **** **** **');

/** Uppercases letters and groups characters by four. */
export function Iban() {
  const [iban, setIban] = useState('NO93 8601 1117 947');
  return (
    <FormFields>
      <MaskedField
        label="IBAN"
        autoCapitalize="characters"
        writing={byIban}
        value={iban}
        onChange={setIban}
        hint="Two letters, two digits, then your account number."
      />
    </FormFields>
  );
}
