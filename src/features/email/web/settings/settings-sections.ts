import type { ComponentType } from 'react';
import { IconArrowsTransferDown, IconAt, IconFilter, IconPhotoOff, IconPlugConnected, IconSignature, IconTemplate } from '#web/icons.ts';

/** The sections of the page in their order, by the name that stands in the address. */
export const sectionIcons = {
  signature: IconSignature,
  templates: IconTemplate,
  rules: IconFilter,
  addresses: IconAt,
  pictures: IconPhotoOff,
  account: IconPlugConnected,
  transfer: IconArrowsTransferDown,
} as const satisfies Record<string, ComponentType<{ size?: number | string; stroke?: number | string }>>;

export type SectionName = keyof typeof sectionIcons;

export const sectionNames = Object.keys(sectionIcons) as SectionName[];

export const sectionAddress = (name: SectionName) => `/apps/email/settings/${name}`;

/** The section that an address names; null when there is no such one. */
export function sectionFrom(name: string | undefined): SectionName | null {
  return sectionNames.find((known) => known === name) ?? null;
}
