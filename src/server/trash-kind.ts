import type { Column, SQL, SQLWrapper } from 'drizzle-orm';
import type { Subject } from '#contract/endpoint.ts';
import type { Thing } from '#contract/refusal-codes.ts';
import { notFound } from './refusal.ts';
import type { Scope } from './scope.ts';

/** The deleted rows of a kind, as the trash lists them. */
export interface TrashLines {
  /** The owner's view of their table, which is read by any index. */
  readonly view: SQLWrapper & Readonly<Record<'entity' | 'deletedAt' | 'deletedBy', Column>>;
  /** What names a row within its kind: its id, or its name where it has none. */
  readonly key: Column;
  /** What the person knows it by; searched as well. */
  readonly name: Column | SQL;
  /** Which of the deleted rows, where not all of them are shown to this person. */
  readonly where?: SQL | undefined;
}

/** Who purges: somebody, or the sweep. */
export type TrashWork = Pick<Scope, 'db' | 'entity' | 'now'>;

/**
 * A kind of things that lie in the trash for a while, offered by the area that deletes them. Each verb does all or nothing, refuses what is
 * not there with 404, and announces what it did.
 */
export interface TrashKind {
  /** Its name, as texts and addresses have it: `board`. */
  readonly kind: string;
  /** Whoever may delete of this sees what was deleted, and may have it back or destroy it. */
  readonly subject: Subject;
  lines(scope: Scope): TrashLines | Promise<TrashLines>;
  restore(keys: string[], scope: Scope): Promise<void>;
  /** Puts it back into the trash: takes a restoration back. */
  remove(keys: string[], scope: Scope): Promise<void>;
  /** Removes for good, with all that is of nobody's use without it. */
  purge(keys: string[], work: TrashWork): Promise<void>;
}

/** Keys that are ids, ascending, each once. @throws 404 for what is none. */
export function idsOfKeys(keys: readonly string[], what: Thing): number[] {
  if (!keys.every((key) => /^[1-9]\d{0,14}$/.test(key))) throw notFound(what);
  return [...new Set(keys.map(Number))].sort((a, b) => a - b);
}

/** @throws 404 unless all of them were found. */
export function refuseMissing(found: readonly unknown[], wanted: readonly unknown[], what: Thing): void {
  if (found.length < wanted.length) throw notFound(what);
}
