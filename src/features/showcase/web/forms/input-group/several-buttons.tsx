import { useState } from 'react';
import { IconMinus, IconPlus } from '#web/icons.ts';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Buttons on both ends to decrease and increase. */
export function SeveralButtons() {
  const [chairs, setChairs] = useState(4);
  const go = (by: number) => setChairs((now) => Math.max(0, Math.min(24, now + by)));
  return (
    <FormFields>
      <FieldGroup
        label="Chairs"
        inputMode="numeric"
        value={chairs}
        onChange={(event) => setChairs(Math.min(24, Number(event.currentTarget.value.replaceAll(/\D/g, ''))))}
        before={
          <IconButton label="Remove one chair" disabled={chairs === 0} onClick={() => go(-1)}>
            <IconMinus size={18} aria-hidden="true" />
          </IconButton>
        }
        after={
          <IconButton label="Add one chair" disabled={chairs === 24} onClick={() => go(1)}>
            <IconPlus size={18} aria-hidden="true" />
          </IconButton>
        }
        hint="Up to 24 per delivery."
      />
    </FormFields>
  );
}
