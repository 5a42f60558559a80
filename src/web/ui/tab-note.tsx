import type { ReactNode } from 'react';
import { IconDeviceDesktop } from '#web/icons.ts';
import { transport } from '#web/transport.ts';
import { InfoNote } from './info-note.tsx';

/** Explains what isn't available when the API runs in the tab; hidden with a server. */
export function TabNote({ children }: { children: ReactNode }) {
  if (!transport().tab) return null;
  return <InfoNote icon={<IconDeviceDesktop size={18} aria-hidden="true" />}>{children}</InfoNote>;
}
