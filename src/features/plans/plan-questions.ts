/** FAQ entries on plans, in display order. */
export const planQuestions = ['charged', 'smaller', 'response', 'full', 'trial', 'off'] as const;
