import type { AnswerOf } from '#contract/endpoint.ts';
import type { listEmails } from '../contract.ts';

/** One page of a list, as the server answers it. */
export type EmailPage = AnswerOf<typeof listEmails>;
