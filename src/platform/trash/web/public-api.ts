import { lazyPart } from '#web/lazy-part.tsx';

/** What other features show of something open that was deleted; its code comes when it happens. */
export const DeletedNote = lazyPart(() => import('./deleted-note.tsx').then((module) => module.DeletedNote));
