import { createContext, type ReactNode, Suspense, useState } from 'react';
import type { LinkedKind } from '#contract/linked-kind.ts';
import { lazyPart } from '../lazy-part.tsx';
import { linkParts } from './link-parts.ts';

const Counts = lazyPart(() => linkParts.load().then((parts) => parts.Counts));

const none: ReadonlyMap<number, number> = new Map();

/** The number of links of each record, by id; records without links are missing. */
export const LinkCountsContext = createContext(none);

interface LinkCountsProps {
  kind: LinkedKind;
  /** The container of the records, such as a chat thread; part of the query key. */
  of: string;
  /** The ids of the shown records; at most 200. */
  ids: readonly number[];
  children: ReactNode;
}

/** Provides `LinkMark`s with link counts. They are requested after the records are shown, which don't wait for them. */
export function LinkCounts({ kind, of, ids, children }: LinkCountsProps) {
  const [counts, setCounts] = useState(none);
  return (
    <LinkCountsContext value={counts}>
      {children}
      <Suspense fallback={null}>{ids.length > 0 && <Counts kind={kind} of={of} ids={ids} onCounted={setCounts} />}</Suspense>
    </LinkCountsContext>
  );
}
