import { defineNoun } from '#server/platform/noun.ts'
import { alertRuleGuards } from './alert-rule.guards.ts'
import { alertRuleMigrations } from './alert-rule.migrations.ts'
import { mountAlertRuleRoutes } from './alert-rule.routes.ts'
import { recipientEffects } from './noted-recipients.ts'
import { alertRuleTable, alertSettingsTable, snoozeRuleTable } from './alert-rule.tables.ts'

/** How alerts notify, whom, and which of them nobody wants to hear of. */
export const alertRules = defineNoun({
  name: 'alertRules',
  kinds: { alertSettings: alertSettingsTable, alertRule: alertRuleTable, snoozeRule: snoozeRuleTable },
  ownedBy: { alert_settings: 'customer', alert_rule: 'customer', snooze_rule: 'customer' },
  migrations: alertRuleMigrations,
  guards: alertRuleGuards,
  effects: recipientEffects,
  routes: [mountAlertRuleRoutes],
  constraints: {
    alert_settings_organization_id_customer_id_fkey: 'notFound',
    alert_rule_organization_id_customer_id_fkey: 'notFound',
    snooze_rule_organization_id_customer_id_fkey: 'notFound',
    snooze_rule_pkey: 'alreadyExists',
  },
})
