import type { AnswerOf, AnyEndpoint, GivenOf, InputOf } from '#contract/endpoint.ts';

export interface CallInput {
  params?: object;
  query?: object;
  body?: object;
}

/** An endpoint with the input of a request. */
export interface MadeCall<E extends AnyEndpoint = AnyEndpoint> {
  readonly endpoint: E;
  readonly input: CallInput;
}

export function madeCall<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): MadeCall<E> {
  return { endpoint, input: input as CallInput };
}

/** How a request's write is undone by a different request. */
export interface UndoRule {
  readonly endpoint: AnyEndpoint;
  /** Checks whether this input can be undone; absent if any can. */
  covers?(given: unknown): boolean;
  /** The request that reads the state needed for the undo, before the write. */
  before?(given: unknown): MadeCall;
  /** Builds the undo request from the input, the response, and what `before` read; null if nothing was written. */
  undo(given: unknown, answer: unknown, before: unknown): MadeCall | null;
}

interface Declared<E extends AnyEndpoint, B extends AnyEndpoint> {
  covers?: (given: GivenOf<E>) => boolean;
  before?: (given: GivenOf<E>) => MadeCall<B>;
  undo: (given: GivenOf<E>, answer: AnswerOf<E>, before: AnswerOf<B>) => MadeCall | null;
}

/** Declares how a request is undone; areas list theirs in `ServerArea.undo`. */
export function undoRule<E extends AnyEndpoint, B extends AnyEndpoint = AnyEndpoint>(endpoint: E, declared: Declared<E, B>): UndoRule {
  return { endpoint, ...(declared as unknown as Omit<UndoRule, 'endpoint'>) };
}

/** Returns the previous values of the fields a change sets. */
export function previousValues<R extends object, C extends object>(record: R, change: C): Pick<R, keyof R & keyof C> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in change)) as Pick<R, keyof R & keyof C>;
}
