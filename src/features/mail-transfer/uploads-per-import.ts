/** How many times larger than an upload the file of a whole mailbox may be. */
export const uploadsPerImport = 8;
