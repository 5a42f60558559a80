import { useState } from 'react';
import { Pager } from '#web/ui/pager.tsx';
import { Row } from '#web/ui/row.tsx';

/** Placed at the end of a row. */
export function Short() {
  const [page, setPage] = useState(3);
  return (
    <Row place="apart">
      <span>Vale sofa drawings</span>
      <Pager label="Drawing pages" shows="short" page={page} last={8} onPage={setPage} />
    </Row>
  );
}
