import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the test cluster's socket. */
    postgresSocket: string;
  }
}
