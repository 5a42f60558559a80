import { lazyPart } from '#web/lazy-part.tsx';

/** What other features may use of this one's pages; the code comes when it is opened. */
export const WhyDialog = lazyPart(() => import('./why-dialog.tsx').then(({ WhyDialog }) => WhyDialog));
export const CellsMatrix = lazyPart(() => import('./editor/cells-matrix.tsx').then(({ CellsMatrix }) => CellsMatrix));
export { roleTitle } from './role-title.ts';
