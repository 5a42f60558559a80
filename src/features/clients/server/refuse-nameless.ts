import { invalid } from '#server/refusal.ts';

/** @throws 400 unless a person or a company is named. */
export function refuseNameless({ name, company }: { name?: string | undefined; company?: string | undefined }): void {
  if (!name && !company) throw invalid('name', 'name_or_company');
}
