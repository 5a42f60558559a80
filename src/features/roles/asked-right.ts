import type { Action, Subject } from '#contract/endpoint.ts';
import { grantableActions, grantableSubjects } from '#contract/grantable.ts';

/** A cell of the matrix requested in the URL. */
export interface AskedRight {
  action: Action;
  subject: Subject;
}

/** Parses `?right=manage.Invoice`; undefined for anything else. */
export function readAskedRight(text: string | undefined): AskedRight | undefined {
  const [wantedAction, wantedSubject] = (text ?? '').split('.');
  const action = grantableActions.find((one) => one === wantedAction);
  const subject = grantableSubjects.find((one) => one === wantedSubject);
  return action && subject && { action, subject };
}
