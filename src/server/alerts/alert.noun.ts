import { defineNoun } from '#server/platform/noun.ts'
import { alertMigrations } from './alert.migrations.ts'
import { mountAlertRoutes } from './alert.routes.ts'
import { alertTable, feedStatesTable, usualSetupTable } from './alert.tables.ts'
import { readFeedsJob, requestDueFeeds } from './feed.jobs.ts'
import { sweepEvents } from './sweep-events.ts'
import { tellOfDueAlerts } from './tell-of-alerts.ts'

/** What happens in tenants, and what of it deserves somebody's eyes. */
export const alerts = defineNoun({
  name: 'alerts',
  kinds: { alert: alertTable, feedStates: feedStatesTable, usualSetup: usualSetupTable },
  ownedBy: {
    alert: 'customer',
    feed_states: 'customer',
    usual_setup: 'customer',
    alert_standing: 'customer',
    alert_event: 'customer',
    alert_notice: 'customer',
    alert_remediation: 'customer',
    tenant_event: 'customer',
    tenant_event_key: 'customer',
    feed_cursor: 'customer',
    feed_turn: 'customer',
    feed_asked: 'customer',
    feed_unread: 'customer',
  },
  migrations: alertMigrations,
  constraints: { usual_setup_organization_id_customer_id_fkey: 'notFound' },
  routes: [mountAlertRoutes],
  jobs: [readFeedsJob],
  repeats: [
    { name: 'request-due-feeds', at: '* * * * *', act: requestDueFeeds },
    { name: 'tell-of-due-alerts', at: '* * * * *', act: tellOfDueAlerts },
  ],
  sweep: sweepEvents,
})
