/** What joins the features may use of this one's server. */
export { addSamplePermissions } from './add-sample-permissions.ts';
export { sweepPermissions } from './sweep-permissions.ts';
