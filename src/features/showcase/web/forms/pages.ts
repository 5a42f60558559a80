import { tableOf } from '#web/page-table.ts';

export const formPages = tableOf([
  {
    path: '/forms/elements/input',
    page: () => import('#features/showcase/web/forms/input-page.tsx').then(({ InputPage }) => InputPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/input-group',
    page: () => import('#features/showcase/web/forms/input-group-page.tsx').then(({ InputGroupPage }) => InputGroupPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/input-mask',
    page: () => import('#features/showcase/web/forms/input-mask-page.tsx').then(({ InputMaskPage }) => InputMaskPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/textarea',
    page: () => import('#features/showcase/web/forms/textarea-page.tsx').then(({ TextareaPage }) => TextareaPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/checkbox',
    page: () => import('#features/showcase/web/forms/checkbox-page.tsx').then(({ CheckboxPage }) => CheckboxPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/radio',
    page: () => import('#features/showcase/web/forms/radio-page.tsx').then(({ RadioPage }) => RadioPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/switch',
    page: () => import('#features/showcase/web/forms/switch-page.tsx').then(({ SwitchPage }) => SwitchPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/select',
    page: () => import('#features/showcase/web/forms/select-page.tsx').then(({ SelectPage }) => SelectPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/number-input',
    page: () => import('#features/showcase/web/forms/number-input-page.tsx').then(({ NumberInputPage }) => NumberInputPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/file-uploader',
    page: () => import('#features/showcase/web/forms/file-uploader-page.tsx').then(({ FileUploaderPage }) => FileUploaderPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/editor',
    page: () => import('#features/showcase/web/forms/editor-page.tsx').then(({ EditorPage }) => EditorPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/elements/pickers',
    page: () => import('#features/showcase/web/forms/pickers-page.tsx').then(({ PickersPage }) => PickersPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/layout',
    page: () => import('#features/showcase/web/forms/layout-page.tsx').then(({ LayoutPage }) => LayoutPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/wizard',
    page: () => import('#features/showcase/web/forms/wizard-page.tsx').then(({ WizardPage }) => WizardPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/validation',
    page: () => import('#features/showcase/web/forms/validation-page.tsx').then(({ ValidationPage }) => ValidationPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
  {
    path: '/forms/repeater',
    page: () => import('#features/showcase/web/forms/repeater-page.tsx').then(({ RepeaterPage }) => RepeaterPage),
    needs: { action: 'read', subject: 'View' },
    shell: 'app',
  },
]);
