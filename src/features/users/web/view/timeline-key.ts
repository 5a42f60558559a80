import { auditActions } from '#platform/audit/contract.ts';

const cardKinds = [
  ...(['added', 'moved', 'renamed', 'described', 'due', 'labels', 'assigned', 'unassigned', 'attached', 'detached'] as const),
  ...(['cover', 'commented', 'checklist', 'archived', 'unarchived', 'deleted', 'restored'] as const),
] as const;

const known = new Set<string>([...auditActions, ...cardKinds.map((kind) => `card.${kind}`)]);

/** Locale key for an event: `card.moved` is `users.timeline.cardMoved`. */
export function timelineKey(kind: string): string {
  if (!known.has(kind)) return 'users.timeline.changed';
  return `users.timeline.${kind.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}
