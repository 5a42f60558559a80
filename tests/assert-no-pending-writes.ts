import { afterAll, expect, vi } from 'vitest';
import { currentToasts } from '#web/toast-queue.ts';
import { undoEntries } from '#web/undo/undo-history.ts';
import { isWriting } from '#web/undo/writes-under-way.ts';

// A setup file. Test files share a worker, so what one leaves in the web app's memory would make another fail, depending on the order.
afterAll(async () => {
  await vi.waitFor(() => expect(isWriting(), 'a write that was begun here has not ended').toBe(false), { timeout: 10_000 });
  expect(currentToasts(), 'toasts that were shown here are still there').toEqual([]);
  expect(undoEntries(), 'what was done here can still be undone').toEqual([]);
});
