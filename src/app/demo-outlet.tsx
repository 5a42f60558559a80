import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { transport } from '#web/transport.ts';

const DemoBar = lazyPart(() => import('#features/demo/web/demo-bar.tsx').then((module) => module.DemoBar), { prefetchWhenIdle: false });

/** Renders the demo bar when the API runs in the tab; nothing otherwise. */
export function DemoOutlet() {
  const { tab } = transport();
  return <Suspense fallback={null}>{tab && <DemoBar tab={tab} />}</Suspense>;
}
