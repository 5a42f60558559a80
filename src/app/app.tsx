import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { getNonce } from 'get-nonce';
import { startTransition, useEffect } from 'react';
import { SessionWatch } from '#features/session/web/session-watch.tsx';
import { AvailabilityWatch } from '#features/visitors/web/availability-watch.tsx';
import { useLayout } from '#web/layout-store.ts';
import { ToastOutlet } from '#web/toast-outlet.tsx';
import { ChangeWatch } from './change-watch.tsx';
import { layoutColourScheme } from './colour-scheme.ts';
import { PresenceWatch } from './presence-watch.tsx';
import { theme } from './theme.ts';

const colourScheme = layoutColourScheme();

/** The app: what every page stands in, and the page. */
export function App({ router, queryClient }: { router: AnyRouter; queryClient: QueryClient }) {
  return (
    <DirectionProvider>
      <MantineProvider theme={theme} colorSchemeManager={colourScheme} defaultColorScheme="light" getStyleNonce={() => getNonce() ?? ''}>
        <FollowDirection />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <SessionWatch />
          <ChangeWatch router={router} queryClient={queryClient} />
          <PresenceWatch queryClient={queryClient} />
          <AvailabilityWatch />
          <ToastOutlet />
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Hands the layout's direction on to Mantine. */
function FollowDirection() {
  const { direction } = useLayout();
  const { setDirection } = useDirection();
  useEffect(() => startTransition(() => setDirection(direction)), [direction, setDirection]);
  return null;
}
