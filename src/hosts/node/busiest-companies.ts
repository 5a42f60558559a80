import type { Database } from '#server/database.ts';

interface Load {
  /** Counted since the server started, or since the company was last dropped as idle. */
  transactions: number;
  seconds: number;
  /** Recent seconds, which decay by half with each half-life. */
  recent: number;
  recentAt: number;
}

export type CompanyLoad = Pick<Load, 'transactions' | 'seconds'> & { company: string };

const halfLifeMs = 10 * 60_000;
/** Companies below this load are dropped: what remains of one minute of work after five hours. */
const idleSeconds = 60 / 2 ** 30;

/** Measures each company's use of the database and ranks the currently busiest. */
export class BusiestCompanies {
  readonly #loads = new Map<string, Load>();
  readonly #now: () => number;

  /** @param now Current time in milliseconds. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** Wraps a database so that its work is counted per company. Waiting for a connection doesn't count. */
  counting(database: Database): Database {
    const timed =
      <Given, T>(company: string | null, work: (given: Given) => Promise<T>) =>
      async (given: Given) => {
        const startedAt = this.#now();
        try {
          return await work(given);
        } finally {
          if (company !== null) this.#add(company, (this.#now() - startedAt) / 1000);
        }
      };
    return {
      reading: (company, work) => database.reading(company, timed(company, work)),
      writing: (company, work) => database.writing(company, timed(company, work)),
    };
  }

  /** Returns the currently busiest companies, busiest first. */
  top(most: number): CompanyLoad[] {
    const loads = [...this.#loads].map(([company, load]) => ({ company, ...load, recent: this.#recentOf(load) }));
    for (const { company, recent } of loads) if (recent < idleSeconds) this.#loads.delete(company);
    const busiest = loads.filter(({ recent }) => recent >= idleSeconds).sort((a, b) => b.recent - a.recent);
    return busiest.slice(0, most).map(({ company, transactions, seconds }) => ({ company, transactions, seconds }));
  }

  #add(company: string, seconds: number): void {
    const load = this.#loads.get(company) ?? { transactions: 0, seconds: 0, recent: 0, recentAt: this.#now() };
    const recent = this.#recentOf(load) + seconds;
    this.#loads.set(company, {
      transactions: load.transactions + 1,
      seconds: load.seconds + seconds,
      recent,
      recentAt: this.#now(),
    });
  }

  #recentOf({ recent, recentAt }: Load): number {
    return recent * 2 ** ((recentAt - this.#now()) / halfLifeMs);
  }
}
