import type { Demo } from '../demo-organization.ts'

/** Each so manieth company is unknown to a pretend service desk, or is written there in another way. */
const [UNKNOWN, OTHER_SPELLING] = [7, 3]

/** The customers of a pretend service desk: most companies of the demo organization, and some of its own. */
export const deskCustomers = ({ companies }: Pick<Demo, 'companies'>): string[] => [
  ...companies.flatMap(({ customer }, place) =>
    place % UNKNOWN === UNKNOWN - 1
      ? []
      : [place % OTHER_SPELLING === 1 ? `${customer.name}, Ltd.` : customer.name],
  ),
  'Internal',
  'Prospects',
]
