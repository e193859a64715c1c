import { createHash } from 'node:crypto'
import { createSyncroInstance, type SyncroInstance } from '#sandbox/syncro/state.ts'
import type { Demo } from '../demo-organization.ts'
import { deskCustomers } from './desk-customers.ts'

/** The pretend Syncro of the demo organization. */
export const demoSyncros = (demo: Pick<Demo, 'companies'>): SyncroInstance[] => [
  createSyncroInstance({
    host: 'castellan-demo.syncromsp.com',
    name: 'Service desk',
    apiKey: createHash('sha256')
      .update(`syncro/${demo.companies[0]?.customer.id ?? ''}`)
      .digest('hex'),
    customers: deskCustomers(demo).map((name, place) => ({
      id: 5001 + place,
      business_name: name,
      firstname: '',
      lastname: '',
      disabled: false,
    })),
  }),
]
