import type { AnswerOf } from '#contract/endpoint.ts';
import type { getTask, readBoardPage } from '../contract.ts';

export type BoardPage = AnswerOf<typeof readBoardPage>;
export type OpenTask = AnswerOf<typeof getTask>;
