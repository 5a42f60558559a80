import { tableOf } from '#web/page-table.ts';

/** The pages for sign-in, registration, and address verification. */
export const sessionPages = tableOf([
  {
    path: '/pages/login-basic',
    page: () => import('#platform/session/web/signing-in/login-basic-page.tsx').then(({ LoginBasicPage }) => LoginBasicPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/login-cover',
    page: () => import('#platform/session/web/signing-in/login-cover-page.tsx').then(({ LoginCoverPage }) => LoginCoverPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/register-basic',
    page: () => import('#platform/session/web/founding/register-basic-page.tsx').then(({ RegisterBasicPage }) => RegisterBasicPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/register-cover',
    page: () => import('#platform/session/web/founding/register-cover-page.tsx').then(({ RegisterCoverPage }) => RegisterCoverPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/two-steps-basic',
    page: () => import('#platform/session/web/two-steps/two-steps-basic-page.tsx').then(({ TwoStepsBasicPage }) => TwoStepsBasicPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/two-steps-cover',
    page: () => import('#platform/session/web/two-steps/two-steps-cover-page.tsx').then(({ TwoStepsCoverPage }) => TwoStepsCoverPage),
    visitorsOnly: true,
    shell: 'bare',
  },
  {
    path: '/pages/verify-email-basic',
    page: () =>
      import('#platform/session/web/verification/verify-email-basic-page.tsx').then(({ VerifyEmailBasicPage }) => VerifyEmailBasicPage),
    shell: 'bare',
  },
  {
    path: '/pages/verify-email-cover',
    page: () =>
      import('#platform/session/web/verification/verify-email-cover-page.tsx').then(({ VerifyEmailCoverPage }) => VerifyEmailCoverPage),
    shell: 'bare',
  },
  { path: '/login', leadsTo: '/pages/login-cover' },
  { path: '/forgot-password', leadsTo: '/pages/forgot-password-cover' },
  { path: '/register', leadsTo: '/pages/register-cover' },
]);
