import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import { writeRefreshToken } from '#sandbox/microsoft365/partner/delegated-tokens.ts'
import {
  addRelationship,
  approve,
  createPartner,
  partnersOf,
  SETTLING,
} from '#sandbox/microsoft365/partner/partners.ts'
import {
  APPLICATION_ADMINISTRATOR,
  PRIVILEGED_ROLE_ADMINISTRATOR,
} from '#sandbox/microsoft365/partner/roles.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { openPartner } from '#server/connectors/microsoft365/partner.ts'
import { type Course, courseParts, inProcess, listing, reading, START } from '../course.ts'

const CLOUD = 'https://cloud.example/m365'
const HOME = '11111111-1111-4111-8111-111111111111'
const CUSTOMER = '22222222-2222-4222-8222-222222222222'
const ROLES = [APPLICATION_ADMINISTRATOR, PRIVILEGED_ROLE_ADMINISTRATOR]
const client = { id: '44444444-4444-4444-8444-444444444444', secret: 'correct horse' }

export const partner: Course = {
  vendor: 'Microsoft partner',
  open(around) {
    const customer = build(CUSTOMER, 'Contoso')
    customer.consentedRoles = null
    const tenants = tenantsOf([build(HOME, 'Partner'), customer])
    const home = createPartner(tenants, HOME, [CUSTOMER])
    const wish = { displayName: 'Contoso GDAP', duration: 'P30D', roleIds: ROLES, customer: null }
    const relationship = addRelationship(home, wish, START - 2 * SETTLING)
    approve(relationship, { tenantId: CUSTOMER, displayName: 'Contoso' }, START - 2 * SETTLING)
    const draft = addRelationship(home, { ...wish, displayName: 'Nobody yet' }, START - SETTLING)
    const cloud = createMicrosoft365Sandbox({
      tenants,
      clock: { now: () => START },
      client,
      partners: partnersOf([home]),
    })
    const refreshToken = writeRefreshToken(client.secret, {
      tenantId: HOME,
      userId: [...home.members][0] ?? '',
    })
    const session = { tenantId: HOME, refreshToken, renewed: () => {} }
    const parts = {
      ...courseParts(around(inProcess(CLOUD, cloud))),
      hosts: {
        login: `${CLOUD}/login`,
        graph: `${CLOUD}/graph`,
        exchange: `${CLOUD}/exchange`,
        manage: `${CLOUD}/manage`,
        partnerCenter: `${CLOUD}/partnercenter`,
        adminCenter: `${CLOUD}/admin-center`,
      },
      credentials: { clientId: client.id, clientSecret: client.secret },
    }
    const open = () => openPartner(parts, session)
    const agents = { groupId: home.adminAgents, state: 'member' } as const
    const roles = { id: relationship.id, roleIds: ROLES }
    return {
      'reads who may act for customers': reading(() => open().agents()),
      'lists customers': listing(() => open().customers()),
      'lists relationships': listing(() => open().relationships(agents)),
      'gives roles to its group': {
        run: () => open().giveToAgents(roles, home.adminAgents ?? ''),
        held: () => relationship.assignments.length,
      },
      'deletes a draft': {
        // Whoever is told that it is not there any more has what they wanted.
        run: () => open().remove(draft.id).catch(unlessGone),
        held: () => home.relationships.length,
      },
    }
  },
}

/** Somebody may have deleted it, and so may we, unheard. */
function unlessGone(cause: unknown) {
  if (!(cause instanceof ConnectorError) || cause.reason !== 'notFound') throw cause
}

const build = (tenantId: string, displayName: string) =>
  tenantFromDirectory({
    tenantId,
    displayName,
    domains: [`${displayName.toLowerCase()}.example`],
    users: [],
    skus: [],
  })
