import { useState } from 'react';
import { saveSheet } from '#web/sheets/save-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { orderColumns, orders } from '../orders.ts';

/** Columns are selected before export. */
export function SomeColumns() {
  const [name, setName] = useState('Carrier orders');
  const [chosen, setChosen] = useState<readonly string[]>(['Order', 'Client', 'Product']);
  const columns = orderColumns.filter(({ label }) => chosen.includes(label));
  const save = () => saveSheet('xlsx', { name, columns, rows: orders.map((order) => columns.map(({ cell }) => cell(order))) });
  return (
    <Stack>
      <TextField label="File name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
        <legend>Columns</legend>
        {orderColumns.map(({ label }) => (
          <Check
            key={label}
            checked={chosen.includes(label)}
            onChange={({ currentTarget: { checked } }) => setChosen(checked ? [...chosen, label] : chosen.filter((one) => one !== label))}
          >
            {label}
          </Check>
        ))}
      </fieldset>
      <div>
        <Button disabled={columns.length === 0 || name.trim() === ''} onClick={() => void save()}>
          Export XLSX
        </Button>
      </div>
    </Stack>
  );
}
