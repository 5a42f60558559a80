import type { ReactNode } from 'react';
import { IconDeviceDesktop } from '#web/icons.ts';
import { transport } from '#web/transport.ts';
import { InfoNote } from './info-note.tsx';

/** Says in its place what cannot be done where the API runs in the tab, and why; on a server there is nothing to say. */
export function TabNote({ children }: { children: ReactNode }) {
  if (!transport().tab) return null;
  return <InfoNote icon={<IconDeviceDesktop size={18} aria-hidden="true" />}>{children}</InfoNote>;
}
