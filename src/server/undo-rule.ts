import type { AnswerOf, AnyEndpoint, GivenOf, InputOf } from '#contract/endpoint.ts';

/** What a call is made with. */
export interface CallInput {
  params?: object;
  query?: object;
  body?: object;
}

/** A call, and what it is made with. */
export interface MadeCall<E extends AnyEndpoint = AnyEndpoint> {
  readonly endpoint: E;
  readonly input: CallInput;
}

export function madeCall<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): MadeCall<E> {
  return { endpoint, input: input as CallInput };
}

/** How what a call has written is taken back, by another call. */
export interface UndoRule {
  readonly endpoint: AnyEndpoint;
  /** Whether all that is given can be taken back; absent: whatever is given. */
  covers?(given: unknown): boolean;
  /** What has to be read before it is written. */
  before?(given: unknown): MadeCall;
  /** What takes it back, by what it was given and answered, and what `before` has read; null where nothing was written. */
  undo(given: unknown, answer: unknown, before: unknown): MadeCall | null;
}

interface Declared<E extends AnyEndpoint, B extends AnyEndpoint> {
  covers?: (given: GivenOf<E>) => boolean;
  before?: (given: GivenOf<E>) => MadeCall<B>;
  undo: (given: GivenOf<E>, answer: AnswerOf<E>, before: AnswerOf<B>) => MadeCall | null;
}

/** Declares how a call is taken back; areas list theirs in `ServerArea.undo`. */
export function undoRule<E extends AnyEndpoint, B extends AnyEndpoint = AnyEndpoint>(endpoint: E, declared: Declared<E, B>): UndoRule {
  return { endpoint, ...(declared as unknown as Omit<UndoRule, 'endpoint'>) };
}

/** Of a record as it was, the fields that a change names. */
export function previousValues<R extends object, C extends object>(record: R, change: C): Pick<R, keyof R & keyof C> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name in change)) as Pick<R, keyof R & keyof C>;
}
