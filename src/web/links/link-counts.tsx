import { createContext, type ReactNode, Suspense, useState } from 'react';
import type { LinkedKind } from '#contract/linked-kind.ts';
import { lazyPart } from '../lazy-part.tsx';
import { linkParts } from './link-parts.ts';

const Counts = lazyPart(() => linkParts.load().then((parts) => parts.Counts));

const none: ReadonlyMap<number, number> = new Map();

/** With how many things each thing within is linked, by its id; those that are linked with nothing are not in it. */
export const LinkCountsContext = createContext(none);

interface LinkCountsProps {
  kind: LinkedKind;
  /** What holds them, a thread of a chat for one: its numbers are kept under that name. */
  of: string;
  /** Of what is shown within; at most 200. */
  ids: readonly number[];
  children: ReactNode;
}

/** Lets `LinkMark`s say with how much each thing within is linked. It is asked for once the things are shown, which do not wait for it. */
export function LinkCounts({ kind, of, ids, children }: LinkCountsProps) {
  const [counts, setCounts] = useState(none);
  return (
    <LinkCountsContext value={counts}>
      {children}
      <Suspense fallback={null}>{ids.length > 0 && <Counts kind={kind} of={of} ids={ids} onCounted={setCounts} />}</Suspense>
    </LinkCountsContext>
  );
}
