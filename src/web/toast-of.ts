import { addToast, dismissToast } from './toast-queue.ts';

/** As long as anything takes. */
const untilDone = 3600;

interface Words<T> {
  during: string;
  done: string | ((result: T) => string);
  failed: string | ((failure: unknown) => string);
}

/** Tells of some work: that it is under way, and then how it ended. Gives what the work gives, and throws what it throws. */
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
