import { FlateErrorCode, Gunzip, Gzip } from 'fflate';
import { giveWay } from '#server/give-way.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Of what comes in, so much is worked at in one piece; unpacked it may be a thousand times as much. */
const atOnce = { packed: 4 * 1024, plain: 128 * 1024 };
/** After so long others have their turn. */
const turnMs = 15;
// Most of an archive are pictures and papers, which no effort makes smaller.
const effort = 4;

// Not the streams of the platform: cancelled at the wrong moment, those of Node throw where nobody can catch it.

/** Packs what comes in by gzip. */
export function gzipped(): TransformStream<Bytes, Bytes> {
  const gzip = new Gzip({ level: effort });
  return pushedThrough(
    {
      push: (chunk) => gzip.push(chunk),
      set ondata(listen: (chunk: Uint8Array) => void) {
        gzip.ondata = (chunk) => listen(chunk);
      },
    },
    atOnce.plain,
    () => gzip.push(new Uint8Array(), true),
  );
}

/** Unpacks what comes in. Errors when it is not gzip, or ends too early. */
export function gunzipped(): TransformStream<Bytes, Bytes> {
  const gunzip = new Gunzip();
  let sizeBytes = 0;
  let last: Bytes = new Uint8Array();
  return pushedThrough(
    {
      push(chunk) {
        last = joined(last, chunk).slice(-4);
        gunzip.push(chunk);
      },
      set ondata(listen: (chunk: Uint8Array) => void) {
        gunzip.ondata = (chunk) => {
          sizeBytes += chunk.byteLength;
          listen(chunk);
        };
      },
    },
    atOnce.packed,
    () => {
      gunzip.push(new Uint8Array(), true);
      // The last four bytes say how much is in it.
      const said = last.byteLength === 4 ? new DataView(last.buffer).getUint32(0, true) : undefined;
      if (said !== sizeBytes % 2 ** 32) throw new EarlyEnd();
    },
  );
}

export class EarlyEnd extends Error {}

/** Whether packed bytes ended before their end, as far as the error tells. */
export function isEarlyEnd(error: unknown): boolean {
  return error instanceof EarlyEnd || (error instanceof Error && (error as { code?: unknown }).code === FlateErrorCode.UnexpectedEOF);
}

interface Worker {
  push(chunk: Bytes): void;
  ondata: (chunk: Uint8Array) => void;
}

function pushedThrough(worker: Worker, sliceBytes: number, end: () => void): TransformStream<Bytes, Bytes> {
  return new TransformStream({
    start(controller) {
      worker.ondata = (chunk) => {
        if (chunk.byteLength > 0) controller.enqueue(chunk as Bytes);
      };
    },
    async transform(chunk) {
      let since = performance.now();
      for (let at = 0; at < chunk.byteLength; at += sliceBytes) {
        // A copy: the giver's bytes stay as they are, whatever is done to these.
        worker.push(chunk.slice(at, at + sliceBytes));
        if (performance.now() - since < turnMs) continue;
        await giveWay();
        since = performance.now();
      }
    },
    flush: end,
  });
}

function joined(one: Bytes, other: Bytes): Bytes {
  const both = new Uint8Array(one.byteLength + other.byteLength);
  both.set(one);
  both.set(other, one.byteLength);
  return both;
}
