import { type DragEvent, useState } from 'react';

/** Takes files that are dropped anywhere on an element. */
export function useFileDrop(take: ((files: Iterable<File>) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (!take) return {};
  return {
    'data-dropping': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    },
  };
}
