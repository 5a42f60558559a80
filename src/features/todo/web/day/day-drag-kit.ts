import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Drag type for items dropped on the day's schedule. */
const kind = 'day-item';

/** Makes an item of My day draggable. */
export function dragDayItem(element: HTMLElement, title: string): () => void {
  return draggable({
    element,
    getInitialData: () => ({ kind, title }),
    onDragStart: () => element.setAttribute('data-dragged', ''),
    onDrop: () => element.removeAttribute('data-dragged'),
  });
}

/** Makes a free slot of the schedule a drop target. */
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

/** Calls back when an item is dropped on a slot. */
export function watchDayDrags(onDrop: (title: string, at: number) => void): () => void {
  return monitorForElements({
    canMonitor: ({ source }) => source.data.kind === kind,
    onDrop: ({ source, location }) => {
      const [target] = location.current.dropTargets;
      if (target) onDrop(String(source.data.title), Number(target.data.at));
    },
  });
}
