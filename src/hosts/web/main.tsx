import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-arabic/wght.css';
import '#app/theme.css';
import { setNonce } from 'get-nonce';
import { z } from 'zod/mini';
import { startApp } from '#app/start-app.tsx';

// Both would otherwise ask for what the content security policy forbids.
setNonce(document.querySelector<HTMLMetaElement>('meta[name=n]')?.nonce ?? '');
z.config({ jitless: true });

void navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((worker) => worker.unregister())));

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
await startApp(element);
