import { tsvText } from '#contract/sheet/sheet-tsv.ts';
import { copyText } from '#web/copy-text.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { PlainTable } from '#web/ui/plain-table.tsx';
import { Stack } from '#web/ui/stack.tsx';

const head = ['Product', 'Price', 'Stock'];
const rows = [
  ['Alder Chair', '440.00', '38'],
  ['Holm Floor Lamp', '429.00', '21'],
  ['Leith Rug', '520.00', '12'],
];

/** Escapes values that a spreadsheet would evaluate as formulas. */
export function ATable() {
  const copy = async () => {
    const isCopied = await copyText(
      tsvText(
        head.map((label) => ({ label })),
        rows,
      ),
    );
    toast(isCopied ? { message: `${rows.length} rows copied`, tone: 'success' } : { message: 'Couldn’t copy the rows', tone: 'error' });
  };
  return (
    <Stack>
      <PlainTable label="Three products" isSmall head={head} rows={rows.map((cells, key) => ({ key, cells }))} />
      <div>
        <Button look="outline" onClick={() => void copy()}>
          Copy rows
        </Button>
      </div>
    </Stack>
  );
}
