import { useEffect, useRef, useState } from 'react';
import { type StoredFile, uploadFile } from '#features/files/contract.ts';
import { ApiError } from '#web/api-error.ts';
import { shortFileName } from '#web/short-file-name.ts';
import { uploadWithProgress } from '#web/upload-with-progress.ts';

/** A file on its way to the server. */
export interface Upload {
  key: number;
  file: File;
  /** From 0 to 1. */
  share: number;
  failure: 'tooLarge' | 'full' | 'unreachable' | null;
}

let lastKey = 0;

/** The files that an open card uploads; `done` is told each that has arrived. They end with the card. */
export function useUploads(done: (stored: StoredFile) => void) {
  const [list, setList] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const latest = useRef(done);
  latest.current = done;
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);
  const change = (key: number, part: Partial<Upload>) => setList((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setList((now) => now.filter((one) => one.key !== key));
  };
  const run = async ({ key, file }: Upload) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    change(key, { share: 0, failure: null });
    try {
      const onProgress = (share: number) => change(key, { share });
      const { file: stored } = await uploadWithProgress(uploadFile, { query: { name: shortFileName(file.name) } }, file, {
        onProgress,
        signal: abort.signal,
      });
      remove(key);
      latest.current(stored);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { failure: failureOf(error) });
    }
  };
  return {
    list,
    start: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        lastKey += 1;
        return { key: lastKey, file, share: 0, failure: null };
      });
      setList((now) => [...now, ...added]);
      for (const upload of added) void run(upload);
    },
    retry: (upload: Upload) => void run(upload),
    cancel: remove,
  };
}

export type Uploads = ReturnType<typeof useUploads>;

function failureOf(error: unknown): NonNullable<Upload['failure']> {
  const status = error instanceof ApiError ? error.status : 0;
  return status === 413 ? 'tooLarge' : status === 507 ? 'full' : 'unreachable';
}
