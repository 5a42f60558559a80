/** What is asked of plans, in the order in which it is answered. */
export const planQuestions = ['charged', 'smaller', 'response', 'full', 'trial', 'off'] as const;
