/** Iterates over a stream; not every browser supports async iteration of streams. */
export async function* piecesOf<T>(stream: ReadableStream<T>): AsyncGenerator<T, undefined> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}
