import type { StoredFile } from '#features/files/contract.ts';
import type { Task, TaskAttachment } from '../../../contract.ts';
import type { TaskChange } from '../change-task.ts';

function changeOf(edit: (list: readonly TaskAttachment[]) => TaskAttachment[]): TaskChange {
  return {
    patch: ({ attachments }: Task) => ({ attachments: edit(attachments).map(({ fileId, name }) => ({ fileId, name })) }),
    shown: (task) => ({ ...task, attachments: edit(task.attachments) }),
  };
}

const without = (list: readonly TaskAttachment[], fileId: number) => list.filter((one) => one.fileId !== fileId);

export function fileAttached({ id, name, mediaType, sizeBytes, url }: StoredFile): TaskChange {
  return changeOf((list) => [...without(list, id), { fileId: id, name, mediaType, sizeBytes, img: url }]);
}

export const filePutBack = (file: TaskAttachment, index: number) =>
  changeOf((list) => [...without(list, file.fileId).slice(0, index), file, ...without(list, file.fileId).slice(index)]);

export const fileRemoved = (fileId: number) => changeOf((list) => without(list, fileId));

/** Makes an attached picture the card's cover; null for none. */
export function coverSet(file: Pick<TaskAttachment, 'fileId' | 'img'> | null): TaskChange {
  return {
    patch: () => ({ coverFileId: file?.fileId ?? null }),
    shown: ({ coverImage: _, ...task }) => (file ? { ...task, coverImage: file.img } : task),
  };
}
