import { useState } from 'react';
import { saveSheet } from '#web/sheets/save-sheet.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { orderColumns, orders } from '../orders.ts';

/** One button exports the selection, or all rows without one. */
export function OrAll() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = ids.size === 0 ? orders : orders.filter(({ id }) => ids.has(id));
  const save = () =>
    saveSheet('csv', {
      name: 'Orders',
      columns: [...orderColumns],
      rows: chosen.map((order) => orderColumns.map(({ cell }) => cell(order))),
    });
  return (
    <Stack>
      {orders.map(({ id, client }) => (
        <Check
          key={id}
          checked={ids.has(id)}
          onChange={({ currentTarget: { checked } }) =>
            setIds(checked ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id)))
          }
        >
          <span>
            Order {id}, <bdi>{client}</bdi>
          </span>
        </Check>
      ))}
      <div>
        <Button onClick={() => void save()}>{ids.size === 0 ? `Export all ${orders.length} orders` : `Export ${ids.size} orders`}</Button>
      </div>
    </Stack>
  );
}
