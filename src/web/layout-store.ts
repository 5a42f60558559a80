import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { directionOf } from '#contract/languages.ts';
import { firstVisit } from './first-visit.ts';
import type { Layout } from './layout.ts';
import { readStoredLayout, storeLayout } from './layout-storage.ts';

let standard: Layout;
/** As the reader chose. */
let chosen: Layout;
/** As the open page has it, whatever they chose. */
let overridden: Partial<Layout> = {};
let layout: Layout | undefined;
const listeners = new Set<() => void>();
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Takes the defaults, then what this browser remembers; to be called once, before the first render. */
export function startLayout(defaults: Layout): void {
  standard = defaults;
  const stored = readStoredLayout(window.localStorage);
  const first = firstVisit({ languages: navigator.languages, prefersDark: dark().matches }, defaults);
  const { language = first.language } = stored;
  chosen = { ...defaults, ...first, direction: directionOf(language), ...stored, language };
  settle();
  dark().addEventListener('change', showOnRoot);
}

/** The layout as it is now. */
export function currentLayout(): Layout {
  if (!layout) throw new Error('startLayout was not called');
  return layout;
}

/** The layout of who has chosen nothing. */
export function standardLayout(): Layout {
  return standard;
}

/** Changes some options, shows them at once and remembers them. What the reader chooses counts on a page that has a layout of its own, too. */
export function changeLayout(changes: Partial<Layout>): void {
  chosen = { ...chosen, ...changes };
  overridden = Object.fromEntries(Object.entries(overridden).filter(([option]) => !(option in changes)));
  storeLayout(window.localStorage, changes);
  settle(true);
}

/** Lays the page out by these options until the next call, whatever the reader chose; nothing of it is remembered. */
export function overrideLayout(options: Partial<Layout>): void {
  overridden = options;
  settle();
}

/** Calls back after each change; gives the function that ends it. */
export function onLayoutChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The layout as it is now; renders again when it changes. */
export function useLayout(): Layout {
  // React listens after the first picture. What a page lays out as it comes is taken over before it.
  const [, renderAnew] = useState(currentLayout);
  useLayoutEffect(() => renderAnew(currentLayout()), []);
  return useSyncExternalStore(onLayoutChange, currentLayout);
}

/** The skin's side: what the system prefers where the skin is `auto`. */
export function shownSkin(): 'light' | 'dark' {
  const { skin } = currentLayout();
  return skin === 'dark' || (skin === 'auto' && dark().matches) ? 'dark' : 'light';
}

/** @param slides whether it may be seen to move: what the reader does, and not what a page does by itself */
function settle(slides = false): void {
  document.documentElement.toggleAttribute('data-slides', slides);
  layout = { ...chosen, ...overridden };
  showOnRoot();
  for (const listener of listeners) listener();
}

/** Set on the root directly, ahead of React: the skin changes within the click. */
function showOnRoot(): void {
  const root = document.documentElement;
  const { direction: dir, language: lang, skin, menu, density } = currentLayout();
  Object.assign(root, { lang, dir });
  Object.assign(root.dataset, { colorScheme: shownSkin(), skin, menu, density });
}
