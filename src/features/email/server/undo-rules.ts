import { madeCall, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addDraft, deleteEmails, restoreEmails } from '../contract.ts';
import { addMailLabel, deleteMailLabel, restoreMailLabel } from '../labels-contract.ts';

/** Undo rules for the mailbox. Sent emails stay sent: no tool sends. */
export const emailUndo: readonly UndoRule[] = [
  undoRule(addDraft, { undo: (_given, { email }) => madeCall(deleteEmails, { body: { emailIds: [email.id] } }) }),
  undoRule(deleteEmails, { undo: (_given, { deletedAt }) => madeCall(restoreEmails, { body: { deletedAt } }) }),
  undoRule(addMailLabel, { undo: (_given, { label }) => madeCall(deleteMailLabel, { params: { id: label.id } }) }),
  undoRule(deleteMailLabel, { undo: ({ params }) => madeCall(restoreMailLabel, { params }) }),
];
