import type { SessionStorage, StoredSession } from './session-storage.ts';

interface RefreshParts {
  session: SessionStorage;
  /** Asks the server for new tokens. */
  renew(refreshToken: string): Promise<StoredSession>;
  /** Whether an error of `renew` means that the session has ended, rather than that the server was not reached. */
  isRefusal(error: unknown): boolean;
  /** One at a time among all tabs; `run` is told whether another one was before it. */
  exclusively<T>(run: (hadToWait: boolean) => Promise<T>): Promise<T>;
}

export interface Refresh {
  /** What calls have to wait for before they are sent; `null` when nothing is under way. */
  underway(): Promise<unknown> | null;
  /**
   * After a call with `usedToken` was answered 401: `true` when there is another token to try with, once the session was
   * renewed or the person has signed in again; `false` when nobody is signed in. Throws what `renew` threw when the server was not reached.
   */
  after(usedToken: string): Promise<boolean>;
  /** Whether the session has ended and the person has to sign in again. */
  hasEnded(): boolean;
  onEndedChange(listen: () => void): () => void;
}

// The longest that another tab's new tokens are waited for. It is used up only when that tab could not renew the session.
const patienceMs = 1000;

/** Renews the session: one renewal at a time, whoever asks for it. */
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

  /** `false` when the server refuses to renew. */
  async function renewOnce(usedToken: string, hadToWait: boolean): Promise<boolean> {
    if (hadToWait) await tokenOtherThan(usedToken);
    const held = session.read();
    // Another tab was first, or the person has logged out.
    if (held?.accessToken !== usedToken) return true;
    try {
      const renewed = await renew(held.refreshToken);
      // Logging out meanwhile must not be undone.
      if (session.read()?.accessToken === usedToken) session.store(renewed);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return session.read()?.accessToken !== usedToken;
    }
  }

  /** Waits for what another tab has stored: storage brings it only after the lock. */
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

  /** Waits until the same person has signed in, here or in another tab; for another person the page is loaded anew by who watches the session. */
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
