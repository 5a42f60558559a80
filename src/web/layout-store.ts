import { useSyncExternalStore } from 'react';
import type { Layout } from './layout.ts';
import { readStoredLayout, storeLayout } from './layout-storage.ts';

let layout: Layout | undefined;
const listeners = new Set<() => void>();
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Takes the defaults, then what this browser remembers; to be called once, before the first render. */
export function startLayout(defaults: Layout): void {
  layout = { ...defaults, ...readStoredLayout(window.localStorage) };
  showOnRoot();
  dark().addEventListener('change', showOnRoot);
}

/** The layout as it is now. */
export function currentLayout(): Layout {
  if (!layout) throw new Error('startLayout was not called');
  return layout;
}

/** Changes some options, shows them at once and remembers those that outlive the visit. */
export function changeLayout(changes: Partial<Layout>): void {
  layout = { ...currentLayout(), ...changes };
  storeLayout(window.localStorage, changes);
  showOnRoot();
  for (const listener of listeners) listener();
}

/** Calls back after each change; gives the function that ends it. */
function onLayoutChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The layout as it is now; renders again when it changes. */
export function useLayout(): Layout {
  return useSyncExternalStore(onLayoutChange, currentLayout);
}

/** The skin that is shown: what the system prefers where the skin is `auto`. */
export function shownSkin(): 'light' | 'dark' {
  const { skin } = currentLayout();
  if (skin !== 'auto') return skin;
  return dark().matches ? 'dark' : 'light';
}

/** Set on the root directly, ahead of React: the skin changes within the click. */
function showOnRoot(): void {
  const root = document.documentElement;
  const { direction, language } = currentLayout();
  root.dataset.colorScheme = shownSkin();
  root.lang = language;
  root.dir = direction;
}
