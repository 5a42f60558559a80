import { useState } from 'react';
import { Pager } from '#web/ui/pager.tsx';
import { Stack } from '#web/ui/stack.tsx';

const sizes = ['small', 'medium', 'large'] as const;

export function Sizes() {
  const [page, setPage] = useState(1);
  return (
    <Stack>
      {sizes.map((size) => (
        <Pager key={size} label={`Pages, ${size}`} look="framed" size={size} page={page} last={4} onPage={setPage} />
      ))}
    </Stack>
  );
}
