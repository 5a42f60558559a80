import { madeCall, previousValues, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addSparePart, deleteSparePart, readSparePart, restoreSparePart, updateSparePart } from '../contract.ts';

/** The endpoint that undoes each endpoint. Assistants may only use endpoints that have one. */
export const sparePartUndo: readonly UndoRule[] = [
  undoRule(addSparePart, { undo: (_given, { sparePart }) => madeCall(deleteSparePart, { params: { id: sparePart.id } }) }),
  undoRule(updateSparePart, {
    before: ({ params }) => madeCall(readSparePart, { params }),
    undo: ({ params, body }, { sparePart }, before) => {
      const { version: _, ...fields } = body;
      return madeCall(updateSparePart, { params, body: { ...previousValues(before.sparePart, fields), version: sparePart.version } });
    },
  }),
  undoRule(deleteSparePart, { undo: ({ params }) => madeCall(restoreSparePart, { params }) }),
];
