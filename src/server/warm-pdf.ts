import type { Dependencies } from './dependencies.ts';

/**
 * Prepares a call that draws a PDF in its transaction: fonts and modules are loaded before it begins, as loading takes seconds on a cold thread and
 * the transaction holds locks that others wait for.
 */
export function warmPdf(_given: unknown, { deps }: { deps: Pick<Dependencies, 'pdf'> }): Promise<void> {
  return deps.pdf.warmUp();
}
