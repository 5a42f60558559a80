import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '#app/theme.css';
import { startApp } from '#app/start-app.tsx';
import { network } from './network.ts';

void navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((worker) => worker.unregister())));

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
await startApp(element, network);
