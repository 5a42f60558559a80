/** The event streams that are open now: they would keep the server from ever ending. */
export class OpenStreams {
  readonly #ends = new Set<() => void>();

  /** The same answer, its body under watch; what is no event stream is returned as it is. */
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
            // It has failed or ended already.
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
