export { ViewsMenu } from './views-menu.tsx';
