import { useState } from 'react';
import { Pager } from '#web/ui/pager.tsx';
import { Stack } from '#web/ui/stack.tsx';

const parts = ['Choose a board that has been seasoned for two years.', 'Plane one millimeter a day.', 'Apply two thin coats of oil.'];

/** Steps labeled with words. */
export function Words() {
  const [part, setPart] = useState(1);
  return (
    <Stack>
      <p>{parts[part - 1]}</p>
      <Pager hasWords label="Guide sections" look="framed" shows="short" page={part} last={parts.length} onPage={setPart} />
    </Stack>
  );
}
