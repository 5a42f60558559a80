import { useState } from 'react';
import { CharacterCount } from '#web/ui/character-count.tsx';
import { FormFields } from '#web/ui/form-layout.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

const most = 160;

/** Shows a character count. Text over the limit isn't cut off; the field shows an error. */
export function Counted() {
  const [text, setText] = useState('Our spring lamps are here: warm light, paper shades, made in Lisbon.');
  return (
    <FormFields>
      <TextareaField
        label="Newsletter teaser"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={text.length > most && 'Up to 160 characters are shown.'}
        hint={<CharacterCount used={text.length} most={most} />}
      />
    </FormFields>
  );
}
