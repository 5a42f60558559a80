import type { Card } from '../contract.ts';

/** About how high a card will be, in pixels with the gap below it, until it is measured: near enough that the list does not jump. */
export function cardHeight({ title, labels, coverImage, dueDate, assigneeIds, comments, attachments, checklistTotal }: Card): number {
  const titleLines = Math.max(1, Math.ceil(title.length / 32));
  const labelLines = Math.ceil(labels.join('    ').length / 34);
  const hasFoot = dueDate !== null || comments > 0 || attachments > 0 || checklistTotal > 0;
  const foot = assigneeIds.length > 0 ? 32 : hasFoot ? 28 : 8;
  return 34 + titleLines * 20 + labelLines * 28 + (coverImage ? 120 : 0) + foot;
}
