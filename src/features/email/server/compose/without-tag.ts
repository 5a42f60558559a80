/** The address whose mailbox `user+tag@…` reaches where nobody has it with its tag: `user@…`. */
export const withoutTag = (address: string) => address.replace(/^([^+@]+)\+[^@]*@/, '$1@');
