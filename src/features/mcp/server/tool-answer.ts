import type { InnerAnswer } from './make-inner-call.ts';

export interface ToolAnswer {
  content: { type: 'text'; text: string }[];
  isError?: boolean;
  [key: string]: unknown;
}

/** What a call answered, as the answer of a tool. @param more is told after it */
export function toolAnswer({ status, body }: InnerAnswer, more?: object): ToolAnswer {
  const nothing = status < 400 ? { done: true } : { error: { message: `The call was answered ${status}` } };
  const told = [body ?? nothing, ...(more ? [more] : [])];
  const content = told.map((one) => ({ type: 'text' as const, text: JSON.stringify(one) }));
  return status < 400 ? { content } : { content, isError: true };
}
