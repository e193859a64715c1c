import { createHash } from 'node:crypto'
import {
  createGoogleUser,
  createWorkspace,
  type GoogleGroup,
  type GoogleMember,
  type GoogleUser,
  type Workspace,
} from '#sandbox/google-workspace/state.ts'
import { playGoogleStory } from '#sandbox/google-workspace/stories.ts'
import { HOUR } from '#shared/lib/time.ts'
import { decideAsCompany } from './demo-google-settings.ts'
import type { Demo, DemoCompany } from './demo-organization.ts'
import { firstCompanies } from './first-companies.ts'
import { createRandom } from './random.ts'
import { firstNames, lastNames } from './words.ts'

/** Of so many of their people every other one has an account there. */
const SHARED = 40
/** So many people are in the workspace alone. */
const ALONE = 6

/** The first companies' workspaces at the pretend Google: people of their tenant, and some who are only there, and what is set. */
export const demoWorkspaces = (demo: Pick<Demo, 'companies' | 'moment'>): Workspace[] =>
  firstCompanies(demo).map((company, place) => {
    const workspace = workspaceOf(company, demo.moment)
    decideAsCompany(workspace, place)
    for (const [count, story] of ['everyday', STORIES[place % STORIES.length] ?? 'everyday'].entries())
      playGoogleStory(workspace, story, { at: demo.moment - (5 - count) * HOUR })
    return workspace
  })

/** What has happened in a workspace before the demo began, besides what happens every day. */
const STORIES = ['forwarding-outside', 'app-consent', 'suspicious-login', 'foreign-sign-in', 'delegation']

function workspaceOf({ customer, domain, directory }: DemoCompany, moment: number): Workspace {
  const hex = createHash('sha256').update(`google/${customer.id}`).digest('hex')
  const random = createRandom(Number.parseInt(hex.slice(0, 8), 16))
  const customerId = `C0${hex.slice(0, 7)}`
  const idOf = (place: number) => `1${BigInt(`0x${hex.slice(0, 14)}`)}${String(place).padStart(3, '0')}`
  const known = (place: number, parts: Pick<GoogleUser, 'primaryEmail' | 'name'>): GoogleUser =>
    createGoogleUser({
      ...parts,
      id: idOf(place),
      customerId,
      isEnrolledIn2Sv: random.chance(0.7),
      isEnforcedIn2Sv: random.chance(0.4),
      lastLoginTime: new Date(moment - Math.floor(random.next() * 30 * 24 * HOUR)).toISOString(),
    })
  const shared = directory
    .slice(0, SHARED)
    .filter((_, place) => place % 2 === 0)
    .map(({ email, first_name, last_name, display_name }, place) => ({
      ...known(place, {
        primaryEmail: email.toLowerCase(),
        name: { givenName: first_name, familyName: last_name, fullName: display_name },
      }),
      orgUnitPath: '/Staff',
    }))
  const alone = Array.from({ length: ALONE }, (_, place) => {
    const [givenName, familyName] = [random.pick(firstNames), random.pick(lastNames)]
    return {
      ...known(100 + place, {
        primaryEmail: `studio-${place + 1}@${domain}`,
        name: { givenName, familyName, fullName: `${givenName} ${familyName}` },
      }),
      orgUnitPath: '/Studio',
      organizations: [{ title: 'Designer', department: 'Studio', primary: true }],
      ...(place === ALONE - 1 ? { suspended: true, suspensionReason: 'ADMIN' } : {}),
    }
  })
  const administrator = {
    ...known(999, {
      primaryEmail: `google-admin@${domain}`,
      name: { givenName: 'Workspace', familyName: 'Admin', fullName: 'Workspace Admin' },
    }),
    isAdmin: true,
    isEnrolledIn2Sv: true,
    isEnforcedIn2Sv: true,
  }
  const users = [administrator, ...shared, ...alone]
  return createWorkspace({
    name: customer.name,
    customerId,
    domain,
    users,
    orgUnits: ['/Staff', '/Studio'],
    groups: groupsOf(domain, hex, { everybody: customerId, staff: shared, studio: alone }),
    licenses: users.map(({ primaryEmail, orgUnitPath, suspended }) => ({
      userId: primaryEmail,
      ...(suspended ? ARCHIVED : orgUnitPath === '/Studio' ? PLUS : STANDARD),
    })),
  })
}

const STANDARD = { productId: 'Google-Apps', skuId: '1010020028' }
const PLUS = { productId: 'Google-Apps', skuId: '1010020025' }
const ARCHIVED = { productId: '101034', skuId: '1010340004' }

interface InGroups {
  /** The id of the workspace, which stands for everybody. */
  everybody: string
  staff: readonly GoogleUser[]
  studio: readonly GoogleUser[]
}

/** One group of everybody, one of each unit, and one that another is in. */
function groupsOf(domain: string, hex: string, { everybody, staff, studio }: InGroups): GoogleGroup[] {
  const group = (place: number, name: string, members: GoogleMember[]): GoogleGroup => ({
    id: `0${hex.slice(0, 12)}${place}`,
    email: `${name.toLowerCase().replaceAll(' ', '-')}@${domain}`,
    name,
    description: '',
    adminCreated: true,
    members,
  })
  const person = ({ id, primaryEmail, suspended }: GoogleUser) =>
    memberOf({ id, email: primaryEmail, type: 'USER', status: suspended ? 'SUSPENDED' : 'ACTIVE' })
  const designers = group(3, 'Designers', studio.map(person))
  const inside = memberOf({ id: designers.id, email: designers.email, type: 'GROUP', status: 'ACTIVE' })
  return [
    group(1, 'All staff', [memberOf({ id: everybody, email: '', type: 'CUSTOMER', status: 'ACTIVE' })]),
    group(2, 'Office', staff.map(person)),
    designers,
    group(4, 'Newsletter', [...staff.slice(0, 3).map(person), inside]),
  ]
}

const memberOf = (parts: Pick<GoogleMember, 'id' | 'email' | 'type' | 'status'>): GoogleMember => ({
  kind: 'admin#directory#member',
  role: 'MEMBER',
  ...parts,
})
