import { type ClipboardEvent, useEffect, useState } from 'react';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';

/** Shows pasted pictures, and rows as a table. */
export function PastedHere() {
  const [rows, setRows] = useState<string[][]>([]);
  const [picture, setPicture] = useState('');
  useEffect(() => () => URL.revokeObjectURL(picture), [picture]);
  const onPaste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    setPicture(file ? URL.createObjectURL(file) : '');
    const lines = event.clipboardData.getData('text/plain').split(/\r?\n/).filter(Boolean);
    setRows(lines.some((line) => line.includes('\t')) ? lines.map((line) => line.split('\t')) : []);
    if (file) event.preventDefault();
  };
  const [head = [], ...body] = rows;
  return (
    <Stack>
      <TextareaField label="Paste here" placeholder="Text, an image or spreadsheet cells" onPaste={onPaste} />
      {picture && <img src={picture} alt="Pasted content" style={{ maxInlineSize: '100%', maxBlockSize: 240 }} />}
      {body.length > 0 && (
        <PlainTable
          label="Pasted rows"
          isSmall
          head={head.map((name, at) => name || `Column ${at + 1}`)}
          rows={body.map((cells, key) => ({ key, cells }))}
        />
      )}
    </Stack>
  );
}
