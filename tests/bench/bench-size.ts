import type { DemoSize } from '#server/demo/demo-organization.ts'

/** What the aims are about. */
export const FULL_SIZE: DemoSize = { seed: 1, customers: 500, employees: 100_000 }

/** More than this the server does not make by itself. */
export const LARGEST_DEMO = 100_000

export const isFull = ({ customers, employees }: DemoSize): boolean =>
  customers === FULL_SIZE.customers && employees === FULL_SIZE.employees
