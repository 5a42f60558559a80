import { type DragEvent, useState } from 'react';

/** Reorders columns by dragging their headers. The columns menu offers the same by keyboard. */
export function useHeadDrag(move: ((key: string, before: string | undefined) => void) | undefined) {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  return (key: string) => {
    if (!move) return {};
    return {
      draggable: true,
      'data-drop': (over === key && dragged !== key) || undefined,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        dataTransfer.setData('text/plain', key);
        setDragged(key);
      },
      onDragOver: (event: DragEvent) => {
        if (dragged === undefined) return;
        event.preventDefault();
        if (over !== key) setOver(key);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== undefined) move(dragged, key);
        end();
      },
      onDragEnd: end,
    };
  };
}
