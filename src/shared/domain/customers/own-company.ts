import type { Customer } from './customer.ts'

/** The provider's own top-level company: the one whose people may hold licences that are not for resale (PERM-28). */
export const isOwn = ({ nfr, parent_id }: Pick<Customer, 'nfr' | 'parent_id'>): boolean =>
  nfr && parent_id === null
