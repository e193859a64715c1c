import type { Demo } from './demo-organization.ts'

/** How many companies of a large demo there are for each that also is at a vendor beside Microsoft. */
const ONE_IN = 5

/** The first companies of a demo: five, and of a large one a fifth. */
export const firstCompanies = ({ companies }: Pick<Demo, 'companies'>): Demo['companies'] =>
  companies.slice(0, Math.max(5, Math.floor(companies.length / ONE_IN)))
