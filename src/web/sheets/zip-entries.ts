/** A file in a zip archive; its text is streamed while unpacking. */
export interface ZipEntry {
  readonly name: string;
  /** Total size when unpacked. */
  readonly bytes: number;
  readonly text: () => ReadableStream<string>;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
/** Maximum length of the end record: 22 bytes plus a comment of up to 65,535. */
const longestEnd = 65_557;

/** Reads the entries of a zip archive in place, so a large file is never fully in memory. @throws if it isn't a zip archive */
export async function zipEntries(file: Blob): Promise<Map<string, ZipEntry>> {
  const tailAt = Math.max(0, file.size - longestEnd);
  const tail = await viewOf(file.slice(tailAt));
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) throw new Error('not a zip');
  const [size, at] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  const list = await viewOf(file.slice(at, at + size));
  const entries = new Map<string, ZipEntry>();
  for (let from = 0; from + 46 <= list.byteLength && list.getUint32(from, true) === entryMark; ) {
    const nameLength = list.getUint16(from + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, from + 46, nameLength));
    const method = list.getUint16(from + 10, true);
    const packed = list.getUint32(from + 20, true);
    const place = list.getUint32(from + 42, true);
    entries.set(name, { name, bytes: list.getUint32(from + 24, true), text: () => textAt(file, { method, packed, place }) });
    from += 46 + nameLength + list.getUint16(from + 30, true) + list.getUint16(from + 32, true);
  }
  return entries;
}

function textAt(file: Blob, { method, packed, place }: { method: number; packed: number; place: number }): ReadableStream<string> {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const fill = async () => {
    const head = await viewOf(file.slice(place, place + 30));
    const from = place + 30 + head.getUint16(26, true) + head.getUint16(28, true);
    const bytes = file.slice(from, from + packed).stream();
    await (method === 0 ? bytes : bytes.pipeThrough(new DecompressionStream('deflate-raw'))).pipeTo(writable);
  };
  // The reader of the stream receives the error.
  fill().catch((failure: unknown) => writable.abort(failure).catch(() => undefined));
  return readable.pipeThrough(new TextDecoderStream());
}

async function viewOf(part: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.arrayBuffer());
}
