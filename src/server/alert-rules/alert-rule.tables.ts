import { partitionOf } from '#shared/contract/partitions.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

const ofSecure = {
  partition: `coalesce(t.customer_id::text, 'org') || ':secure'`,
  partitionOf: ({ customer_id }: { customer_id: string | null }) =>
    partitionOf(customer_id ?? 'org', 'secure'),
  order: 't.id',
} as const

export const alertSettingsTable = defineEntityTable<'alertSettings'>({
  ...ofSecure,
  kind: 'alertSettings',
  table: 'alert_settings',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    enabled: 'boolean',
    push_enabled: 'boolean',
    email_enabled: 'boolean',
    webhook_enabled: 'boolean',
    ticketing_enabled: 'boolean',
    recipients: 'jsonb',
    severity: 'text',
    thresholds: 'jsonb',
    quiet_hours: 'jsonb',
  },
})

export const alertRuleTable = defineEntityTable<'alertRule'>({
  ...ofSecure,
  kind: 'alertRule',
  table: 'alert_rule',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    name: 'text',
    enabled: 'boolean',
    detections: 'jsonb',
    severity: 'text',
    push: 'boolean',
    email: 'boolean',
    webhook: 'boolean',
    ticket: 'text',
    recipients: 'text[]',
    people: 'text[]',
    remediation: 'integer',
    changed_at: 'timestamptz',
  },
})

export const snoozeRuleTable = defineEntityTable<'snoozeRule'>({
  ...ofSecure,
  kind: 'snoozeRule',
  table: 'snooze_rule',
  fields: {
    id: 'uuid',
    customer_id: 'uuid',
    detections: 'jsonb',
    matter: 'jsonb',
    name: 'text',
    enabled: 'boolean',
    starts_at: 'timestamptz',
    days: 'integer',
    created_by: 'uuid',
  },
})
