import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the test cluster's socket. */
    postgresSocket: string;
    /** The folder of the sample data's files, named by their keys. */
    sampleFiles: string;
  }
}
