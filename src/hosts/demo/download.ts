import { placeOf } from './artifacts.ts';

/** Tells how many more bytes have come. */
export type Came = (bytes: number) => void;

/** Loads what the build has made. @throws when the host of the demo does not answer with it */
export async function download(name: string, came: Came = () => undefined): Promise<Response> {
  const answer = await fetch(placeOf(name));
  if (!answer.ok || !answer.body) throw new Error(`${name} was answered with ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, onward) {
        came(part.byteLength);
        onward.enqueue(part);
      },
    }),
  );
  // Compiling while it arrives asks for the type, which not every host knows.
  const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
  return new Response(counted, { headers: { 'Content-Type': type } });
}

export const bytesOf = async (answer: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await answer).arrayBuffer());
