import { afterAll, expect, vi } from 'vitest';
import { currentToasts } from '#web/toast-queue.ts';
import { keptWrites } from '#web/undo/undo-history.ts';
import { isWriting } from '#web/undo/writes-under-way.ts';

// A set-up file. Test files share their worker: what one leaves in the web's memory would fail another one, in some orders alone.
afterAll(async () => {
  await vi.waitFor(() => expect(isWriting(), 'a write that was begun here has not ended').toBe(false), { timeout: 10_000 });
  expect(currentToasts(), 'toasts that were shown here are still there').toEqual([]);
  expect(keptWrites(), 'what was done here can still be undone').toEqual([]);
});
