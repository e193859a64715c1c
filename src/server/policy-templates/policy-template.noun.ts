import { defineNoun } from '#server/platform/noun.ts'
import { policyTemplateGuards } from './policy-template.guards.ts'
import { policyTemplateMigrations } from './policy-template.migrations.ts'
import { mountPolicyTemplateRoutes } from './policy-template.routes.ts'
import { policyBaselineTable, policyDeploymentTable, policyTemplateTable } from './policy-template.tables.ts'

/** Policies that are to be in many tenants, alone or together, and where they are. */
export const policyTemplates = defineNoun({
  name: 'policyTemplates',
  kinds: {
    policyTemplate: policyTemplateTable,
    policyBaseline: policyBaselineTable,
    policyDeployment: policyDeploymentTable,
  },
  ownedBy: {
    policy_template: 'organization',
    policy_baseline: 'organization',
    policy_deployment: 'customer',
  },
  migrations: policyTemplateMigrations,
  guards: policyTemplateGuards,
  routes: [mountPolicyTemplateRoutes],
  constraints: {
    policy_template_pkey: 'alreadyExists',
    policy_baseline_pkey: 'alreadyExists',
  },
})
