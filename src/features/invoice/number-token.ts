/** Placeholder for a draft's number in a mail; the number is assigned when the mail is sent. */
export const numberToken = '{number}';
