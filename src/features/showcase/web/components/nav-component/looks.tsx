import { useState } from 'react';
import { NavLinks } from '#web/ui/nav-links.tsx';
import { Stack } from '#web/ui/stack.tsx';

const links = ['Chairs', 'Tables', 'Lamps', 'Shelves'].map((label) => ({ key: label, label, href: `#${label}` }));

/** Use `onOpen` when the page handles navigation itself. */
export function Looks() {
  const [kind, setKind] = useState('Lamps');
  return (
    <Stack gap={16}>
      <NavLinks label="Categories, underlined" look="line" links={links} chosen={kind} onOpen={setKind} />
      <NavLinks label="Categories, as pills" look="pills" links={links} chosen={kind} onOpen={setKind} />
    </Stack>
  );
}
