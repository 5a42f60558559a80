import { useState } from 'react';
import { Pager } from '#web/ui/pager.tsx';
import { Stack } from '#web/ui/stack.tsx';

const parts = ['Choose a board that has lain for two years.', 'Plane it by a millimetre a day.', 'Oil it thinly, twice.'];

/** Steps named by words. */
export function Words() {
  const [part, setPart] = useState(1);
  return (
    <Stack>
      <p>{parts[part - 1]}</p>
      <Pager hasWords label="Parts of the guide" look="framed" shows="short" page={part} last={parts.length} onPage={setPart} />
    </Stack>
  );
}
