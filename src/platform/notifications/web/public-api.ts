/** For settings pages of other features. */
export { NotificationSettings } from './notification-settings.tsx';
