import { useState } from 'react';
import { listProducts } from '#features/shop/contract.ts';
import { call } from '#web/api-client.ts';
import { saveSheet } from '#web/sheets/save-sheet.ts';
import { toast } from '#web/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/stack.tsx';

const columns = [
  { label: 'Product', width: 28 },
  { label: 'Brand' },
  { label: 'Category' },
  { label: 'Stock' },
  { label: 'Price' },
  { label: 'Currency' },
];
const perPage = 9;

/** Requests all pages in turn and saves them in one file. */
export function AllPages() {
  const [progress, setProgress] = useState<{ read: number; total: number }>();
  const save = async () => {
    setProgress({ read: 0, total: 1 });
    try {
      const rows: (string | number)[][] = [];
      for (let page = 1, total = 1; rows.length < total; page += 1) {
        const answer = await call(listProducts, { query: { page, perPage } });
        if (answer.products.length === 0) break;
        rows.push(
          ...answer.products.map(({ name, brand, category, stock, price, currency }) => [name, brand, category, stock, price, currency]),
        );
        total = answer.total;
        setProgress({ read: rows.length, total });
      }
      await saveSheet('xlsx', { name: 'Products', columns, rows });
      toast({ message: `${rows.length} products exported`, tone: 'success' });
    } catch {
      toast({ message: 'Couldn’t load products', tone: 'error', action: { label: 'Try again', run: save } });
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Stack>
      <div>
        <Button loading={progress !== undefined} onClick={() => void save()}>
          Export all products
        </Button>
      </div>
      {progress && (
        <p>
          <progress aria-label="Products loaded" value={progress.read} max={progress.total} />
        </p>
      )}
    </Stack>
  );
}
