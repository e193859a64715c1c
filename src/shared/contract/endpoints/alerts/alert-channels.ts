import { z } from 'zod'
import { alertChannelsSchema, webhookUrlSchema } from '#shared/domain/alerts/alert-channels.ts'
import { recipientSchema } from '#shared/domain/alerts/alert-settings.ts'
import { defineEndpoint } from '../../endpoint.ts'

const secureManage = { area: 'secure', level: 'manage' } as const

export const alertChannelEndpoints = {
  getAlertWebhook: defineEndpoint({
    method: 'GET',
    path: '/secure/alert/webhook',
    summary: 'Where alerts are posted to, and how that fares; for who sees all companies.',
    access: secureManage,
    answer: alertChannelsSchema.shape.webhook.unwrap().extend({ url: z.string() }),
    errors: ['notFound'],
  }),
  putAlertWebhook: defineEndpoint({
    method: 'PUT',
    path: '/secure/alert/webhook',
    summary:
      'Says where alerts are posted to, as `alertRaised` under Webhooks, and makes the secret that they are signed with, which is told this once.',
    access: secureManage,
    body: z.strictObject({ url: webhookUrlSchema }),
    answer: z.object({ secret: z.string() }),
    errors: ['failedValidation'],
  }),
  deleteAlertWebhook: defineEndpoint({
    method: 'DELETE',
    path: '/secure/alert/webhook',
    summary: 'Posts alerts nowhere any more.',
    access: secureManage,
    status: 204,
    errors: ['notFound'],
  }),
  // ALERT-07
  sendTestAlertMail: defineEndpoint({
    method: 'POST',
    path: '/secure/alert/test-email',
    summary: 'Sends a mail to an address, to see that mails of alerts arrive; once every 5 seconds.',
    access: secureManage,
    body: z.strictObject({ to: recipientSchema }),
    status: 204,
    errors: ['failedValidation', 'tooManyRequests'],
  }),
} as const
