import { useState } from 'react';
import { Pager } from '#web/ui/pager.tsx';

export function Basic() {
  const [page, setPage] = useState(5);
  return <Pager label="Order pages" page={page} last={12} onPage={setPage} />;
}
