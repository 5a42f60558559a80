import { useState } from 'react';
import { IconMail, IconMapPin, IconX } from '#web/icons.ts';
import { FormFields } from '#web/ui/form-layout.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A leading icon hints at the content, a trailing button acts on it. */
export function WithIcons() {
  const [city, setCity] = useState('Lisbon');
  return (
    <FormFields>
      <TextField label="Email" type="email" start={<IconMail size={18} />} placeholder="you@example.com" />
      <TextField
        label="City"
        start={<IconMapPin size={18} />}
        value={city}
        onChange={(event) => setCity(event.currentTarget.value)}
        end={
          city && (
            <IconButton label="Clear city" onClick={() => setCity('')}>
              <IconX size={16} aria-hidden="true" />
            </IconButton>
          )
        }
      />
    </FormFields>
  );
}
