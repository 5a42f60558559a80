import { tableOf } from '#web/page-table.ts';

const shared = { needs: { action: 'read', subject: 'View' }, shell: 'app' } as const;

export const extensionPages = tableOf([
  {
    path: '/extensions/sweet-alert',
    page: () => import('#features/showcase/web/extensions/sweet-alert-page.tsx').then(({ SweetAlertPage }) => SweetAlertPage),
    ...shared,
  },
  {
    path: '/extensions/toastr',
    page: () => import('#features/showcase/web/extensions/toastr-page.tsx').then(({ ToastrPage }) => ToastrPage),
    ...shared,
  },
  {
    path: '/extensions/slider',
    page: () => import('#features/showcase/web/extensions/slider-page.tsx').then(({ SliderPage }) => SliderPage),
    ...shared,
  },
  {
    path: '/extensions/drag-and-drop',
    page: () => import('#features/showcase/web/extensions/drag-and-drop-page.tsx').then(({ DragAndDropPage }) => DragAndDropPage),
    ...shared,
  },
  {
    path: '/extensions/tour',
    page: () => import('#features/showcase/web/extensions/tour-page.tsx').then(({ TourPage }) => TourPage),
    ...shared,
  },
  {
    path: '/extensions/clipboard',
    page: () => import('#features/showcase/web/extensions/clipboard-page.tsx').then(({ ClipboardPage }) => ClipboardPage),
    ...shared,
  },
  {
    path: '/extensions/react-player',
    page: () => import('#features/showcase/web/extensions/react-player-page.tsx').then(({ ReactPlayerPage }) => ReactPlayerPage),
    ...shared,
  },
  {
    path: '/extensions/context-menu',
    page: () => import('#features/showcase/web/extensions/context-menu-page.tsx').then(({ ContextMenuPage }) => ContextMenuPage),
    ...shared,
  },
  {
    path: '/extensions/swiper',
    page: () => import('#features/showcase/web/extensions/swiper-page.tsx').then(({ SwiperPage }) => SwiperPage),
    ...shared,
  },
  {
    path: '/extensions/ratings',
    page: () => import('#features/showcase/web/extensions/ratings-page.tsx').then(({ RatingsPage }) => RatingsPage),
    ...shared,
  },
  {
    path: '/extensions/i18n',
    page: () => import('#features/showcase/web/extensions/i18n-page.tsx').then(({ I18nPage }) => I18nPage),
    ...shared,
  },
  {
    path: '/extensions/pagination',
    page: () => import('#features/showcase/web/extensions/pagination-page.tsx').then(({ PaginationPage }) => PaginationPage),
    ...shared,
  },
  {
    path: '/extensions/import',
    page: () => import('#features/showcase/web/extensions/import-page.tsx').then(({ ImportPage }) => ImportPage),
    ...shared,
  },
  {
    path: '/extensions/export',
    page: () => import('#features/showcase/web/extensions/export-page.tsx').then(({ ExportPage }) => ExportPage),
    ...shared,
  },
  {
    path: '/extensions/export-selected',
    page: () => import('#features/showcase/web/extensions/export-selected-page.tsx').then(({ ExportSelectedPage }) => ExportSelectedPage),
    ...shared,
  },
]);
