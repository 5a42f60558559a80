import type { LookOf, ViewOf } from '#web/actions/action-kind.ts';
import type { myDayQuery } from './day/day-queries.ts';
import type { todoPageQuery, todoQuery } from './todo-queries.ts';

/** What is read of to-dos and shows changes that are under way. */
export type TodoViews = {
  list: ViewOf<ReturnType<typeof todoPageQuery>>;
  day: ViewOf<ReturnType<typeof myDayQuery>>;
  task: ViewOf<ReturnType<typeof todoQuery>>;
};

export type TodoLook = LookOf<TodoViews>;
