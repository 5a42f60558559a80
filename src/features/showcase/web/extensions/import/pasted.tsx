import { useState } from 'react';
import { csvReader } from '#web/sheets/read-csv.ts';
import { ruleChecker } from '#web/sheets/sheet-rules.ts';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { problemWords, rules } from './rules.ts';

const start = 'Number\tName\tPrice\n101\tHolm Pendant\t429\n102\t\t318\n103\tFenn Lamp\tcheap';

/** Parsed on every key press; a few rows need no worker. */
export function Pasted() {
  const [text, setText] = useState(start);
  const reader = csvReader();
  const [head = [], ...rows] = [...reader.push(text), ...reader.end()];
  const check = ruleChecker(head, rules);
  const wrong = (cells: readonly string[]) =>
    check(cells)
      .map(({ column, why }) => (column < 0 ? problemWords[why] : `${head[column]} ${problemWords[why]}`))
      .join('; ');
  return (
    <Stack>
      <TextareaField label="Rows" rows={5} dir="ltr" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {rows.length > 0 && (
        <PlainTable
          label="Imported rows"
          isSmall
          head={[...head, 'Errors']}
          rows={rows.map((cells, key) => ({ key, cells: [...head.map((_, at) => cells[at] ?? ''), wrong(cells)] }))}
        />
      )}
    </Stack>
  );
}
