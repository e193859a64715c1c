import { defineCheck } from '../check.ts'
import { choice, compliant } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/authentication/how-to-authentication-methods-manage
export const methodsPolicyMigrated = defineCheck({
  id: 'methods-policy-migrated',
  code: 'AUT-05',
  area: 'authentication',
  severity: 'medium',
  effort: 'medium',
  requires: 'free',
  reads: ['authenticationMethodsPolicy'],
  anchors: { cisa: ['MS.AAD.3.4v1'] },
  target: 'migrationComplete',
  evaluate: ({ authenticationMethodsPolicy: { policyMigrationState } }) =>
    // A tenant that is young enough had nothing to migrate.
    policyMigrationState === null
      ? compliant(null)
      : choice(policyMigrationState, {
          good: ['migrationComplete'],
          bad: ['preMigration', 'migrationInProgress'],
        }),
  remedy: () => [
    { source: 'authenticationMethodsPolicy', set: { policyMigrationState: 'migrationComplete' } },
  ],
})
