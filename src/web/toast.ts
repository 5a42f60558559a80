import { addToast, type ToastRequest } from './toast-queue.ts';

/** Shows a short message in a corner. `action` offers a follow-up (*Undo*, *Try again*). Stays 5 seconds, or 8 with an action. */
export function toast(request: ToastRequest): void {
  addToast(request);
}
