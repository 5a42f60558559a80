/**
 * The showcase pages in order, by group. Each page's title and description are in the locales under its path:
 * `showcase.page./components/divider.title`.
 */
export const catalog = [
  { name: 'elements', paths: ['/ui-element/typography', '/colors', '/icons'] },
  {
    name: 'components',
    paths: [
      ...['/components/accordion', '/components/alerts', '/components/auto-complete', '/components/avatar', '/components/badges'],
      ...['/components/blockui', '/components/breadcrumbs', '/components/buttons', '/components/carousel', '/components/collapse'],
      ...['/components/divider', '/components/dropdowns', '/components/list-group', '/components/modals', '/components/nav-component'],
      ...['/components/offcanvas', '/components/pagination', '/components/pill-badges', '/components/pills-component'],
      ...['/components/popovers', '/components/progress', '/components/spinners', '/components/tabs-component'],
      ...['/components/timeline', '/components/toasts', '/components/tooltips'],
    ],
  },
  {
    name: 'forms',
    paths: [
      ...['/forms/elements/input', '/forms/elements/input-group', '/forms/elements/input-mask', '/forms/elements/textarea'],
      ...['/forms/elements/checkbox', '/forms/elements/radio', '/forms/elements/switch', '/forms/elements/select'],
      ...['/forms/elements/number-input', '/forms/elements/file-uploader', '/forms/elements/editor', '/forms/elements/pickers'],
      ...['/forms/layout', '/forms/wizard', '/forms/validation', '/forms/repeater'],
    ],
  },
  {
    name: 'extensions',
    paths: [
      ...['/extensions/sweet-alert', '/extensions/toastr', '/extensions/slider', '/extensions/drag-and-drop', '/extensions/tour'],
      ...['/extensions/clipboard', '/extensions/react-player', '/extensions/context-menu', '/extensions/swiper', '/extensions/ratings'],
      ...['/extensions/i18n', '/extensions/pagination', '/extensions/import', '/extensions/export', '/extensions/export-selected'],
    ],
  },
  {
    name: 'pageLayout',
    paths: [
      ...['/page-layout/collapse-menu', '/page-layout/layout-boxed', '/page-layout/without-menu'],
      ...['/page-layout/layout-empty', '/page-layout/layout-blank'],
    ],
  },
  { name: 'charts', paths: ['/charts/apex', '/charts/chartjs', '/charts/recharts'] },
] as const satisfies readonly { name: string; paths: readonly string[] }[];

export type ShowcasePath = (typeof catalog)[number]['paths'][number];

/** Returns the previous and next page in catalog order. */
export function neighborsOf(path: ShowcasePath): { before?: ShowcasePath; after?: ShowcasePath } {
  const all = catalog.flatMap(({ paths }) => paths as readonly ShowcasePath[]);
  const [before, after] = [all[all.indexOf(path) - 1], all[all.indexOf(path) + 1]];
  return { ...(before && { before }), ...(after && { after }) };
}
