/** What the address in the mail says: which event, which guest, and that this installation wrote it. */
export interface InvitationAddress {
  params: { entity: string; id: string };
  query: { email: string; signature: string };
}

export const answers = ['yes', 'maybe', 'no'] as const;
export type Answer = (typeof answers)[number];

export function isAnswer(given: unknown): given is Answer {
  return answers.some((answer) => answer === given);
}
