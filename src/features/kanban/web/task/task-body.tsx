import { useMemo } from 'react';
import type { Uploads } from '#features/files/web/offers.ts';
import type { Task } from '../../contract.ts';
import type { BoardPage } from '../board-page-answer.ts';
import { usedLabels } from '../filter/used-labels.ts';
import { namablePeople } from '../spaces/namable-people.ts';
import { TaskComments } from './comments/task-comments.tsx';
import { TaskChecklist } from './facts/task-checklist.tsx';
import { TaskDue } from './facts/task-due.tsx';
import { TaskLabels } from './facts/task-labels.tsx';
import { TaskPeople } from './facts/task-people.tsx';
import { TaskAttachments } from './files/task-attachments.tsx';
import { TaskCover } from './files/task-cover.tsx';
import { TaskActivity } from './task-activity.tsx';
import classes from './task-body.module.css';
import { TaskDescription } from './task-description.tsx';
import { TaskParts } from './task-parts.tsx';
import { TaskTitle } from './task-title.tsx';
import type { TaskChanges } from './use-task-changes.ts';

interface Props {
  task: Task;
  page: BoardPage;
  changes: TaskChanges;
  uploads: Uploads;
}

/** All that is on an open card. */
export function TaskBody({ task, page, changes, uploads }: Props) {
  const { cards } = page;
  const people = useMemo(() => namablePeople(page), [page]);
  // Who is on the card stays to be seen, also without seeing the board any more.
  const choices = useMemo(
    () => [...new Set([...people, ...page.people.filter(({ id }) => task.assignedTo.some((one) => one.id === id))])],
    [people, page, task],
  );
  const used = useMemo(() => usedLabels(cards), [cards]);
  return (
    <div className={classes.body}>
      <TaskCover task={task} changes={changes} />
      <TaskTitle task={task} />
      <div className={classes.fields}>
        <TaskDue task={task} changes={changes} />
        <TaskLabels task={task} used={used} changes={changes} />
      </div>
      <TaskPeople task={task} people={choices} changes={changes} />
      <TaskParts id={task.id} />
      <TaskDescription task={task} />
      <TaskChecklist task={task} changes={changes} />
      <TaskAttachments task={task} changes={changes} uploads={uploads} />
      <TaskComments task={task} people={people} changes={changes} />
      <TaskActivity id={task.id} />
    </div>
  );
}
