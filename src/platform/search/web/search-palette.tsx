import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { commands } from '#web/command.ts';
import { useTranslation } from '#web/i18n.ts';
import { loadWhenIdle } from '#web/idle-loader.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useShortcuts } from '#web/shortcuts.ts';
import { holdTyping, stopHolding } from '#web/typed-ahead.ts';

const Palette = lazyPart(() => import('./palette/palette.tsx').then((module) => module.Palette));
loadWhenIdle(() => commands.load());

/** Preloads the palette when it is about to be opened. */
export function preparePalette(): void {
  void Palette.preload();
}

/** Opens the palette; keys typed before it is loaded are buffered. */
export function openPalette(): void {
  holdTyping();
  setPaletteOpen(true);
}

/** The global shortcut of the palette, and the palette while it is open. */
export function SearchPalette({ onLogOut, onDates }: { onLogOut: () => void; onDates: () => void }) {
  const { t } = useTranslation();
  const isOpen = usePaletteOpen();
  const close = () => {
    stopHolding();
    setPaletteOpen(false);
  };
  // Closed for the next user who signs in.
  useEffect(() => () => setPaletteOpen(false), []);
  useShortcuts([{ keys: 'Mod+K', label: t('shell.search'), run: () => (isOpen ? close() : openPalette()), anywhere: true }]);
  return <Suspense fallback={null}>{isOpen && <Palette onClose={close} onLogOut={onLogOut} onDates={onDates} />}</Suspense>;
}

const listeners = new Set<() => void>();
let open = false;

/** Opens or closes the palette from anywhere. */
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
