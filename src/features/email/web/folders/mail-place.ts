import { type Folder, folders } from '../../contract.ts';
import { isLabel, type Label } from '../../labels-contract.ts';

/** Which list the person is in. With a label the folder is '': everything that is not in the trash. */
export interface MailPlace {
  folder: Folder;
  label?: Label;
  q: string;
}

/** The parameters and the search of the mail's addresses, as the router reads them. */
export interface MailParams {
  folder?: string | undefined;
  label?: string | undefined;
  mailId?: string | undefined;
}
export interface MailSearch {
  q?: unknown;
  /** The index of the first row in sight. */
  at?: unknown;
}

const isFolder = (name: string): name is Folder => name !== '' && (folders as readonly string[]).includes(name);

/** The list that an address names; null when there is no such folder or label. Whether an own label is there, the server says. */
export function placeFrom(params: MailParams, search: MailSearch): MailPlace | null {
  const q = search.q === undefined || search.q === null ? '' : String(search.q);
  if (params.label !== undefined) return isLabel(params.label) ? { folder: '', label: params.label, q } : null;
  const folder = params.folder ?? 'inbox';
  return isFolder(folder) ? { folder, q } : null;
}

/** The first row in sight that an address names, from 0. */
export function firstRowFrom(search: MailSearch): number {
  const at = Number(search.at);
  return Number.isInteger(at) && at > 0 ? at : 0;
}
