import { useState } from 'react';
import { currentTranslation } from './i18n.ts';
import { besides, inOrder, type RowOrder, stepped } from './row-order.ts';
import { toast } from './toast.ts';

interface LinesGiven<L> {
  /** Only lines of the same group can be dropped next to each other. */
  group: string;
  begun: readonly L[];
  /** A blank new line. */
  blank: Omit<L, 'id'>;
  /** Minimum and maximum number of lines; at least one and unlimited by default. */
  least?: number;
  most?: number;
}

/** State of a list of lines that can be added, removed and reordered. Undoing a removal restores the line's position. */
export function useLines<L extends { id: number }>({ group, begun, blank, least = 1, most = Number.POSITIVE_INFINITY }: LinesGiven<L>) {
  const [lines, setLines] = useState(begun);
  const [nextId, setNextId] = useState(() => Math.max(0, ...begun.map(({ id }) => id)) + 1);
  const ids = lines.map(({ id }) => id);
  const arrange = (id: number, wanted: readonly number[]) => {
    setLines(inOrder(lines, wanted));
    return wanted.indexOf(id) + 1;
  };
  const order: RowOrder = {
    group,
    ids,
    step: (id, by) => arrange(id, stepped(ids, id, by)),
    drop: (id, onto, edge) => arrange(id, besides(ids, id, onto, edge)),
  };
  return {
    lines,
    order,
    isFull: lines.length >= most,
    isLeast: lines.length <= least,
    change: (id: number, part: Partial<L>) => setLines((now) => now.map((line) => (line.id === id ? { ...line, ...part } : line))),
    /** Returns the id of the new line. */
    add(part: Partial<L> = {}): number {
      setNextId(nextId + 1);
      setLines((now) => [...now, { ...blank, ...part, id: nextId } as L]);
      return nextId;
    },
    /** @param message shown in a toast with *Undo* */
    remove(id: number, message: string) {
      const at = ids.indexOf(id);
      const line = lines[at];
      if (!line) return;
      setLines((now) => now.filter((one) => one.id !== id));
      const takeBack = () => setLines((now) => (now.some((one) => one.id === id) ? now : now.toSpliced(at, 0, line)));
      toast({ message, action: { label: currentTranslation().t('common.undo'), run: takeBack, isUndo: true } });
    },
  };
}
