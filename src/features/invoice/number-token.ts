/** What stands in a mail for the number of a draft, which is given when the mail goes out. */
export const numberToken = '{number}';
