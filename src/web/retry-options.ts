import { ApiError } from './api-error.ts';

const mostTimes = 3;
const longestPauseMs = 10_000;

/**
 * How a read that failed is asked again, as TanStack Query takes it: three times when the server said that it cannot answer now, each
 * after the time that it named, any other once. A write is never sent again by itself: whoever wrote is offered *Try again*.
 */
export const retryOptions = {
  retry: (failures: number, error: unknown): boolean => failures < (isBusy(error) ? mostTimes : 1),
  retryDelay: (failures: number, error: unknown): number => {
    const seconds = isBusy(error) ? error.retryAfterSeconds : undefined;
    // A part by chance, so that the pages of a company do not come back all at once.
    const pauseMs = seconds === undefined ? 1000 * 2 ** failures : seconds * 1000 * (1 + Math.random() / 2);
    return Math.min(pauseMs, longestPauseMs);
  },
};

/** For what somebody may look for in vain: a read is tried again where the server failed or did not answer, not where it refused. */
export const retryUnlessRefused = (failures: number, error: Error): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

function isBusy(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 503;
}
