/** Tracks open event streams, which would otherwise keep the server from shutting down. */
export class OpenStreams {
  readonly #ends = new Set<() => void>();

  /** Wraps the body of an event stream to track it; other responses are returned unchanged. */
  watch(answer: Response): Response {
    if (!answer.body || !answer.headers.get('Content-Type')?.startsWith('text/event-stream')) return answer;
    const reader = answer.body.getReader();
    let end = () => {};
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        end = () => {
          this.#ends.delete(end);
          reader.cancel().catch(() => {});
          try {
            controller.close();
          } catch {
            // Already failed or ended.
          }
        };
        this.#ends.add(end);
      },
      pull: async (controller) => {
        const part = await reader.read();
        if (!this.#ends.has(end)) return;
        if (part.done) end();
        else controller.enqueue(part.value);
      },
      cancel: (reason) => {
        this.#ends.delete(end);
        return reader.cancel(reason);
      },
    });
    return new Response(body, { status: answer.status, headers: answer.headers });
  }

  get count(): number {
    return this.#ends.size;
  }

  endAll(): void {
    for (const end of [...this.#ends]) end();
  }
}
