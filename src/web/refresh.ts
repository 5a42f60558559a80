import type { SessionStorage, StoredSession } from './session-storage.ts';

interface RefreshParts {
  session: SessionStorage;
  renew(refreshToken: string): Promise<StoredSession>;
  /** Whether an error of `renew` means the session has ended, rather than that the server was unreachable. */
  isRefusal(error: unknown): boolean;
  /** Runs exclusively across all tabs; `run` receives whether it had to wait for another one. */
  exclusively<T>(run: (hadToWait: boolean) => Promise<T>): Promise<T>;
}

export interface Refresh {
  /** What requests must wait for before they are sent; `null` if nothing is pending. */
  underway(): Promise<unknown> | null;
  /**
   * Called after a 401 response to `usedToken`. Resolves to `true` once there is a new token, after a refresh or a new sign-in,
   * and to `false` when nobody is signed in. Rethrows the error of `renew` when the server is unreachable.
   */
  after(usedToken: string): Promise<boolean>;
  /** Whether the session has ended and the user must sign in again. */
  hasEnded(): boolean;
  onEndedChange(listen: () => void): () => void;
}

// How long to wait for a different tab's new tokens. The full time passes only if that tab could not refresh.
const patienceMs = 1000;

/** Creates the session refresh, which allows only one refresh at a time. */
export function createRefresh({ session, renew, isRefusal, exclusively }: RefreshParts): Refresh {
  const listeners = new Set<() => void>();
  let running: Promise<boolean> | null = null;
  let ended = false;

  const setEnded = (value: boolean) => {
    ended = value;
    for (const listen of [...listeners]) listen();
  };

  async function run(usedToken: string): Promise<boolean> {
    if (await exclusively((hadToWait) => renewOnce(usedToken, hadToWait))) return session.read() !== null;
    setEnded(true);
    return signInAgain(usedToken).finally(() => setEnded(false));
  }

  /** Resolves to `false` when the server rejects the refresh. */
  async function renewOnce(usedToken: string, hadToWait: boolean): Promise<boolean> {
    if (hadToWait) await tokenOtherThan(usedToken);
    const held = session.read();
    // A different tab was first, or the user has logged out.
    if (held?.accessToken !== usedToken) return true;
    try {
      const renewed = await renew(held.refreshToken);
      // Must not undo a logout that happened meanwhile.
      if (session.read()?.accessToken === usedToken) session.store(renewed);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return session.read()?.accessToken !== usedToken;
    }
  }

  /** Waits for the tokens stored by a different tab, because the storage event arrives after the lock is released. */
  function tokenOtherThan(usedToken: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (session.read()?.accessToken !== usedToken) finish();
      };
      const finish = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(finish, patienceMs);
      const stop = session.onChange(look);
      look();
    });
  }

  /** Waits until the same user signs in, here or in another tab. For a different user, the session watcher reloads the page. */
  function signInAgain(deadToken: string): Promise<boolean> {
    const person = session.read()?.userData.eid;
    return new Promise((resolve) => {
      const look = () => {
        const now = session.read();
        if (now?.accessToken === deadToken || (now && now.userData.eid !== person)) return;
        stop();
        resolve(now !== null);
      };
      const stop = session.onChange(look);
      look();
    });
  }

  return {
    underway: () => running,
    after(usedToken) {
      const held = session.read();
      if (!held) return Promise.resolve(false);
      if (!running && held.accessToken !== usedToken) return Promise.resolve(true);
      running ??= run(held.accessToken).finally(() => {
        running = null;
      });
      return running;
    },
    hasEnded: () => ended,
    onEndedChange(listen) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}
