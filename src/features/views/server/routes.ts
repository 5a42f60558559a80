import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addView } from './add-view.ts';
import { deleteView, restoreView } from './delete-view.ts';
import { listViews } from './list-views.ts';
import { updateView } from './update-view.ts';

export const viewRoutes: Route[] = [
  on(contract.listViews, listViews),
  on(contract.addView, addView),
  on(contract.updateView, updateView),
  on(contract.deleteView, deleteView),
  on(contract.restoreView, restoreView),
];
