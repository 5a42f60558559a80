import { addToast, dismissToast } from './toast-queue.ts';

/** Longer than any work takes, in seconds. */
const untilDone = 3600;

interface Words<T> {
  during: string;
  done: string | ((result: T) => string);
  failed: string | ((failure: unknown) => string);
}

/** Shows a toast during some work, and then its outcome. Returns or throws the result of the work. */
export async function toastOf<T>(work: Promise<T>, { during, done, failed }: Words<T>): Promise<T> {
  const id = addToast({ message: during, tone: 'info', seconds: untilDone });
  try {
    const result = await work;
    addToast({ message: typeof done === 'function' ? done(result) : done, tone: 'success' });
    return result;
  } catch (failure) {
    addToast({ message: typeof failed === 'function' ? failed(failure) : failed, tone: 'error' });
    throw failure;
  } finally {
    dismissToast(id);
  }
}
