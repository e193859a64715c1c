import type { Role } from '#shared/domain/permissions/roles.ts'

export const DEMO_PASSWORD = 'Drawbridge-2026!'

/** How many companies the agent may see. */
export const AGENT_COMPANIES = 5

interface DemoAccount {
  email: string
  first_name: string
  last_name: string
  role: Role
  allCustomers: boolean
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'owner@demo.castellan.example',
    first_name: 'Olive',
    last_name: 'Owner',
    role: 'Owner',
    allCustomers: true,
  },
  {
    email: 'admin@demo.castellan.example',
    first_name: 'Ada',
    last_name: 'Admin',
    role: 'Admin',
    allCustomers: true,
  },
  {
    email: 'agent@demo.castellan.example',
    first_name: 'Ari',
    last_name: 'Agent',
    role: 'Agent',
    allCustomers: false,
  },
  {
    email: 'reader@demo.castellan.example',
    first_name: 'Rei',
    last_name: 'Reader',
    role: 'Read-Only',
    allCustomers: true,
  },
  {
    email: 'product@demo.castellan.example',
    first_name: 'Pia',
    last_name: 'Product',
    role: 'Product administrator',
    allCustomers: true,
  },
]
