import { on, type Route } from '#server/route.ts';
import * as contract from '../../labels-contract.ts';
import { addLabel } from './add-label.ts';
import { deleteLabel } from './delete-label.ts';
import { listLabels } from './list-labels.ts';
import { moveLabel } from './move-label.ts';
import { restoreLabel } from './restore-label.ts';
import { updateLabel } from './update-label.ts';

export const mailLabelRoutes: Route[] = [
  on(contract.listMailLabels, listLabels),
  on(contract.addMailLabel, addLabel),
  on(contract.updateMailLabel, updateLabel),
  on(contract.moveMailLabel, moveLabel),
  on(contract.deleteMailLabel, deleteLabel),
  on(contract.restoreMailLabel, restoreLabel),
];
