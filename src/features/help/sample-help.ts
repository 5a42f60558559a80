/** What the people of the sample data added to the help center. */

/** A draft by Layla. */
export const sampleDraft = {
  author: 6,
  /** The article whose group it belongs to. */
  beside: 'read-and-write-mail',
  question: 'Which mails do we answer first on a Monday?',
  content: `<p>Those of hotels, because they open at seven. Then those with a date in them. Then the others, the oldest first.</p>
<h2>Whom to ask</h2>
<ul><li><p>Dates and trucks: Callum.</p></li><li><p>Invoices: Devansh, after the third of the month.</p></li>
<li><p>Anything that creaks: Nikolai.</p></li></ul>
<p><em>Still to come: what we write when the answer is no.</em></p>`,
};

/** Helpful votes, by ids of sample people. */
export const sampleVotes: readonly { slug: string; yes: readonly number[]; no: readonly number[] }[] = [
  { slug: 'read-and-write-mail', yes: [3, 6, 8, 11], no: [10] },
  { slug: 'work-on-a-board', yes: [5, 9, 10], no: [] },
  { slug: 'keep-to-dos', yes: [4, 7], no: [12] },
  { slug: 'write-and-send-an-invoice', yes: [8], no: [] },
];

/** Searches without results. */
export const sampleSearches: readonly { text: string; times: number; daysAgo: number }[] = [
  { text: 'fax', times: 1, daysAgo: 9 },
  { text: 'delivery slots', times: 3, daysAgo: 2 },
  { text: 'parking at the showroom', times: 2, daysAgo: 5 },
];
