import { defineNoun } from '#server/platform/noun.ts'
import { deviceTemplateEffects, deviceTemplateGuards } from './device-template.rules.ts'
import { mailTemplateGuards } from './mail-template.guards.ts'
import { policyTemplateGuards } from './policy-template.guards.ts'
import { policyTemplateMigrations } from './policy-template.migrations.ts'
import { mountPolicyBaselineRoutes } from './policy-baseline.routes.ts'
import { mountPolicyTemplateRoutes } from './policy-template.routes.ts'
import {
  deviceTemplateTable,
  mailTemplateTable,
  policyBaselineTable,
  policyDeploymentTable,
  policyTemplateTable,
} from './policy-template.tables.ts'

/** Policies that are to be in many tenants, alone or together, and where they are. */
export const policyTemplates = defineNoun({
  name: 'policyTemplates',
  kinds: {
    policyTemplate: policyTemplateTable,
    mailTemplate: mailTemplateTable,
    deviceTemplate: deviceTemplateTable,
    policyBaseline: policyBaselineTable,
    policyDeployment: policyDeploymentTable,
  },
  ownedBy: {
    policy_template: 'organization',
    mail_template: 'organization',
    device_template: 'organization',
    device_template_policy: 'organization',
    policy_baseline: 'organization',
    policy_deployment: 'customer',
  },
  migrations: policyTemplateMigrations,
  guards: { ...policyTemplateGuards, ...mailTemplateGuards, ...deviceTemplateGuards },
  effects: () => deviceTemplateEffects,
  routes: [mountPolicyBaselineRoutes, mountPolicyTemplateRoutes],
  constraints: {
    policy_template_pkey: 'alreadyExists',
    policy_baseline_pkey: 'alreadyExists',
    mail_template_pkey: 'alreadyExists',
    device_template_pkey: 'alreadyExists',
    policy_template_name: 'policyTemplateNameTaken',
    mail_template_name: 'policyTemplateNameTaken',
    device_template_name: 'policyTemplateNameTaken',
    policy_baseline_name: 'policyBaselineNameTaken',
  },
})
