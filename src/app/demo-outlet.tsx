import { Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';
import { transport } from '#web/transport.ts';

const DemoBar = lazyPart(() => import('#features/demo/web/demo-bar.tsx').then((module) => module.DemoBar), { atRest: false });

/** The place of what a host that runs the API in the tab says; nothing elsewhere. */
export function DemoOutlet() {
  const { tab } = transport();
  return <Suspense fallback={null}>{tab && <DemoBar tab={tab} />}</Suspense>;
}
