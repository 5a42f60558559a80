import { press, type SweptPage } from './faces.ts';

export const helpPages: Record<string, SweptPage> = {
  '/pages/knowledge-base': {
    faces: () => [
      { at: '/pages/knowledge-base', shows: 'main li h2' },
      { at: '/pages/knowledge-base?q=undo', shows: 'main ol h2' },
      { at: '/pages/knowledge-base?q=quokka', shows: '[role=status] p' },
    ],
  },
  '/pages/knowledge-base/:category': {
    faces: () => [
      { at: '/pages/knowledge-base/email-marketing', shows: 'main section li a' },
      { at: '/pages/knowledge-base/nothing-like-it', shows: 'h1' },
    ],
  },
  '/pages/knowledge-base/:category/:question': {
    faces: () => [
      { at: '/pages/knowledge-base/api-questions/call-the-api', shows: 'article pre' },
      { at: '/pages/knowledge-base/api-questions/nothing-like-it', shows: 'h1' },
    ],
  },
  '/pages/help/edit/new': { faces: () => [{ at: '/pages/help/edit/new?question=nothing-like-it', shows: '[role=textbox]' }] },
  '/pages/help/edit/:id': {
    faces: () => [
      { at: '/pages/help/edit/3', shows: '[role=textbox] h2' },
      { at: '/pages/help/edit/3', shows: '[role=textbox] h2', open: press('help.versions.title') },
      { at: '/pages/help/edit/999', shows: 'h1' },
    ],
  },
  '/pages/help/searches': { faces: () => [{ at: '/pages/help/searches', shows: 'tbody tr[data-index]' }] },
  '/pages/faq': {
    faces: () => [
      { at: '/pages/faq', shows: 'main details' },
      { at: '/pages/faq?category=delivery', shows: 'main details', open: press('faq.add') },
      { at: '/pages/faq?q=coupon', shows: 'main details p' },
      { at: '/pages/faq?q=nothing-like-it', shows: '[role=status] p' },
    ],
  },
};
