import { isWriting } from './undo/writes-under-way.ts';

/** Whoever leaves the page while a write is under way is asked first: what still waits for its turn would be lost. Answers how to stop. */
export function warnOfWrites(): () => void {
  const warn = (event: BeforeUnloadEvent) => isWriting() && event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
