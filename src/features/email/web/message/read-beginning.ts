/** Reads the first `limit` bytes of a response, and whether there are more. */
export async function readBeginning(response: Response, limit: number): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const bytes = new Uint8Array(limit);
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const room = limit - length;
    bytes.set(part.value.subarray(0, room), length);
    length += Math.min(room, part.value.length);
    if (part.value.length <= room) continue;
    void reader?.cancel();
    return { bytes, isCut: true };
  }
  return { bytes: bytes.subarray(0, length), isCut: false };
}
