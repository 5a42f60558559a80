import { useState } from 'react';
import { Pager } from '#web/ui/pager.tsx';

/** Twelve pages. */
export function Basic() {
  const [page, setPage] = useState(5);
  return <Pager label="Order pages" page={page} last={12} onPage={setPage} />;
}
