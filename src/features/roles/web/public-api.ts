import { lazyPart } from '#web/lazy-part.tsx';

/** Loaded lazily when opened. */
export const WhyDialog = lazyPart(() => import('./why-dialog.tsx').then(({ WhyDialog }) => WhyDialog));
export const CellsMatrix = lazyPart(() => import('./editor/cells-matrix.tsx').then(({ CellsMatrix }) => CellsMatrix));
export { roleTitle } from './role-title.ts';
