import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#features/files/contract.ts';
import { ApiError } from '#web/api-error.ts';
import { randomKey } from '#web/random-key.ts';
import { shortFileName } from '#web/short-file-name.ts';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import type { ChatAttachment } from '../contract.ts';

/** A file that goes with the next message. `stored` once the server has it. */
export interface ChatUpload {
  key: string;
  file: File;
  /** 0 to 1. */
  share: number;
  stored?: ChatAttachment;
  failure?: 'tooLarge' | 'full' | 'refused' | 'unreachable';
}

export interface ChatUploads {
  list: readonly ChatUpload[];
  isBusy: boolean;
  add: (files: Iterable<File>) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  /** Answers what the server has, and begins anew. */
  take: () => ChatAttachment[];
}

const mostFiles = 20;

/** The files that wait in the composer. */
export function useChatUploads(): ChatUploads {
  const [list, setList] = useState<readonly ChatUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(
    () => () => {
      for (const abort of running.current.values()) abort.abort();
    },
    [],
  );

  const change = (key: string, part: Partial<ChatUpload>) =>
    setList((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const run = async (key: string, file: File) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    try {
      const input = { query: { name: shortFileName(file.name) } };
      const onProgress = (share: number) => change(key, { share });
      const answer = await uploadWithProgress(uploadFile, input, file, { onProgress, signal: abort.signal });
      const { id, name, mediaType, sizeBytes, url } = answer.file;
      change(key, { share: 1, stored: { fileId: id, name, mediaType, sizeBytes, url } });
    } catch (error) {
      if (!abort.signal.aborted) change(key, { failure: failureOf(error) });
    }
  };
  return {
    list,
    isBusy: list.some(({ stored, failure }) => !stored && !failure),
    add(files) {
      const added = [...files].slice(0, mostFiles - list.length).map((file) => ({ key: randomKey(), file, share: 0 }));
      setList((now) => [...now, ...added]);
      for (const { key, file } of added) void run(key, file);
    },
    retry(key) {
      const upload = list.find((one) => one.key === key);
      if (!upload) return;
      setList((now) => now.map((one) => (one.key === key ? { key, file: one.file, share: 0 } : one)));
      void run(key, upload.file);
    },
    remove(key) {
      running.current.get(key)?.abort();
      setList((now) => now.filter((one) => one.key !== key));
    },
    take() {
      setList([]);
      return list.flatMap(({ stored }) => stored ?? []);
    },
  };
}

function failureOf(error: unknown): NonNullable<ChatUpload['failure']> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 413) return 'tooLarge';
  if (error.status === 507) return 'full';
  return error.status === 0 || error.status >= 500 ? 'unreachable' : 'refused';
}
