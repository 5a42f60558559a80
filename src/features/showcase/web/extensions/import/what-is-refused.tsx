import { useState } from 'react';
import { openSheet, SheetNotRead } from '#web/sheets/open-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/row.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { refusedWords } from './rules.ts';

const files = {
  'Header row only': () => new File(['Number,Name'], 'empty.csv'),
  'A broken workbook': () => new File(['PK, and then nothing of the kind'], 'broken.xlsx'),
  '60 MB file': () => new File([new Uint8Array(60_000_000)], 'large.csv'),
};

/** Generates files that are each rejected as a whole. */
export function WhatIsRefused() {
  const [said, setSaid] = useState('');
  const tryIt = async (file: File) => {
    try {
      (await openSheet(file)).close();
      setSaid('File imported');
    } catch (failure) {
      setSaid(refusedWords[failure instanceof SheetNotRead ? failure.why : 'unreadable']);
    }
  };
  return (
    <Stack>
      <Row>
        {Object.entries(files).map(([name, make]) => (
          <Button key={name} look="outline" onClick={() => void tryIt(make())}>
            {name}
          </Button>
        ))}
      </Row>
      <p role="status">{said}</p>
    </Stack>
  );
}
