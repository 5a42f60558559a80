import { pressFirst, type SweptPage } from './faces.ts';

export const blogPages: Record<string, SweptPage> = {
  '/pages/blog/list': {
    faces: () => [
      { at: '/pages/blog/list', shows: 'main li h2' },
      { at: '/pages/blog/list?q=nobody-like-it', shows: '[role=status] p' },
    ],
  },
  '/pages/blog/categories': {
    faces: () => [
      { at: '/pages/blog/categories', shows: 'tbody tr[data-index]' },
      { at: '/pages/blog/categories?open=new', shows: 'dialog fieldset' },
    ],
  },
  '/pages/blog/detail/:id': {
    faces: () => [
      { at: '/pages/blog/detail/5', shows: 'article table' },
      { at: '/pages/blog/detail/7', shows: 'article h2', open: pressFirst('article header button:nth-of-type(2)', 'dialog input') },
      { at: '/pages/blog/detail/999', shows: 'h1' },
    ],
  },
  '/pages/blog/edit/:id': {
    faces: () => [
      { at: '/pages/blog/edit/5', shows: '[role=textbox] table' },
      { at: '/pages/blog/edit/7', shows: '[role=textbox] h2', open: pressFirst('form header button', 'dialog ol button') },
    ],
  },
  '/pages/blog/edit/new': { faces: () => [{ at: '/pages/blog/edit/new', shows: '[role=textbox]' }] },
};
