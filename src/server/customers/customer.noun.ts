import { defineNoun } from '#server/platform/noun.ts'
import { customerEffects, customerGuards } from './customer.guards.ts'
import { customerMigrations } from './customer.migrations.ts'
import { mountCustomerRoutes } from './customer.routes.ts'
import { customerTable } from './customer.table.ts'
import type { CustomerColumns } from './customer.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends CustomerColumns {}
}

export const customers = defineNoun({
  name: 'customers',
  kinds: { customer: customerTable },
  ownedBy: { customer: 'organization' },
  migrations: customerMigrations,
  guards: customerGuards,
  effects: customerEffects,
  constraints: { customer_pkey: 'alreadyExists' },
  routes: [mountCustomerRoutes],
})
