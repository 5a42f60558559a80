import type { AnswerOf } from '#contract/endpoint.ts';
import type { getTask, readBoardPage } from '../contract.ts';

/** What a fetch brought. `stamp`: its place among all fetches and changes of this page, counted from when it was asked for. */
interface Stamped {
  stamp: number;
}

export type BoardPage = AnswerOf<typeof readBoardPage> & Stamped;
export type OpenTask = AnswerOf<typeof getTask> & Stamped;
