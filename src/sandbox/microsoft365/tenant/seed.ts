import { createRandom, pick } from './random.ts'
import { stableGuid } from './stable-guid.ts'
import type { Tenant, User } from './state.ts'
import { tenantFromDirectory } from './tenant-from-directory.ts'

const FIRST_NAMES = names(
  'Alma Bruno Carla Dario Edda Femi Greta Hugo Ines Jonas Kaja Lior Mira Nils Olga Pavel Rosa Soren Tilda Umar Vera',
)
const LAST_NAMES = names(
  'Ashdown Birkwell Carrow Dunmore Elstone Farnby Gladwick Harrowgate Ingleby Jarvenholt Kestrel Lindqvale Marlowe',
  'Norvik Oakhurst Penrose Quillfeather Ravenmoor Stillwater Thornbury Umberfield Vantongeren Westmarch Yarrow',
)
const POSTS: [Post, ...Post[]] = [
  ['Sales', 'Account Manager'],
  ['Sales', 'Sales Representative'],
  ['Finance', 'Accountant'],
  ['Operations', 'Planner'],
  ['Operations', 'Warehouse Lead'],
  ['Human Resources', 'Recruiter'],
  ['Engineering', 'Developer'],
  ['Support', 'Service Desk Agent'],
]
const PRODUCTS: [Product, ...Product[]] = [
  { skuId: 'cbdc14ab-d96c-4c30-b9f4-6ada7cdc1d46', skuPartNumber: 'SPB' },
  { skuId: '3b555118-da6a-4418-894f-7df1e2096870', skuPartNumber: 'O365_BUSINESS_ESSENTIALS' },
  { skuId: '4b9405b0-7788-4568-add1-99614e613b69', skuPartNumber: 'EXCHANGESTANDARD' },
]
const COUNTRIES = ['US', 'GB', 'DE', 'NL'] as const

type Product = { skuId: string; skuPartNumber: string }
type Post = [department: string, jobTitle: string]

const HIRING_BEGINS = Date.UTC(2018, 0, 1)
const HIRING_DAYS = 2500
const DAY = 86_400_000

/**
 * Makes up a company. The same arguments give the same people, ids included. Of a hundred users about four are
 * guests, five may not sign in and eight have no license.
 */
export function generateTenant(plan: {
  seed: number
  tenantId: string
  displayName: string
  domain: string
  /** How many. */
  users: number
}): Tenant {
  const random = createRandom(plan.seed)
  const taken = new Set<string>()
  const users = Array.from({ length: plan.users }, () => generateUser(plan, random, taken))
  const country = pick(random, COUNTRIES)
  return tenantFromDirectory({
    tenantId: plan.tenantId,
    displayName: plan.displayName,
    domains: [plan.domain, `${plan.domain.replaceAll(/[^a-z0-9]/gi, '')}.onmicrosoft.com`],
    users,
    skus: PRODUCTS.map((product) => {
      const used = users.filter((user) =>
        JSON.stringify(user['assignedLicenses']).includes(product.skuId),
      ).length
      const enabled = used + Math.floor(random() * 5)
      return { ...product, prepaidUnits: { enabled, suspended: 0, warning: 0, lockedOut: 0 } }
    }),
    organization: { countryLetterCode: country },
    historySeed: plan.seed,
  })
}

function generateUser(
  { tenantId, domain }: { tenantId: string; domain: string },
  random: () => number,
  taken: Set<string>,
): User {
  const givenName = pick(random, FIRST_NAMES)
  const surname = pick(random, LAST_NAMES)
  const [department, jobTitle] = pick(random, POSTS)
  const isGuest = random() < 0.04
  const product = random() < 0.08 || isGuest ? undefined : pick(random, PRODUCTS)
  const name = untaken(`${givenName}.${surname}`.toLowerCase(), taken)
  const mail = isGuest ? `${name}@partner.example` : `${name}@${domain}`
  const userPrincipalName = isGuest ? `${mail.replace('@', '_')}#EXT#@${domain}` : mail
  const phone = `+1 555 01${String(Math.floor(random() * 100)).padStart(2, '0')}`
  return {
    id: stableGuid(`${tenantId}/${name}`),
    accountEnabled: random() >= 0.05,
    assignedLicenses: product ? [{ disabledPlans: [], skuId: product.skuId }] : [],
    businessPhones: random() < 0.5 ? [phone] : [],
    createdDateTime: new Date(HIRING_BEGINS + Math.floor(random() * HIRING_DAYS) * DAY)
      .toISOString()
      .replace('.000', ''),
    department,
    displayName: `${givenName} ${surname}`,
    givenName,
    jobTitle,
    mail,
    mailNickname: name,
    mobilePhone: random() < 0.3 ? phone : null,
    proxyAddresses: [`SMTP:${mail}`],
    surname,
    usageLocation: isGuest ? null : pick(random, COUNTRIES),
    userPrincipalName,
    userType: isGuest ? 'Guest' : 'Member',
  }
}

function untaken(name: string, taken: Set<string>): string {
  let candidate = name
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${name}${number}`
  taken.add(candidate)
  return candidate
}

function names(...lines: string[]): [string, ...string[]] {
  const [first = '', ...rest] = lines.join(' ').split(' ')
  return [first, ...rest]
}
