import type { AnswerOf } from '#contract/endpoint.ts';
import type { listTrash, TrashItem } from '../contract.ts';

type TrashPage = AnswerOf<typeof listTrash>;

/** What names a line among those of all kinds. */
export const idOf = ({ kind, key }: TrashItem): string => `${kind} ${key}`;

/** A line's kind and key again. */
export function itemOf(id: string): TrashItem {
  const at = id.indexOf(' ');
  return { kind: id.slice(0, at), key: id.slice(at + 1) };
}

/** A page without some of its lines; its total tells so. */
export function pageWithoutLines(page: TrashPage, ids: ReadonlySet<string>): TrashPage {
  const lines = page.lines.filter((line) => !ids.has(idOf(line)));
  return { ...page, lines, total: page.total - (page.lines.length - lines.length) };
}
