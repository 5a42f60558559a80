import { z } from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { says } from '#contract/find-reasons.ts';
import { id, oneLine, version } from '#contract/primitives.ts';

/** The built-in labels, available to everyone. */
export const labels = ['personal', 'company', 'important', 'private'] as const;
export type FixedLabel = (typeof labels)[number];

/** How emails, URLs, and requests refer to a custom label: by its id. */
export type OwnLabel = `label-${number}`;
export type Label = FixedLabel | OwnLabel;

/** Maximum number of custom labels per person. */
export const maxCustomLabels = 200;
/** Maximum number of labels on one email. */
export const maxLabels = labels.length + maxCustomLabels;

export const ownLabelOf = (labelId: number): OwnLabel => `label-${labelId}`;

/** Returns the id of a custom label; null for anything else. */
export function ownLabelId(label: string): number | null {
  const digits = /^label-([1-9]\d{0,14})$/.exec(label)?.[1];
  return digits === undefined ? null : Number(digits);
}

export const isOwnLabel = (text: string): text is OwnLabel => ownLabelId(text) !== null;

export const isLabel = (text: unknown): text is Label =>
  typeof text === 'string' && ((labels as readonly string[]).includes(text) || isOwnLabel(text));

/** Label colors by name; the page maps each to the light and dark themes. */
export const tints = ['blue', 'sky', 'teal', 'green', 'lime', 'yellow', 'orange', 'red', 'pink', 'purple', 'brown', 'grey'] as const;
export type Tint = (typeof tints)[number];

/** Any label name in a request; whether a custom label exists is checked against the database. */
export const labelNamed = z.pipe(
  z.string().check(z.refine(isLabel, says('unknown_label'))),
  z.transform((label) => label as Label),
);

export const mailLabel = z.object({
  id: z.number(),
  /** `label-` plus the id, as used in emails, URLs, and requests. */
  label: z.string(),
  name: z.string(),
  tint: z.enum(tints),
  /** Sort order of the labels, starting at 1. */
  position: z.number(),
  version: z.number(),
});
export type MailLabel = z.infer<typeof mailLabel>;

const name = oneLine(80).check(z.minLength(1));
const labelId = z.object({ id: id() });
const oneLabel = z.object({ label: mailLabel });

export const listMailLabels = endpoint({
  method: 'GET',
  path: '/api/v1/mail/labels',
  summary: 'Lists the caller’s labels in order.',
  action: 'read',
  subject: 'Email',
  answer: z.object({ labels: z.array(mailLabel) }),
});

export const addMailLabel = endpoint({
  method: 'POST',
  path: '/api/v1/mail/labels',
  once: true,
  summary: 'Creates a label, at the end. Names are unique, ignoring case and accents.',
  action: 'create',
  subject: 'Email',
  body: z.strictObject({ name, tint: z._default(z.enum(tints), 'blue') }),
  answer: oneLabel,
  status: 201,
});

export const updateMailLabel = endpoint({
  method: 'PUT',
  path: '/api/v1/mail/labels/{id}',
  summary: 'Renames a label, or changes its color.',
  action: 'update',
  subject: 'Email',
  params: labelId,
  body: z.strictObject({ version: version(), name: z.optional(name), tint: z.optional(z.enum(tints)) }),
  answer: oneLabel,
  refusals: { 404: 'No such label.', 409: 'It was changed by someone else; `current` has the label.' },
});

export const moveMailLabel = endpoint({
  method: 'POST',
  path: '/api/v1/mail/labels/{id}/move',
  summary: 'Moves a label to a position, starting at 1.',
  action: 'update',
  subject: 'Email',
  params: labelId,
  body: z.strictObject({ position: id() }),
  answer: z.object({ labels: z.array(mailLabel) }),
  refusals: { 404: 'No such label.' },
});

export const deleteMailLabel = endpoint({
  method: 'DELETE',
  path: '/api/v1/mail/labels/{id}',
  summary: 'Deletes a label and removes it from its mails. It can be restored for 30 days.',
  action: 'delete',
  subject: 'Email',
  params: labelId,
  refusals: { 404: 'No such label.' },
});

export const restoreMailLabel = endpoint({
  method: 'POST',
  path: '/api/v1/mail/labels/{id}/restore',
  summary: 'Restores a label, at the end, and puts it on its mails again.',
  action: 'update',
  subject: 'Email',
  params: labelId,
  answer: oneLabel,
  refusals: { 404: 'No such label.' },
});

export const mailLabelEndpoints = [listMailLabels, addMailLabel, updateMailLabel, moveMailLabel, deleteMailLabel, restoreMailLabel];
