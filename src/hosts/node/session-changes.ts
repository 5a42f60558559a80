import type pg from 'pg';
import type { SessionCache } from '#server/session-cache.ts';

/** The state with which `tell_session_change` of the migrations says whose sessions a statement changed. */
const sessionsChanged = '01A01';

/** What the statements of one connection changed of what tokens mean. */
export class SessionChanges {
  readonly #whose = new Set<string>();

  constructor(client: pg.ClientBase) {
    client.on('notice', ({ code, detail }) => {
      if (code === sessionsChanged) this.#whose.add(detail ?? '');
    });
  }

  /** To be called once the transaction has ended, and before anybody is answered. */
  tell(sessions: SessionCache): void {
    for (const whose of this.#whose) sessions.invalidate(whose);
    this.#whose.clear();
  }
}
