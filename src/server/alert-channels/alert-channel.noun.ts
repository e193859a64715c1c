import { defineNoun } from '#server/platform/noun.ts'
import { alertChannelMigrations } from './alert-channel.migrations.ts'
import { mountAlertChannelRoutes } from './alert-channel.routes.ts'
import { alertChannelsTable } from './alert-channel.table.ts'
import { sendDueMails } from './send-mails.ts'
import { sweepChannels } from './sweep-channels.ts'
import { requestDueWebhooks, webhookJob } from './webhook.jobs.ts'
import { sealedWebhookSecrets } from './webhook.store.ts'

/** The ways by which alerts leave the app besides notifications: mails and a webhook. */
export const alertChannels = defineNoun({
  name: 'alertChannels',
  kinds: { alertChannels: alertChannelsTable },
  ownedBy: {
    alert_mail: 'customer',
    alert_webhook_event: 'customer',
    alert_channels: 'organization',
    alert_test_mail: 'organization',
    alert_webhook: 'organization',
  },
  migrations: alertChannelMigrations,
  sealed: [sealedWebhookSecrets],
  routes: [mountAlertChannelRoutes],
  jobs: [webhookJob],
  repeats: [
    { name: 'send-alert-mails', at: '* * * * *', act: sendDueMails },
    { name: 'request-alert-webhooks', at: '* * * * *', act: requestDueWebhooks },
  ],
  sweep: sweepChannels,
})
