import { shortFileName } from '#web/short-file-name.ts';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import { type StoredFile, uploadFile } from '../contract.ts';

export async function storeFile(file: File, options: Parameters<typeof uploadWithProgress>[3]): Promise<StoredFile> {
  const answer = await uploadWithProgress(uploadFile, { query: { name: shortFileName(file.name) } }, file, options);
  return answer.file;
}
