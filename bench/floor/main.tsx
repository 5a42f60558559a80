import '@fontsource-variable/inter/wght.css';
import '#app/theme.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';

// Baseline cost of React, the router, the query cache, the styles and the font: a page with only a heading.
const title = 'An empty page';
const root = createRootRoute();
const page = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: () => (
    <main>
      <h1>{title}</h1>
    </main>
  ),
});
const router = createRouter({ routeTree: root.addChildren([page]) });
await router.load();
const element = document.getElementById('root');
if (element)
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
