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
 * Tells a person one after another what they may read at that moment. A change of `session` says that somebody may do something else, or
 * nothing more: what comes after it waits until it was asked anew who this is. `ping` asks too.
 */
export function tellAllowedChanges({ identity, identifyAgain, ...listener }: Listener, { send, end }: Way) {
  let { ability } = listener;
  // Whoever asked for the stream was identified before it listened: what was taken from them in between is found out first.
  const waiting: (Change | 'resync' | 'ping' | 'begin')[] = ['begin'];
  let isTelling = false;
  const concerns = ({ person }: Change) => person === undefined || person === identity.personId;

  /** @returns whether the session still lives. */
  async function askAgain(): Promise<boolean> {
    const again = await identifyAgain();
    if (again) ability = abilityFrom(again.rules);
    return again !== null;
  }

  async function tellNext(next: (typeof waiting)[number]): Promise<void> {
    if (next === 'resync') return send('resync', {});
    if (next === 'begin') return (await askAgain()) ? undefined : end();
    // A database that does not answer ends no session.
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
      // Nobody knows any more what this person may hear; the client asks for another stream.
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
