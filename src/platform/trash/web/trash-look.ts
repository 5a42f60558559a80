import type { AnswerOf } from '#contract/endpoint.ts';
import type { listTrash, TrashItem } from '../contract.ts';

type TrashPage = AnswerOf<typeof listTrash>;

/** Returns the id of a line among all kinds. */
export const idOf = ({ kind, key }: TrashItem): string => `${kind} ${key}`;

/** Parses such an id. */
export function itemOf(id: string): TrashItem {
  const at = id.indexOf(' ');
  return { kind: id.slice(0, at), key: id.slice(at + 1) };
}

/** Removes lines from a page and adjusts its total. */
export function pageWithoutLines(page: TrashPage, ids: ReadonlySet<string>): TrashPage {
  const lines = page.lines.filter((line) => !ids.has(idOf(line)));
  return { ...page, lines, total: page.total - (page.lines.length - lines.length) };
}
