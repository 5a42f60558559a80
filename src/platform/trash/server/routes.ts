import { on, type Route } from '#server/route.ts';
import type { TrashKind } from '#server/trash-kind.ts';
import * as contract from '../contract.ts';
import { changeTrash, emptyTrash, listTrash } from './trash.ts';

/** @param kinds trash kinds of all features */
export const trashRoutes = (kinds: readonly TrashKind[]): Route[] => [
  on(contract.listTrash, listTrash(kinds)),
  on(contract.restoreTrash, changeTrash(kinds, 'restore')),
  on(contract.removeAgain, changeTrash(kinds, 'remove')),
  on(contract.purgeTrash, changeTrash(kinds, 'purge')),
  on(contract.emptyTrash, emptyTrash(kinds)),
];
