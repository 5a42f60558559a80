import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { AvailabilityWatch } from '#features/visitors/web/availability-watch.tsx';
import { SessionWatch } from '#platform/session/web/watch/session-watch.tsx';
import { ToastOutlet } from '#web/toast-outlet.tsx';
import { ChangeWatch } from './change-watch.tsx';
import { ConnectionOutlet } from './connection-outlet.tsx';
import { DemoOutlet } from './demo-outlet.tsx';
import { PresenceWatch } from './presence-watch.tsx';

export function App({ router, queryClient }: { router: AnyRouter; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <SessionWatch />
      <ChangeWatch router={router} queryClient={queryClient} />
      <PresenceWatch queryClient={queryClient} />
      <AvailabilityWatch />
      <ConnectionOutlet />
      <DemoOutlet />
      <ToastOutlet />
    </QueryClientProvider>
  );
}
