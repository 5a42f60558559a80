import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef } from 'react';
import { useStable } from './use-stable.ts';

interface DropPlace {
  /** The kind of items accepted here. */
  kind: string;
  /** Which items are accepted; all by default. */
  takes?: (id: number) => boolean;
  /** Called when an item is dropped here, but not on a nested drop target. */
  onTake: (id: number) => void;
}

/** Makes an element a drop target. Shows the state by `data-over`. */
export function useDropPlace<E extends HTMLElement = HTMLDivElement>({ kind, takes = () => true, onTake }: DropPlace): RefObject<E | null> {
  const ref = useRef<E>(null);
  const on = useStable({ takes, take: onTake });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const unmark = () => element.removeAttribute('data-over');
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === kind && on.takes(Number(source.data.id)),
      onDragEnter: () => element.setAttribute('data-over', ''),
      onDragLeave: unmark,
      onDrop: ({ source, self, location }) => {
        unmark();
        if (location.current.dropTargets[0]?.element === self.element) on.take(Number(source.data.id));
      },
    });
  }, [kind, on]);
  return ref;
}
