import { loadAhead } from '#web/idle-loader.ts';
import { currentLayout } from '#web/layout-store.ts';

const plain = ['light', 'dark', 'auto', 'vertical', 'standard', 'comfortable'];

/** Loads what a non-default layout needs; the initial bundle covers the default one. Never rejects. */
export async function loadLayoutParts(): Promise<void> {
  const { skin, menu, navbarColour, density } = currentLayout();
  if ([skin, menu, navbarColour, density].some((value) => !plain.includes(value)))
    await loadAhead(() => import('./chosen-layout.ts').then((module) => module.loadChosenLayout()));
}
