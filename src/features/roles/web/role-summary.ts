import type { AbilityRule } from '#contract/ability.ts';
import { grantableSubjects } from '#contract/grantable.ts';
import { cellActions, grantedCells } from '#contract/granted-cells.ts';

interface RoleSummary {
  isEverything: boolean;
  /** Subjects by level, each once: all actions, some, or read only. */
  manages: string[];
  changes: string[];
  reads: string[];
}

/** Summarizes the rules of a role as lists of subjects. */
export function summaryOfRules(rules: readonly AbilityRule[]): RoleSummary {
  const cells = grantedCells(rules);
  const summary: RoleSummary = {
    isEverything: cells.length === grantableSubjects.length * cellActions.length,
    manages: [],
    changes: [],
    reads: [],
  };
  for (const subject of grantableSubjects) {
    const actions = cells.filter((cell) => cell.subject === subject).map(({ action }) => action);
    if (actions.length === cellActions.length) summary.manages.push(subject);
    else if (actions.some((action) => action !== 'read')) summary.changes.push(subject);
    else if (actions.length > 0) summary.reads.push(subject);
  }
  return summary;
}
