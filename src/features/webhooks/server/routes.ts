import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { addWebhook } from './add-webhook.ts';
import { deleteWebhook, restoreWebhook } from './delete-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { getDelivery, listDeliveries } from './read-deliveries.ts';
import { judgeAddress } from './refuse-address.ts';
import { renewWebhookSecret } from './renew-secret.ts';
import { sendDeliveryAgain } from './send-delivery-again.ts';
import { testWebhook } from './test-webhook.ts';
import { updateWebhook } from './update-webhook.ts';

export const webhookRoutes: Route[] = [
  on(contract.listWebhooks, listWebhooks),
  onPrepared(contract.addWebhook, judgeAddress, addWebhook),
  onPrepared(contract.updateWebhook, judgeAddress, updateWebhook),
  on(contract.deleteWebhook, deleteWebhook),
  on(contract.restoreWebhook, restoreWebhook),
  on(contract.renewWebhookSecret, renewWebhookSecret),
  on(contract.testWebhook, testWebhook),
  on(contract.listDeliveries, listDeliveries),
  on(contract.getDelivery, getDelivery),
  on(contract.sendDeliveryAgain, sendDeliveryAgain),
];
