import { useState } from 'react';
import { NavLinks } from '#web/ui/nav-links.tsx';
import { Stack } from '#web/ui/stack.tsx';

const places = ['start', 'center', 'end', 'fill'] as const;
const links = ['Porto', 'Leith', 'Kyoto'].map((label) => ({ key: label, label, href: `#${label}` }));

export function Places() {
  const [city, setCity] = useState('Porto');
  return (
    <Stack gap={8}>
      {places.map((align) => (
        <NavLinks key={align} look="pills" label={`Studios: ${align}`} align={align} links={links} chosen={city} onOpen={setCity} />
      ))}
    </Stack>
  );
}
