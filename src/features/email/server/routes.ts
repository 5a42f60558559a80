import { on, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { getEmail, paginateEmail } from './get-email.ts';
import { listEmails } from './list-emails.ts';
import { toggleLabel } from './toggle-label.ts';
import { updateEmails } from './update-emails.ts';

export const emailRoutes: Route[] = [
  on(contract.listEmails, listEmails),
  on(contract.updateEmails, updateEmails),
  on(contract.toggleLabel, toggleLabel),
  on(contract.getEmail, getEmail),
  on(contract.paginateEmail, paginateEmail),
];
