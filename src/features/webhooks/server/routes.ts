import { on, onPrepared, type Route } from '#server/route.ts';
import * as contract from '../contract.ts';
import { getDelivery, listDeliveries, sendDeliveryAgain, testWebhook } from './deliveries.ts';
import { addWebhook, deleteWebhook, judgeAddress, listWebhooks, renewWebhookSecret, restoreWebhook, updateWebhook } from './webhooks.ts';

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
