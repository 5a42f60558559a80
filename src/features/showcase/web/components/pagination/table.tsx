import { useState } from 'react';
import { TableFrame } from '#web/data-table/table-frame.tsx';
import { TablePager } from '#web/data-table/table-pager.tsx';
import { PlainTable } from '#web/ui/plain-table.tsx';

const head = ['Order', 'Client', 'Total'];
const clients = ['Kestrel Hotels', 'Hotel Miradouro', 'Studio Farol', 'Nordlys Café', 'Atelier Sakura'];
const orders = Array.from({ length: 43 }, (_, at) => ({
  key: at,
  cells: [`${2001 + at}`, clients[at % clients.length] ?? '', `${120 + ((at * 137) % 800)}.00 €`],
}));

/** The pager used by every list in Atrium. */
export function Table() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(5);
  return (
    <TableFrame label="Orders">
      <PlainTable label="Orders by page" head={head} rows={orders.slice((page - 1) * perPage, page * perPage)} />
      <TablePager page={page} perPage={perPage} total={orders.length} sizes={[5, 10, 20]} onPage={setPage} onPerPage={setPerPage} />
    </TableFrame>
  );
}
