import { useState } from 'react';
import { NavLinks } from '#web/ui/nav-links.tsx';

const links = [
  { key: 'wood', label: 'Wood', href: '#wood' },
  { key: 'frame', label: 'Frame', href: '#frame' },
  { key: 'cover', label: 'Cover', href: '#cover' },
  { key: 'care', label: 'Care', href: '#care', isOff: true },
];

/** Disabled links keep their place. */
export function UprightLine() {
  const [part, setPart] = useState('frame');
  return <NavLinks isUpright look="line" label="Guide sections" links={links} chosen={part} onOpen={setPart} />;
}
