import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** What is dragged into the plan of the day. */
const kind = 'day-item';

/** Something of my day can be dragged. */
export function dragDayItem(element: HTMLElement, title: string): () => void {
  return draggable({
    element,
    getInitialData: () => ({ kind, title }),
    onDragStart: () => element.setAttribute('data-dragged', ''),
    onDrop: () => element.removeAttribute('data-dragged'),
  });
}

/** A free time of the plan takes it. */
export function dropOnSlot(element: HTMLElement, at: number): () => void {
  const unmark = () => element.removeAttribute('data-over');
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === kind,
    getData: () => ({ at }),
    onDragEnter: () => element.setAttribute('data-over', ''),
    onDragLeave: unmark,
    onDrop: unmark,
  });
}

/** Calls back when something was let go over a time. */
export function watchDayDrags(onDrop: (title: string, at: number) => void): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => source.data.kind === kind,
    onDrop: ({ source, location }) => {
      const [target] = location.current.dropTargets;
      if (target) onDrop(String(source.data.title), Number(target.data.at));
    },
  });
}
