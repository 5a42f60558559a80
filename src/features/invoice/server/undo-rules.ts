import { madeCall, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addInvoice } from '../contract.ts';
import { deleteInvoices, restoreInvoices } from '../removal-contract.ts';

/** How what is done to drafts of invoices is taken back. What was issued stays issued: no tool does that. */
export const invoiceUndo: readonly UndoRule[] = [
  undoRule(addInvoice, { undo: (_given, { invoice }) => madeCall(deleteInvoices, { body: { ids: [invoice.id] } }) }),
  undoRule(deleteInvoices, { undo: ({ body }) => madeCall(restoreInvoices, { body: { ids: body.ids } }) }),
];
