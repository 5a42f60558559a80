/** What a stream brings, one after the other: not every browser goes through streams by itself. */
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
