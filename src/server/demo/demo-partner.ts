import {
  addRelationship,
  approve,
  assign,
  createPartner,
  move,
  type Partners,
  partnersOf,
  type Relationship,
} from '#sandbox/microsoft365/partner/partners.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { lazyTenants, type Tenants } from '#sandbox/microsoft365/tenant/tenants.ts'
import { GLOBAL_ADMINISTRATOR, RECOMMENDED_ROLE_IDS } from '#shared/domain/partner/gdap-roles.ts'
import { DAY } from '#shared/lib/time.ts'
import type { DemoCloud } from './demo-clouds.ts'
import { createRandom } from './random.ts'
import { firstNames, lastNames } from './words.ts'

/** Customers of the partner whom no company is, each of whom may be worked for. */
const READY = 40

/** What the others of them are like: their relationship has ended, waits, or lacks something. */
const LACKING = ['onlyGlobal', 'unassigned', 'expired', 'terminated', 'few'] as const

interface Customer {
  tenantId: string
  name: string
  domain: string
  like: 'ready' | (typeof LACKING)[number]
}

/** The organization's own tenant as a Microsoft partner: customers that are no companies yet, and the first company. */
export function demoPartner({ companies, moment }: DemoCloud): {
  tenants: Tenants
  partners: (tenants: Tenants, tenantId: string) => Partners
} {
  const random = createRandom(4702)
  const customers: Customer[] = [...Array<'ready'>(READY).fill('ready'), ...LACKING].map((like, place) => {
    const number = String(place + 1).padStart(2, '0')
    return {
      tenantId: random.uuid(),
      name: `Harbour Trade ${number}`,
      domain: `harbour-trade-${number}.example`,
      like,
    }
  })
  const [own] = companies
  return {
    tenants: lazyTenants(
      customers.map(({ tenantId, name, domain }, place) => ({
        tenantId,
        displayName: name,
        domains: [domain],
        build: () => buildCustomer({ tenantId, name, domain }, place),
      })),
    ),
    partners: (tenants, tenantId) => {
      const ids = customers.map((each) => each.tenantId)
      const partner = createPartner(tenants, tenantId, [...ids, ...(own ? [own.tenant.id] : [])])
      const since = moment - 100 * DAY
      for (const { like, name, tenantId: customerId } of customers) {
        const roleIds =
          like === 'onlyGlobal'
            ? [GLOBAL_ADMINISTRATOR]
            : RECOMMENDED_ROLE_IDS.slice(like === 'few' ? -12 : 0)
        const made = addRelationship(
          partner,
          {
            displayName: `GDAP ${name}`,
            duration: 'P730D',
            autoExtendDuration: extensionOf(like),
            roleIds,
            customer: null,
          },
          since,
        )
        approve(made, { tenantId: customerId, displayName: name }, since)
        settleAs(made, like, moment)
        if (partner.adminAgents !== null && like !== 'unassigned')
          assign(made, partner.adminAgents, roleIds, since)
      }
      addRelationship(
        partner,
        {
          displayName: 'Draft of last week',
          duration: 'P365D',
          roleIds: [...RECOMMENDED_ROLE_IDS],
          customer: null,
        },
        moment - 7 * DAY,
      )
      return partnersOf([partner])
    },
  }
}

/** Whoever may do everything is extended by nobody. */
const extensionOf = (like: Customer['like']) => (like === 'onlyGlobal' ? 'PT0S' : 'P180D')

function settleAs(made: Relationship, like: Customer['like'], moment: number): void {
  if (like === 'expired') made.endsAt = moment - DAY
  move(made, like === 'expired' ? 'expired' : like === 'terminated' ? 'terminated' : 'active', moment - DAY)
}

/** A small tenant in which the app is not known yet. */
function buildCustomer(
  { tenantId, name, domain }: Pick<Customer, 'tenantId' | 'name' | 'domain'>,
  place: number,
) {
  const random = createRandom(5000 + place)
  const tenant = tenantFromDirectory({
    tenantId,
    displayName: name,
    domains: [domain],
    users: Array.from({ length: 3 }, (_, number) => {
      const [givenName, surname] = [random.pick(firstNames), random.pick(lastNames)]
      const userPrincipalName = `person${number + 1}@${domain}`
      return {
        id: random.uuid(),
        givenName,
        surname,
        displayName: `${givenName} ${surname}`,
        userPrincipalName,
        mail: userPrincipalName,
        accountEnabled: true,
        userType: 'Member',
        assignedLicenses: [],
      }
    }),
    skus: [],
  })
  tenant.consentedRoles = null
  return tenant
}
