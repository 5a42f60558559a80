import { madeCall, type UndoRule, undoRule } from '#server/undo-rule.ts';
import { addEmployee, deleteEmployees, restoreEmployees } from '../contract.ts';

export const employeeUndo: readonly UndoRule[] = [
  undoRule(addEmployee, { undo: (_given, { employee }) => madeCall(deleteEmployees, { body: { ids: [employee.id] } }) }),
  undoRule(deleteEmployees, { undo: ({ body }) => madeCall(restoreEmployees, { body }) }),
];
