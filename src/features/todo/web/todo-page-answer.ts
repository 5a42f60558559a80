import type { AnswerOf } from '#contract/endpoint.ts';
import type { readTodoPage } from '../contract.ts';

/** A page of to-dos. `stamp`: its place among all fetches and changes, counted from when it was asked for. */
export type TodoPageAnswer = AnswerOf<typeof readTodoPage> & { stamp: number };
