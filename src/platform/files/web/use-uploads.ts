import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/api-error.ts';
import { randomKey } from '#web/random-key.ts';
import type { StoredFile } from '../contract.ts';
import { storeFile } from './store-file.ts';

/** A file on its way to the server. */
export interface Upload {
  key: string;
  file: File;
  /** How much of it has left, from 0 to 1. */
  share: number;
  /** Once the server has it, where nobody else was to be told of it. */
  stored?: StoredFile;
  /** Why it did not arrive. */
  failure?: 'tooLarge' | 'full' | 'refused' | 'unreachable';
  /** The most that the server takes, in bytes, where it said so. */
  limitBytes?: number | null;
}

type Done = (stored: StoredFile) => void;
export type Uploads = ReturnType<typeof useUploads>;

/** The files that a part of a page uploads. They end with it. */
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
    /** @param done is told each file that has arrived, which then leaves the list; without it they stay until they are taken. */
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
    /** Answers what the server has, and begins anew. */
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
