import { createHash } from 'node:crypto'
import { createHaloInstance, type HaloInstance } from '#sandbox/halo/state.ts'
import type { Demo } from '../demo-organization.ts'
import { deskCustomers } from './desk-customers.ts'

/** The pretend Halo of the demo organization. */
export function demoHalos(demo: Pick<Demo, 'companies'>): HaloInstance[] {
  const hex = createHash('sha256')
    .update(`halo/${demo.companies[0]?.customer.id ?? ''}`)
    .digest('hex')
  const clients = deskCustomers(demo).map((name, place) => ({
    id: 12 + place,
    name,
    inactive: false,
  }))
  return [
    createHaloInstance({
      host: 'castellan-demo.halopsa.com',
      name: 'Service desk',
      clientId: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
      clientSecret: hex.slice(32, 64),
      clients,
    }),
  ]
}
