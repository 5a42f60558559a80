import { isWriting } from './undo/writes-under-way.ts';

/** Warns before the page unloads while a write is pending, because queued writes would be lost. Returns the function that stops it. */
export function warnOfWrites(): () => void {
  const warn = (event: BeforeUnloadEvent) => isWriting() && event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
