import type { Schema } from '#contract/endpoint.ts';
import { partsOf } from './worst-input.ts';

type Run = (...given: unknown[]) => unknown;

/** Counts how often a schema and its parts visit a value, until stopped: the cost of parsing an input, identical on every machine. */
export function countVisits(schema: Schema | undefined): { visits(): number; stop(): void } {
  let count = 0;
  const undo: (() => void)[] = [];
  for (const part of allParts(schema)) {
    const internals = part._zod as unknown as { run: Run };
    const { run } = internals;
    internals.run = (...given) => {
      count += 1;
      return run(...given);
    };
    undo.push(() => {
      internals.run = run;
    });
  }
  return {
    visits: () => count,
    stop: () => {
      for (const one of undo) one();
    },
  };
}

function allParts(schema: Schema | undefined, found = new Set<Schema>()): Set<Schema> {
  if (!schema || found.has(schema)) return found;
  found.add(schema);
  for (const [, part] of partsOf(schema)) allParts(part, found);
  return found;
}
