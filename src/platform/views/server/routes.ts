import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addView, deleteView, listViews, restoreView, updateView } from './views.ts';

export const viewRoutes: Route[] = [
  on(contract.listViews, listViews),
  on(contract.addView, addView),
  on(contract.updateView, updateView),
  on(contract.deleteView, deleteView),
  on(contract.restoreView, restoreView),
];
