import { lazyPart } from '#web/lazy-part.tsx';

/** Shown for an open record that was deleted; loaded lazily. */
export const DeletedNote = lazyPart(() => import('./deleted-note.tsx').then((module) => module.DeletedNote));
