import type { AnswerOf } from '#contract/endpoint.ts';
import type { readTodoPage } from '../contract.ts';

/** A page of to-dos. `leaving`: those that no longer belong there and are shown for a last moment. */
export type TodoPageAnswer = AnswerOf<typeof readTodoPage> & { leaving?: ReadonlySet<number> };
