import { ApiError } from './api-error.ts';

const maxTimes = 3;
const longestPauseMs = 10_000;

/**
 * Retry options for TanStack Query: reads are retried three times when the server is busy (503), after the delay it asked for,
 * and once after other failures. Writes are never retried automatically; the user is offered *Try again*.
 */
export const retryOptions = {
  retry: (failures: number, error: unknown): boolean => failures < (isBusy(error) ? maxTimes : 1),
  retryDelay: (failures: number, error: unknown): number => {
    const seconds = isBusy(error) ? error.retryAfterSeconds : undefined;
    // Adds jitter, so a company's pages don't all come back at once.
    const pauseMs = seconds === undefined ? 1000 * 2 ** failures : seconds * 1000 * (1 + Math.random() / 2);
    return Math.min(pauseMs, longestPauseMs);
  },
};

/** For lookups that may fail: retries when the server failed or didn't respond, but not when it rejected the request. */
export const retryUnlessRefused = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

function isBusy(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 503;
}
