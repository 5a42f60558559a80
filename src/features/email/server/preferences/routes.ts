import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../../preferences-contract.ts';
import { addAlias } from './add-alias.ts';
import { addTemplate } from './add-template.ts';
import { deleteAlias } from './delete-alias.ts';
import { deleteTemplate } from './delete-template.ts';
import { getPreferences } from './get-preferences.ts';
import { getView } from './get-view.ts';
import { cleanHtml } from './kept-html.ts';
import { listAliases } from './list-aliases.ts';
import { listTemplates } from './list-templates.ts';
import { restoreTemplate } from './restore-template.ts';
import { updatePreferences } from './update-preferences.ts';
import { updateTemplate } from './update-template.ts';
import { updateView } from './update-view.ts';

export const mailPreferenceRoutes: Route[] = [
  on(contract.getMailPreferences, getPreferences),
  onPrepared(contract.updateMailPreferences, ({ body }, scope) => cleanHtml(body.signature, 'signature', scope), updatePreferences),
  on(contract.getMailView, getView),
  on(contract.updateMailView, updateView),
  on(contract.listMailTemplates, listTemplates),
  onPrepared(contract.addMailTemplate, ({ body }, scope) => cleanHtml(body.message, 'message', scope), addTemplate),
  onPrepared(contract.updateMailTemplate, ({ body }, scope) => cleanHtml(body.message, 'message', scope), updateTemplate),
  on(contract.deleteMailTemplate, deleteTemplate),
  on(contract.restoreMailTemplate, restoreTemplate),
  on(contract.listMailAliases, listAliases),
  on(contract.addMailAlias, addAlias),
  on(contract.deleteMailAlias, deleteAlias),
];
