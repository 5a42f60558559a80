import type { Card } from '../../contract.ts';

let last = 0;

/** A card as it looks until the server has given it an id; until then that is below zero. */
export function newCard(boardId: string, title: string): Card {
  last -= 1;
  const empty = { labels: [], excerpt: '', dueDate: null, coverImage: null, assigneeIds: [] };
  const counts = { attachments: 0, comments: 0, checklistDone: 0, checklistTotal: 0 };
  return { id: last, boardId, title, ...empty, ...counts, version: 0 };
}
