/**
 * What a server answers and the demo in a tab does not, each with why. Every call of the API is answered by both; which of them
 * cannot do their work in a tab is told in `impossible-calls.ts`.
 */
export const hostDifferences: Record<string, string> = {};
