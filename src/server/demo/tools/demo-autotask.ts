import { createHash } from 'node:crypto'
import { type AutotaskInstance, createAutotaskInstance } from '#sandbox/autotask/state.ts'
import type { Demo } from '../demo-organization.ts'
import { deskCustomers } from './desk-customers.ts'

/** The pretend Autotask of the demo organization. */
export function demoAutotasks(demo: Pick<Demo, 'companies'>): AutotaskInstance[] {
  const hex = createHash('sha256')
    .update(`autotask/${demo.companies[0]?.customer.id ?? ''}`)
    .digest('hex')
  return [
    createAutotaskInstance({
      name: 'Service desk',
      username: `${hex.slice(0, 12)}@CASTELLANDEMO.COM`,
      secret: hex.slice(12, 36),
      integrationCode: hex.slice(36, 62).toUpperCase(),
      companies: deskCustomers(demo).map((companyName, place) => ({
        id: 29_682_834 + place,
        companyName,
        isActive: true,
      })),
    }),
  ]
}
