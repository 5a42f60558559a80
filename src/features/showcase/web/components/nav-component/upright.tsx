import { useState } from 'react';
import { IconFileText, IconInbox, IconSend, IconTrash } from '#web/icons.ts';
import { Badge } from '#web/ui/badge.tsx';
import { NavLinks } from '#web/ui/nav-links.tsx';

const count = (value: number) => (
  <Badge shape="pill" size="small">
    {value}
  </Badge>
);
const links = [
  { key: 'inbox', label: 'Inbox', href: '#inbox', icon: <IconInbox aria-hidden="true" />, end: count(12) },
  { key: 'sent', label: 'Sent', href: '#sent', icon: <IconSend aria-hidden="true" /> },
  { key: 'drafts', label: 'Drafts', href: '#drafts', icon: <IconFileText aria-hidden="true" />, end: count(2) },
  { key: 'trash', label: 'Trash', href: '#trash', icon: <IconTrash aria-hidden="true" /> },
];

/** Counts are aligned to the end. */
export function Upright() {
  const [folder, setFolder] = useState('inbox');
  return <NavLinks isUpright label="Folders" links={links} chosen={folder} onOpen={setFolder} />;
}
