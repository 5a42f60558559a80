import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';

/** A required checkbox shows its error on submit instead of disabling the button. */
export function Agree() {
  const [isAgreed, setAgreed] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <FormFields
      onSubmit={(event) => {
        event.preventDefault();
        setSaid(isAgreed ? 'Thank you. You can place the order.' : '');
        if (!isAgreed) setSaid('Accept the terms to continue.');
      }}
    >
      <ChoiceGroup label="Shop terms" error={said && !isAgreed && said}>
        <Check
          checked={isAgreed}
          aria-invalid={said !== '' && !isAgreed}
          onChange={(event) => {
            setAgreed(event.currentTarget.checked);
            setSaid('');
          }}
        >
          I’ve read the delivery and return terms
        </Check>
      </ChoiceGroup>
      <FormActions>
        <Button type="submit">Continue</Button>
      </FormActions>
      <p role="status">{isAgreed && said}</p>
    </FormFields>
  );
}
