import type pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

/** Records the statements a pool's connections send from now on, in order. */
export function statementsOf(pool: pg.Pool): Statement[] {
  const sent: Statement[] = [];
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    const record = (...given: unknown[]) => {
      const [first, second] = given;
      const { text, values } = typeof first === 'string' ? { text: first, values: undefined } : (first as Partial<Statement>);
      sent.push({ text: text ?? '', values: values ?? (Array.isArray(second) ? second : []) });
      return send(...given);
    };
    Object.assign(client, { query: record });
  });
  return sent;
}
