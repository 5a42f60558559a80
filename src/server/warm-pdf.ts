import type { Dependencies } from './dependencies.ts';

/**
 * Loads the fonts and modules for a request that makes a PDF, before its transaction starts. Loading takes seconds on a cold thread, and
 * the transaction holds locks that others wait for.
 */
export function warmPdf(_given: unknown, { deps }: { deps: Pick<Dependencies, 'pdf'> }): Promise<void> {
  return deps.pdf.warmUp();
}
