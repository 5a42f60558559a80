import { useEffect, useState } from 'react';
import { saveSheet, sheetBlob } from '#web/sheets/save-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { CopiedBlock } from '#web/ui/copied-block.tsx';
import { Stack } from '#web/ui/stack.tsx';

const sheet = {
  name: 'Client notes',
  columns: [{ label: 'Client' }, { label: 'Note' }],
  rows: [
    ['Fjord Hotels', '=HYPERLINK("https://elsewhere.example";"Your invoice")'],
    ['Nikolai Petrov', '+44 131 496 0000'],
    ['Zoë van der Meulen', '-12.5'],
  ],
};

/** Prefixes formula-like values with an apostrophe; numbers stay numbers. */
export function Formulas() {
  const [text, setText] = useState('');
  useEffect(() => {
    void sheetBlob('csv', sheet)
      .then((blob) => blob.text())
      .then(setText);
  }, []);
  return (
    <Stack>
      <CopiedBlock label="File content" text={text} />
      <div>
        <Button look="outline" onClick={() => void saveSheet('csv', sheet)}>
          Export CSV
        </Button>
      </div>
    </Stack>
  );
}
