/** For pages of other features that show what is somebody's. */
export { BelongingList } from './view/belonging-list.tsx';
export { ConnectionCard } from './view/connection-card.tsx';
