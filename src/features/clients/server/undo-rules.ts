import { madeCall, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addClient, deleteClient, restoreClient } from '../contract.ts';

export const clientUndo: readonly UndoRule[] = [
  undoRule(addClient, { undo: (_given, { client }) => madeCall(deleteClient, { query: { id: client.id } }) }),
  undoRule(deleteClient, { undo: ({ query }) => madeCall(restoreClient, { params: { id: query.id } }) }),
];
