import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { randomKey } from '#web/random-key.ts';
import type { StoredFile } from '../contract.ts';
import { storeFile } from './store-file.ts';

/** A file being uploaded. */
export interface Upload {
  key: string;
  file: File;
  /** Progress from 0 to 1. */
  share: number;
  /** Set after the upload when no `done` callback was given. */
  stored?: StoredFile;
  /** Why the upload failed. */
  failure?: 'tooLarge' | 'full' | 'refused' | 'unreachable';
  /** Size limit in bytes, if the server reported one. */
  limitBytes?: number | null;
}

type Done = (stored: StoredFile) => void;
export type Uploads = ReturnType<typeof useUploads>;

/** Uploads of a component, aborted when it unmounts. */
export function useUploads() {
  const [list, setList] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const told = useRef(new Map<string, Done>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  const change = (key: string, part: Partial<Upload>) => setList((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    running.current.delete(key);
    told.current.delete(key);
    setList((now) => now.filter((one) => one.key !== key));
  };
  const run = async (key: string, file: File) => {
    const abort = new AbortController();
    running.current.set(key, abort);
    try {
      const onProgress = (share: number) => change(key, { share });
      const stored = await storeFile(file, { onProgress, signal: abort.signal });
      const done = told.current.get(key);
      if (!done) return change(key, { share: 1, stored });
      remove(key);
      done(stored);
    } catch (error) {
      if (!abort.signal.aborted) change(key, failureOf(error));
    }
  };

  return {
    list,
    isBusy: list.some(({ stored, failure }) => !stored && !failure),
    /** @param done is called with each uploaded file, which then leaves the list; without it files stay until they are taken. */
    start(files: readonly File[], done?: Done) {
      const added = files.map((file) => ({ key: randomKey(), file, share: 0 }));
      setList((now) => [...now, ...added]);
      for (const { key, file } of added) {
        if (done) told.current.set(key, done);
        void run(key, file);
      }
    },
    retry(key: string) {
      const upload = list.find((one) => one.key === key);
      if (!upload) return;
      setList((now) => now.map((one) => (one.key === key ? { key, file: one.file, share: 0 } : one)));
      void run(key, upload.file);
    },
    remove,
    /** Returns the uploaded files and resets the list. */
    take(): StoredFile[] {
      setList([]);
      return list.flatMap(({ stored }) => stored ?? []);
    },
  };
}

function failureOf(error: unknown): Pick<Upload, 'failure' | 'limitBytes'> {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 413) return { failure: 'tooLarge', limitBytes: Number(error.reason?.bytes) || null };
  if (error.status === 507) return { failure: 'full' };
  return { failure: error.status === 0 || error.status >= 500 ? 'unreachable' : 'refused' };
}
