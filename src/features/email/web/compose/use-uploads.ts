import { useEffect, useRef, useState } from 'react';
import { type StoredFile, uploadFile } from '#features/files/contract.ts';
import { ApiError } from '#web/api-error.ts';
import { shortFileName } from '#web/short-file-name.ts';
import { uploadWithProgress } from '#web/upload-with-progress.ts';
import { newKey } from './compose-store.ts';

/** A file on its way to the server. `failure`: why it did not arrive. */
export interface Upload {
  key: string;
  file: File;
  /** 0 to 1. */
  part: number;
  failure: 'tooLarge' | 'full' | 'refused' | 'unreachable' | null;
  /** The most that the server takes, in bytes, where it said so. */
  limitBytes: number | null;
}

export interface Uploads {
  list: readonly Upload[];
  isBusy: boolean;
  start: (files: readonly File[], done: (stored: StoredFile) => void) => void;
  retry: (key: string) => void;
  cancel: (key: string) => void;
}

/** The files that a window uploads. They end with the window. */
export function useUploads(): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, { abort: AbortController; done: (stored: StoredFile) => void; file: File }>());

  useEffect(
    () => () => {
      for (const { abort } of running.current.values()) abort.abort();
    },
    [],
  );

  const change = (key: string, part: Partial<Upload>) => setList((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => {
    running.current.delete(key);
    setList((now) => now.filter((one) => one.key !== key));
  };

  const run = async (key: string) => {
    const upload = running.current.get(key);
    if (!upload) return;
    try {
      const query = { name: shortFileName(upload.file.name) };
      const onProgress = (part: number) => change(key, { part });
      const { file } = await uploadWithProgress(uploadFile, { query }, upload.file, { onProgress, signal: upload.abort.signal });
      remove(key);
      upload.done(file);
    } catch (error) {
      if (!upload.abort.signal.aborted) change(key, failureOf(error));
    }
  };

  return {
    list,
    isBusy: list.some(({ failure }) => failure === null),
    start(files, done) {
      const added = files.map((file): Upload => ({ key: newKey(), file, part: 0, failure: null, limitBytes: null }));
      for (const { key, file } of added) running.current.set(key, { abort: new AbortController(), done, file });
      setList((now) => [...now, ...added]);
      for (const { key } of added) void run(key);
    },
    retry(key) {
      change(key, { part: 0, failure: null });
      void run(key);
    },
    cancel(key) {
      running.current.get(key)?.abort.abort();
      remove(key);
    },
  };
}

function failureOf(error: unknown): Pick<Upload, 'failure' | 'limitBytes'> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 413) return { failure: 'tooLarge', limitBytes: Number(error.reason?.bytes) || null };
  if (error.status === 507) return { failure: 'full', limitBytes: null };
  return { failure: error.status === 0 || error.status >= 500 ? 'unreachable' : 'refused', limitBytes: null };
}
