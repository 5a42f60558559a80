import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';

const codes: Record<string, string> = { SPRING20: '20% off all lamps', STUDIO: 'Free delivery to a studio.' };

/** The button and Enter do the same. */
export function WithButton() {
  const [code, setCode] = useState('SPRING20');
  const [said, setSaid] = useState('');
  const isKnown = codes[code.trim().toUpperCase()];
  return (
    <FormFields
      onSubmit={(event) => {
        event.preventDefault();
        setSaid(isKnown ?? 'Voucher not found. Try SPRING20 or STUDIO.');
      }}
    >
      <FieldGroup
        label="Voucher"
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setSaid('');
        }}
        error={said && !isKnown && said}
        hint={said && isKnown}
        after={
          <Button type="submit" look="outline">
            Redeem
          </Button>
        }
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </FormFields>
  );
}
