import { Zip, ZipDeflate } from 'fflate';
import { giveWay } from './give-way.ts';

export interface ZipEntry {
  /** With its folders: `mail/inbox/7.eml`. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Of an entry, so much is packed in one piece. */
const atOnceBytes = 128 * 1024;
const effort = 4;

/**
 * A zip file, written while it is read: the next entry is asked for when the reader has taken what came before. A reader that goes away
 * ends `entries`.
 * @param onFailure is told what broke it off: the reader sees an incomplete download
 */
export function zipStream(
  entries: AsyncGenerator<ZipEntry, undefined>,
  madeAt: Date,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const packed = zipped(entries, madeAt);
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await packed.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onFailure(error);
          controller.error(error);
        }
      },
      async cancel() {
        await packed.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* zipped(entries: AsyncGenerator<ZipEntry, undefined>, madeAt: Date): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  let ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk as Uint8Array<ArrayBuffer>);
  });
  for await (const { name, bytes } of entries) {
    const file = new ZipDeflate(name, { level: effort });
    file.mtime = madeAt;
    zip.add(file);
    for (let at = 0; at === 0 || at < bytes.byteLength; at += atOnceBytes) {
      file.push(bytes.slice(at, at + atOnceBytes), at + atOnceBytes >= bytes.byteLength);
      yield* ready;
      ready = [];
      await giveWay();
    }
  }
  zip.end();
  yield* ready;
}
