import type { Attachment } from '../../contract.ts';
import { sizeText } from './size-text.ts';
import type { StoredFile } from './upload-bytes.ts';

/** An uploaded file as an attachment. */
export function attachmentOf({ name, url, mediaType, sizeBytes }: StoredFile): Attachment {
  return { fileName: name, url, thumbnail: mediaType.startsWith('image/') ? url : '', size: sizeText(sizeBytes) };
}
