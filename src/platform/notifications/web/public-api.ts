/** For pages of other features on which one sets up what is one's own. */
export { NotificationSettings } from './notification-settings.tsx';
