import { createHash } from 'node:crypto'
import { type ConnectWiseInstance, createConnectWiseInstance } from '#sandbox/connectwise/state.ts'
import type { Demo } from '../demo-organization.ts'
import { deskCustomers } from './desk-customers.ts'

/** The pretend ConnectWise of the demo organization. */
export function demoConnectWises(demo: Pick<Demo, 'companies'>): ConnectWiseInstance[] {
  const hex = createHash('sha256')
    .update(`connectwise/${demo.companies[0]?.customer.id ?? ''}`)
    .digest('hex')
  return [
    createConnectWiseInstance({
      host: 'na.myconnectwise.net',
      companyId: 'castellandemo',
      name: 'Service desk',
      publicKey: hex.slice(0, 16),
      privateKey: hex.slice(16, 32),
      companies: deskCustomers(demo).map((name, place) => ({ id: 250 + place, name, deletedFlag: false })),
    }),
  ]
}
