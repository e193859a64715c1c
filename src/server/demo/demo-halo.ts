import { createHash } from 'node:crypto'
import { createHaloInstance, type HaloInstance } from '#sandbox/halo/state.ts'
import type { Demo } from './demo-organization.ts'

/** Each so manieth company is unknown to the pretend Halo, or is written there in another way. */
const [UNKNOWN, OTHER_SPELLING] = [7, 3]

/** The pretend Halo of the demo organization: it knows most of its companies, and customers of its own. */
export function demoHalos({ companies }: Pick<Demo, 'companies'>): HaloInstance[] {
  const hex = createHash('sha256')
    .update(`halo/${companies[0]?.customer.id ?? ''}`)
    .digest('hex')
  const known = companies.flatMap(({ customer }, place) =>
    place % UNKNOWN === UNKNOWN - 1
      ? []
      : [place % OTHER_SPELLING === 1 ? `${customer.name}, Ltd.` : customer.name],
  )
  const clients = [...known, 'Internal', 'Prospects'].map((name, place) => ({
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
