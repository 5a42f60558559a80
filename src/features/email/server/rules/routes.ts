import { on, type Route } from '#server/route.ts';
import * as contract from '../../rules-contract.ts';
import { addRule } from './add-rule.ts';
import { deleteRule } from './delete-rule.ts';
import { listRules } from './list-rules.ts';
import { moveRule } from './move-rule.ts';
import { restoreRule } from './restore-rule.ts';
import { updateRule } from './update-rule.ts';

export const mailRuleRoutes: Route[] = [
  on(contract.listMailRules, listRules),
  on(contract.addMailRule, addRule),
  on(contract.updateMailRule, updateRule),
  on(contract.moveMailRule, moveRule),
  on(contract.deleteMailRule, deleteRule),
  on(contract.restoreMailRule, restoreRule),
];
