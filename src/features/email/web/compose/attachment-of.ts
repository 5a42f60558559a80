import type { StoredFile } from '#features/files/contract.ts';
import type { Attachment } from '../../contract.ts';
import { sizeText } from '../../size-text.ts';

/** An uploaded file as an attachment. */
export function attachmentOf({ name, url, mediaType, sizeBytes }: StoredFile): Attachment {
  return { fileName: name, url, thumbnail: mediaType.startsWith('image/') ? url : '', size: sizeText(sizeBytes) };
}
