import { describe, expect, test } from 'vitest';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { Refusal } from './refusal.ts';

/** Work that ends on demand. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

describe('a concurrency limiter', () => {
  test('admits a number of calls per name, independent of other names', async () => {
    const limiter = new ConcurrencyLimiter({ ofOne: { atOnce: 1, inLine: 10 }, patienceMs: 10_000 });
    const first = held();
    const order: string[] = [];
    const acme = limiter.pass('acme', async () => {
      await first.work();
      order.push('first');
    });
    const second = limiter.pass('acme', async () => order.push('second'));
    await limiter.pass('brill', async () => order.push('another'));
    expect(order).toEqual(['another']);
    first.end();
    await Promise.all([acme, second]);
    expect(order).toEqual(['another', 'first', 'second']);
  });

  test('admits the next call after a failed one', async () => {
    const limiter = new ConcurrencyLimiter({ ofOne: { atOnce: 1, inLine: 10 }, patienceMs: 10_000 });
    const failing = limiter.pass('acme', () => Promise.reject(new Error('no')));
    const next = limiter.pass('acme', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await limiter.pass('acme', async () => 'later')).toBe('later');
  });

  test('rejects calls when the queue is full or they waited too long, with Retry-After', async () => {
    const limiter = new ConcurrencyLimiter({ ofOne: { atOnce: 1, inLine: 1 }, patienceMs: 30 });
    const first = held();
    const inside = limiter.pass('acme', first.work);
    const waiting = limiter.pass('acme', async () => 'too late').catch((error: unknown) => error);
    const tooMany = await limiter.pass('acme', async () => 'no room').catch((error: unknown) => error);
    for (const refused of [tooMany, await waiting]) {
      expect(refused).toBeInstanceOf(Refusal);
      expect((refused as Refusal).answer().status).toBe(503);
      expect((refused as Refusal).answer().headers.get('Retry-After')).toBe('5');
    }
    first.end();
    await inside;
    expect(await limiter.pass('acme', async () => 'again')).toBe('again');
  });

  describe('with a limit for all names', () => {
    const limits = { ofOne: { atOnce: 1, inLine: 3, bytesInLine: 100 }, altogether: { atOnce: 1, inLine: 5, bytesInLine: 150 } };
    const statusOf = (work: Promise<unknown>) =>
      work.then(
        () => 200,
        (error: Refusal) => error.answer().status,
      );
    /** Records the order in which names are admitted while the first call is held. */
    function line(limiter: ConcurrencyLimiter) {
      const order: string[] = [];
      const first = held();
      const passing = [limiter.pass('first', first.work)];
      return {
        ask(name: string, bytes = 0) {
          const passed = limiter.pass(name, async () => void order.push(name), bytes);
          passing.push(passed);
          passed.catch(() => undefined);
          return passed;
        },
        async letAllIn() {
          first.end();
          await Promise.allSettled(passing);
          return order.join(' ');
        },
      };
    }

    test('admits waiting names in turn, however many calls each has', async () => {
      const { ask, letAllIn } = line(new ConcurrencyLimiter(limits));
      for (const name of ['acme', 'acme', 'acme', 'brill', 'cobb']) ask(name);
      expect(await letAllIn()).toBe('acme brill cobb acme acme');
    });

    test('skips a name at its limit and admits a different one', async () => {
      const limiter = new ConcurrencyLimiter({ ofOne: { atOnce: 1, inLine: 9 }, altogether: { atOnce: 2, inLine: 9 } });
      const [acme, brill] = [held(), held()];
      const order: string[] = [];
      const inside = [limiter.pass('acme', acme.work)];
      inside.push(limiter.pass('acme', async () => void order.push('acme again')));
      inside.push(limiter.pass('brill', brill.work));
      inside.push(limiter.pass('cobb', async () => void order.push('cobb')));
      brill.end();
      await inside[3];
      expect(order).toEqual(['cobb']);
      acme.end();
      await Promise.all(inside);
      expect(order).toEqual(['cobb', 'acme again']);
    });

    test('rejects calls when the queue of a name or of all names is full', async () => {
      const { ask, letAllIn } = line(new ConcurrencyLimiter(limits));
      const asked = ['acme', 'acme', 'acme', 'acme', 'brill', 'brill', 'cobb'].map((name) => statusOf(ask(name)));
      expect(await letAllIn()).toBe('acme brill acme brill acme');
      expect(await Promise.all(asked)).toEqual([200, 200, 200, 503, 200, 200, 503]);
    });

    test('rejects calls when the waiting bytes of a name or of all names are too many', async () => {
      const { ask, letAllIn } = line(new ConcurrencyLimiter(limits));
      const asked = [ask('acme', 99), ask('acme', 10), ask('acme', 1), ask('brill', 60), ask('brill', 1), ask('cobb', 0)].map(statusOf);
      expect(await letAllIn()).toBe('acme brill acme');
      expect(await Promise.all(asked)).toEqual([200, 200, 503, 200, 503, 503]);
    });

    test('frees all slots afterwards, including those of calls that timed out', async () => {
      const limiter = new ConcurrencyLimiter({ ...limits, patienceMs: 20 });
      const first = held();
      const inside = limiter.pass('first', first.work);
      const waiting = ['acme', 'acme', 'brill'].map((name) => statusOf(limiter.pass(name, async () => name, 80)));
      expect(await Promise.all(waiting)).toEqual([503, 503, 503]);
      first.end();
      await inside;
      const { ask, letAllIn } = line(limiter);
      for (const name of ['acme', 'brill']) ask(name, 80);
      expect(await letAllIn()).toBe('acme brill');
    });
  });
});
