import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef } from 'react';
import { useStable } from './use-stable.ts';

interface DropPlace {
  /** Of what can be let go here. */
  kind: string;
  /** Which of them; all unless given. */
  takes?: (id: number) => boolean;
  /** Told when it is let go here, and not on something in it that takes it. */
  onTake: (id: number) => void;
}

/** A place where what is dragged can be let go. `data-over` shows it. */
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
