import type { MailTemplate } from '../../preferences-contract.ts';

/** What the form of a template holds. */
export type TemplateValues = Omit<MailTemplate, 'id'>;

export const noTemplate: TemplateValues = { version: 0, name: '', subject: '', message: '' };

export function templateValuesOf({ version, name, subject, message }: MailTemplate): TemplateValues {
  return { version, name, subject, message };
}
