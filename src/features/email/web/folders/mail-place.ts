import { type Folder, folders } from '../../contract.ts';
import { isLabel, type Label } from '../../labels-contract.ts';

/** The open list. With a label the folder is '': everything except trash. */
export interface MailPlace {
  folder: Folder;
  label?: Label;
  q: string;
}

/** The route and search parameters of mail URLs, as parsed by the router. */
export interface MailParams {
  folder?: string | undefined;
  label?: string | undefined;
  mailId?: string | undefined;
}
export interface MailSearch {
  q?: unknown;
  /** Index of the first visible row. */
  at?: unknown;
}

const isFolder = (name: string): name is Folder => name !== '' && (folders as readonly string[]).includes(name);

/** Parses the list from a URL; null for an unknown folder or label. Whether a custom label exists is up to the server. */
export function placeFrom(params: MailParams, search: MailSearch): MailPlace | null {
  const q = search.q === undefined || search.q === null ? '' : String(search.q);
  if (params.label !== undefined) return isLabel(params.label) ? { folder: '', label: params.label, q } : null;
  const folder = params.folder ?? 'inbox';
  return isFolder(folder) ? { folder, q } : null;
}

/** Parses the first visible row from a URL, starting at 0. */
export function firstRowFrom(search: MailSearch): number {
  const at = Number(search.at);
  return Number.isInteger(at) && at > 0 ? at : 0;
}
