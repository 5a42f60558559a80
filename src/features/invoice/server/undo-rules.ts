import { madeCall, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addInvoice } from '../contract.ts';
import { deleteInvoices, restoreInvoices } from '../removal-contract.ts';

/** Undo rules for drafts. Issued invoices cannot be undone by any tool. */
export const invoiceUndo: readonly UndoRule[] = [
  undoRule(addInvoice, { undo: (_given, { invoice }) => madeCall(deleteInvoices, { body: { ids: [invoice.id] } }) }),
  undoRule(deleteInvoices, { undo: ({ body }) => madeCall(restoreInvoices, { body: { ids: body.ids } }) }),
];
