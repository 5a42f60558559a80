import type { RowSelection, SheetRequest, SheetResponse, SheetRow, SheetSummary } from './sheet-messages.ts';
import type { SheetRule } from './sheet-rules.ts';

/** A parsed spreadsheet; its rows stay in the worker until it is closed. */
export interface OpenSheet extends SheetSummary {
  readonly rows: (wanted: RowSelection) => Promise<readonly SheetRow[]>;
  readonly close: () => void;
}

export class SheetNotRead extends Error {
  readonly why: 'empty' | 'unreadable' | 'too_many_rows' | 'too_large';

  constructor(why: SheetNotRead['why']) {
    super(why);
    this.why = why;
  }
}

interface Options {
  readonly rules?: readonly SheetRule[];
  /** 50 MB by default. */
  readonly maxBytes?: number;
  /** Called several times per second. `share` goes from 0 to 1. */
  readonly onProgress?: (progress: { share: number; rows: number }) => void;
  /** Aborting stops reading. */
  readonly signal?: AbortSignal;
}

/** Reads a CSV, TSV or XLSX file in a worker, so the page stays responsive. @throws SheetNotRead, or the signal's reason */
export async function openSheet(file: File, { rules = [], maxBytes = 50_000_000, onProgress, signal }: Options = {}): Promise<OpenSheet> {
  if (file.size > maxBytes) throw new SheetNotRead('too_large');
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  const ask = (asked: SheetRequest) => worker.postMessage(asked);
  const waiting = new Map<number, (rows: readonly SheetRow[]) => void>();
  let lastId = 0;
  const rows = (wanted: RowSelection) =>
    new Promise<readonly SheetRow[]>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      ask({ kind: 'rows', id: lastId, wanted });
    });
  const close = () => worker.terminate();
  try {
    const summary = await new Promise<SheetSummary>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.addEventListener('error', () => reject(new SheetNotRead('unreadable')));
      worker.addEventListener('message', ({ data }: MessageEvent<SheetResponse>) => {
        if (data.kind === 'progress') onProgress?.(data);
        else if (data.kind === 'read') resolve(data.summary);
        else if (data.kind === 'failed') reject(new SheetNotRead(data.why));
        else {
          waiting.get(data.id)?.(data.rows);
          waiting.delete(data.id);
        }
      });
      ask({ kind: 'read', file, rules });
    });
    return { ...summary, rows, close };
  } catch (failure) {
    close();
    throw failure;
  }
}
