import { abilityFrom } from '#contract/ability.ts';
import type { Change } from '#contract/change.ts';
import { subjectOf } from '#contract/subject-of.ts';
import type { Scope } from '#server/scope.ts';

type Listener = Pick<Scope, 'identity' | 'ability' | 'identifyAgain'>;

interface Way {
  send(event: 'change' | 'resync' | 'ping', data: unknown): void;
  end(): void;
}

/**
 * Sends a person the changes they can read at that moment, in order. A change of `session` means their permissions changed or
 * ended: later events wait until their identity is checked again. `ping` checks it as well.
 */
export function tellAllowedChanges({ identity, identifyAgain, ...listener }: Listener, { send, end }: Way) {
  let { ability } = listener;
  // The caller was identified before subscribing, so check again for permissions lost in between.
  const waiting: (Change | 'resync' | 'ping' | 'begin')[] = ['begin'];
  let isTelling = false;
  const concerns = ({ person }: Change) => person === undefined || person === identity.personId;

  /** @returns whether the session is still active. */
  async function askAgain(): Promise<boolean> {
    const again = await identifyAgain();
    if (again) ability = abilityFrom(again.rules);
    return again !== null;
  }

  async function tellNext(next: (typeof waiting)[number]): Promise<void> {
    if (next === 'resync') return send('resync', {});
    if (next === 'begin') return (await askAgain()) ? undefined : end();
    // A failing database doesn't end a session.
    if (next === 'ping') return (await askAgain().catch(() => true)) ? send('ping', {}) : end();
    if (next.kind === 'session') return (await askAgain()) ? send('change', next) : end();
    if (ability.can('read', subjectOf(next.kind))) send('change', next);
  }

  async function tellWaiting(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) await tellNext(next);
    } catch {
      // It is unknown what this person can see now; the client reconnects.
      end();
    } finally {
      isTelling = false;
    }
  }

  void tellWaiting();
  return (told: Change | 'resync' | 'ping'): void => {
    if (typeof told === 'object' && !concerns(told)) return;
    waiting.push(told);
    void tellWaiting();
  };
}
