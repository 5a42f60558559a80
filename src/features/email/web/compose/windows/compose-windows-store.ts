import { useSyncExternalStore } from 'react';
import type { ComposeWindow, WindowMode } from './compose-window-state.ts';
import { forgetWindow, storeWindow } from './stored-windows.ts';

let windows: readonly ComposeWindow[] = [];
const listeners = new Set<() => void>();

/** Returns the windows, oldest first. */
export function useComposeWindows(): readonly ComposeWindow[] {
  return useSyncExternalStore(listen, () => windows);
}

export const allWindows = () => windows;
export const findWindow = (key: string) => windows.find((one) => one.key === key);

/** Adds a window on top; the oldest ones give way if there is no room. */
export function addWindow(added: ComposeWindow): void {
  windows = makeRoom([...windows, added], added.key);
  for (const one of windows) storeWindow(one);
  tell();
}

/** Changes a window if it still exists, and stores it in the browser. */
export function changeWindow(key: string, change: Partial<ComposeWindow>): void {
  windows = windows.map((one) => (one.key === key ? { ...one, ...change } : one));
  const changed = findWindow(key);
  if (changed) storeWindow(changed);
  tell();
}

export function setMode(key: string, mode: WindowMode): void {
  changeWindow(key, { mode });
  if (mode !== 'minimised') windows = makeRoom(windows, key);
  tell();
}

export function removeWindow(key: string): void {
  windows = windows.filter((one) => one.key !== key);
  forgetWindow(key);
  letGo(key);
  tell();
}

/** Releases all windows but keeps their stored content, because another person signed in. */
export function leaveWindows(): void {
  for (const { key } of windows) letGo(key);
  windows = [];
  tell();
}

/** Width of a window with its gap, and of the minimized ones, in pixels. */
const windowSize = 576;
const edges = 300;

function makeRoom(list: readonly ComposeWindow[], top: string): readonly ComposeWindow[] {
  if (!takesRoom(list.find(({ key }) => key === top))) return list;
  const room = Math.max(1, Math.floor((window.innerWidth - edges) / windowSize));
  const open = list.filter((one) => takesRoom(one) && one.key !== top);
  const tooMany = new Set(open.slice(0, Math.max(0, open.length + 1 - room)).map(({ key }) => key));
  return list.map((one) => (tooMany.has(one.key) ? { ...one, mode: 'minimised' as const } : one));
}

const takesRoom = (one: ComposeWindow | undefined) => one?.mode === 'open' || one?.mode === 'maximised';

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Functions that release the windows held by this tab. */
const held = new Map<string, () => void>();

/**
 * Claims a window for this tab until it is released or the tab closes. Returns whether it was free. In browsers without locks every tab may
 * claim it; draft versions still detect concurrent edits.
 */
export function holdWindow(key: string): Promise<boolean> {
  if (!navigator.locks || held.has(key)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`mailCompose:${key}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<void>((release) => held.set(key, release));
    });
  });
}

export function letGo(key: string): void {
  held.get(key)?.();
  held.delete(key);
}
