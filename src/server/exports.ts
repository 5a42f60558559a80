import { contentDisposition } from './content-disposition.ts';
import { Refusal } from './refusal.ts';

interface Export {
  /** The file name. */
  name: string;
  mediaType: string;
  /** The bytes of the file. The next chunk is requested once the reader has taken the previous one; a reader that disconnects ends them. */
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>;
  /** Receives the error that aborted the export. The reader sees an incomplete download. */
  onFailure: (error: unknown) => void;
}

/** The person and company that an export is for. */
export interface ExportReader {
  entity: string;
  identity: { personId: number };
}

const maxOfCompany = 2;
const unreadMs = 60_000;

/**
 * Limits running exports to one per person and two per company: each holds memory, and some a connection, for as long as its reader
 * takes. An export that nobody reads for a minute ends.
 */
export class Exports {
  /** The people with a running export, by company. */
  readonly #readers = new Map<string, Set<number>>();

  /** Responds with a streamed file. @throws 429 while too many exports are running. */
  answer({ entity, identity: { personId } }: ExportReader, { name, mediaType, parts, onFailure }: Export): Response {
    const end = this.#begin(entity, personId);
    return new Response(streamOf(parts, { end, onFailure }), {
      headers: {
        'Content-Type': mediaType,
        'Content-Disposition': contentDisposition(name),
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      },
    });
  }

  /** @returns a function that releases the slot */
  #begin(entity: string, personId: number): () => void {
    const readers = this.#readers.get(entity) ?? new Set();
    if (readers.has(personId)) throw tooMany({ code: 'export_running' });
    if (readers.size >= maxOfCompany) throw tooMany({ code: 'exports_running', max: maxOfCompany });
    this.#readers.set(entity, readers.add(personId));
    return () => {
      readers.delete(personId);
      if (readers.size === 0) this.#readers.delete(entity);
    };
  }
}

interface Ending {
  end: () => void;
  onFailure: (error: unknown) => void;
}

function streamOf(parts: Export['parts'], { end, onFailure }: Ending): ReadableStream<Uint8Array<ArrayBuffer>> {
  let impatience: ReturnType<typeof setTimeout>;
  let isCanceled = false;
  const fail = (error: unknown, controller: ReadableStreamDefaultController) => {
    onFailure(error);
    controller.error(error);
  };
  const endParts = () => parts.return(undefined).then(end, end);
  const waitForReader = (controller: ReadableStreamDefaultController) => {
    impatience = setTimeout(() => {
      fail(new Error('nobody reads the export'), controller);
      void endParts();
    }, unreadMs);
  };
  return new ReadableStream(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(impatience);
        try {
          const { done, value } = await parts.next();
          if (isCanceled) return;
          if (!done) {
            controller.enqueue(value);
            return waitForReader(controller);
          }
          controller.close();
        } catch (error) {
          fail(error, controller);
        }
        end();
      },
      cancel() {
        isCanceled = true;
        clearTimeout(impatience);
        return endParts();
      },
    },
    // Reads nothing ahead.
    { highWaterMark: 0 },
  );
}

const tooMany = (reason: { code: 'export_running' } | { code: 'exports_running'; max: number }) =>
  new Refusal('too_many_requests', reason, { headers: { 'Retry-After': '10' } });
