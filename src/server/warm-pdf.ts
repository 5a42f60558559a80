import type { Dependencies } from './dependencies.ts';

/**
 * Loads the fonts and modules for a call that draws a PDF in its transaction before that transaction begins. Loading takes seconds on a
 * cold thread, and the transaction holds locks that others wait for.
 */
export function warmPdf(_given: unknown, { deps }: { deps: Pick<Dependencies, 'pdf'> }): Promise<void> {
  return deps.pdf.warmUp();
}
