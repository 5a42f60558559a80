import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { directionOf } from '#contract/languages.ts';
import { firstVisit } from './first-visit.ts';
import type { Layout } from './layout.ts';
import { readStoredLayout, storeLayout } from './layout-storage.ts';

let standard: Layout;
let chosen: Layout;
/** Options the open page overrides. */
let overridden: Partial<Layout> = {};
let layout: Layout | undefined;
const listeners = new Set<() => void>();
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Applies the defaults and then the stored options. Call once, before the first render. */
export function startLayout(defaults: Layout): void {
  standard = defaults;
  const stored = readStoredLayout(window.localStorage);
  const first = firstVisit({ languages: navigator.languages, prefersDark: dark().matches }, defaults);
  const { language = first.language } = stored;
  chosen = { ...defaults, ...first, direction: directionOf(language), ...stored, language };
  settle();
  dark().addEventListener('change', showOnRoot);
}

export function currentLayout(): Layout {
  if (!layout) throw new Error('startLayout was not called');
  return layout;
}

export function standardLayout(): Layout {
  return standard;
}

/** Changes options, applies and stores them. The user's choice also takes precedence over a page's overrides. */
export function changeLayout(changes: Partial<Layout>): void {
  chosen = { ...chosen, ...changes };
  overridden = Object.fromEntries(Object.entries(overridden).filter(([option]) => !(option in changes)));
  storeLayout(window.localStorage, changes);
  settle(true);
}

/** Overrides options until the next call, whatever the user chose; nothing is stored. */
export function overrideLayout(options: Partial<Layout>): void {
  overridden = options;
  settle();
}

/** Subscribes to changes. Returns the unsubscribe function. */
export function onLayoutChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current layout; rerenders on change. */
export function useLayout(): Layout {
  // React subscribes after the first render, so an override made during it is picked up here.
  const [, renderAnew] = useState(currentLayout);
  useLayoutEffect(() => renderAnew(currentLayout()), []);
  return useSyncExternalStore(onLayoutChange, currentLayout);
}

/** The effective color scheme: the system's when the skin is `auto`. */
export function shownSkin(): 'light' | 'dark' {
  const { skin } = currentLayout();
  return skin === 'dark' || (skin === 'auto' && dark().matches) ? 'dark' : 'light';
}

/** @param slides whether the change may be animated: only for user actions, not for a page's own overrides */
function settle(slides = false): void {
  document.documentElement.toggleAttribute('data-slides', slides);
  layout = { ...chosen, ...overridden };
  showOnRoot();
  for (const listener of listeners) listener();
}

/** Applied to the root directly, before React renders, so the skin changes with the click. */
function showOnRoot(): void {
  const root = document.documentElement;
  const { direction: dir, language: lang, skin, menu, density } = currentLayout();
  Object.assign(root, { lang, dir });
  Object.assign(root.dataset, { colorScheme: shownSkin(), skin, menu, density });
}
