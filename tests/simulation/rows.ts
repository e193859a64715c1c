import type { Customer } from '#shared/domain/customers/customer.ts'
import { customerLimits } from '#shared/domain/customers/customer.ts'

/** A company of which only what matters is said. */
export const buildCustomer = (said: Pick<Customer, 'id' | 'organization'> & Partial<Customer>): Customer => ({
  parent_id: null,
  name: 'Some company',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  country: '',
  active: true,
  nfr: false,
  hasNfrEngageEssentialsLicense: false,
  MFA: false,
  max_users: customerLimits.defaultUsers,
  ...said,
})
