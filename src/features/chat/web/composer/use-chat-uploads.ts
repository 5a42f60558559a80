import { type Uploads, useUploads } from '#platform/files/web/public-api.ts';
import type { ChatAttachment } from '../../contract.ts';

export interface ChatUploads extends Omit<Uploads, 'take'> {
  add: (files: Iterable<File>) => void;
  /** Returns the uploaded files and clears the list. */
  take: () => ChatAttachment[];
}

const maxFiles = 20;

/** The files waiting in the composer. */
export function useChatUploads(): ChatUploads {
  const uploads = useUploads();
  return {
    ...uploads,
    add: (files) => uploads.start([...files].slice(0, maxFiles - uploads.list.length)),
    take: () => uploads.take().map(({ id, ...file }) => ({ fileId: id, ...file })),
  };
}
