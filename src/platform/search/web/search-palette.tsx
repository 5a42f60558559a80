import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { commands } from '#web/command.ts';
import { useTranslation } from '#web/i18n.ts';
import { loadWhenIdle } from '#web/idle-loader.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useShortcuts } from '#web/shortcuts.ts';
import { holdTyping, stopHolding } from '#web/typed-ahead.ts';

const Palette = lazyPart(() => import('./palette/palette.tsx').then((module) => module.Palette));
loadWhenIdle(() => commands.load());

/** Loads what the palette is made of, once somebody is about to open it. */
export function preparePalette(): void {
  void Palette.preload();
}

/** Opens the palette; what is typed before it is there waits for it. */
export function openPalette(): void {
  holdTyping();
  setPaletteOpen(true);
}

/** The palette's key, which works anywhere, and the palette once it is open. */
export function SearchPalette({ onLogOut, onDates }: { onLogOut: () => void; onDates: () => void }) {
  const { t } = useTranslation();
  const isOpen = usePaletteOpen();
  const close = () => {
    stopHolding();
    setPaletteOpen(false);
  };
  // Whoever signs in next finds it closed.
  useEffect(() => () => setPaletteOpen(false), []);
  useShortcuts([{ keys: 'Mod+K', label: t('shell.search'), run: () => (isOpen ? close() : openPalette()), anywhere: true }]);
  return <Suspense fallback={null}>{isOpen && <Palette onClose={close} onLogOut={onLogOut} onDates={onDates} />}</Suspense>;
}

const listeners = new Set<() => void>();
let open = false;

/** Opens or closes the palette, from wherever. */
function setPaletteOpen(isOpen: boolean): void {
  open = isOpen;
  for (const tell of listeners) tell();
}

function usePaletteOpen(): boolean {
  return useSyncExternalStore(listen, () => open);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
