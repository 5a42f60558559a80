import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useAbility } from '#web/ability.ts';
import { taskParts } from '#web/task-part.ts';

/** What other areas know of a card, such as the order that it was made of. */
export function TaskParts({ id }: { id: number }) {
  const ability = useAbility();
  const { data: parts = [] } = useQuery({ queryKey: ['task parts'], queryFn: taskParts.load, staleTime: Number.POSITIVE_INFINITY });
  const shown = parts.filter(({ needs }) => ability.can(needs.action, needs.subject));
  return shown.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part taskId={id} />
    </Suspense>
  ));
}
