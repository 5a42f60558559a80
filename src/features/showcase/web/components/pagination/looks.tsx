import { useState } from 'react';
import { Pager } from '#web/ui/pager.tsx';
import { Stack } from '#web/ui/stack.tsx';

const looks = ['plain', 'framed', 'round'] as const;

export function Looks() {
  const [page, setPage] = useState(2);
  return (
    <Stack>
      {looks.map((look) => (
        <Pager key={look} label={`Pages, ${look}`} look={look} page={page} last={5} onPage={setPage} />
      ))}
    </Stack>
  );
}
