import { useState } from 'react';
import { createMask } from '#web/mask.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { MaskedField } from '#web/ui/masked-field.tsx';

const byCode = createMask('AA-A-9999');
const byKey = createMask('****-****-****-****');

/** Letters and digits in blocks: article numbers, license keys. */
export function Code() {
  const [code, setCode] = useState('JV-L-0310');
  const [key, setKey] = useState('');
  return (
    <FormFields>
      <MaskedField label="Article" writing={byCode} value={code} onChange={setCode} hint="Two letters, one letter, four digits." />
      <MaskedField
        label="Planner license key"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        writing={byKey}
        value={key}
        onChange={setKey}
        error={key !== '' && key.length < 19 && `${19 - key.length} characters left.`}
      />
    </FormFields>
  );
}
