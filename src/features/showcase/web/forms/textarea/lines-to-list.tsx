import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormActions, FormFields } from '#web/ui/form-layout.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/** One list item per line, with a live preview. */
export function LinesToList() {
  const [text, setText] = useState('Oak board\nPaper shade\n\nBrass foot');
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <FormFields>
      <TextareaField label="Parts, one per line" rows={4} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <p role="status">
        {lines.length} parts: {lines.join(' · ')}
      </p>
      <FormActions>
        <Button look="outline" onClick={() => setText(lines.toSorted().join('\n'))}>
          Sort lines
        </Button>
      </FormActions>
    </FormFields>
  );
}
