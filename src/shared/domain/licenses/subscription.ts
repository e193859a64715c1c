import { z } from 'zod'
import { licenseCatalogue, licenseNameSchema, type Module } from './catalogue.ts'

export const PLANS = ['Essentials', 'Premium', 'Freemium', 'trial'] as const

/** What an organization has bought, as every one of its users may know it (PERM-19, PERM-26). */
export const subscriptionSchema = z.object({
  /** The organization's. */
  id: z.string(),
  plan: z.enum(PLANS),
  billing: z.enum(['trial', 'trial expired', 'monthly', 'yearly']),
  /** When the trial ends or ended; null where there is none. */
  trial_ends_at: z.string().nullable(),
  /** The day on which it has to be renewed, as somebody noted it; null where nobody did. */
  renews_on: z.string().nullable(),
  /** When the trial of Discover Premium ends or ended; null where it was never begun (ORG-26). */
  discover_trial_ends_at: z.string().nullable(),
  hasPbSub: z.boolean(),
  hasMultiCspSubscription: z.boolean(),
  hasMfaOnlySubscription: z.boolean(),
  hasEngageAutopilotSubscription: z.boolean(),
  licenses: z.array(z.object({ licenseName: licenseNameSchema, quantity: z.number().int().nonnegative() })),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** Everything there is to buy: of whoever runs the site, and of those who try it. */
export const fullSubscription = (id: string): Subscription => ({
  id,
  plan: 'Premium',
  billing: 'yearly',
  trial_ends_at: null,
  renews_on: null,
  discover_trial_ends_at: null,
  hasPbSub: true,
  hasMultiCspSubscription: true,
  hasMfaOnlySubscription: false,
  hasEngageAutopilotSubscription: true,
  licenses: licenseCatalogue.map(({ licenseName, parentCheck }) => ({
    licenseName,
    quantity: parentCheck ? 50 : 10_000,
  })),
})

/** A trial is over when its time is, whatever the server last said: a device may not have heard of it (AUTH-44). */
export function isValid(
  { billing, trial_ends_at }: Pick<Subscription, 'billing' | 'trial_ends_at'>,
  now: number,
): boolean {
  if (billing !== 'trial') return billing !== 'trial expired'
  return trial_ends_at !== null && now < Date.parse(trial_ends_at)
}

export const TIERS = ['none', 'essentials', 'premium'] as const
export type Tier = (typeof TIERS)[number]

/** The best tier of a module that the organization holds a licence of. */
export function tierOf({ licenses }: Subscription, module: Module): Tier {
  const held = licenses.filter(({ quantity }) => quantity > 0).map(({ licenseName }) => licenseName)
  const types = licenseCatalogue
    .filter((each) => each.module === module && held.includes(each.licenseName))
    .map(({ licenseType }) => licenseType)
  return types.includes('premium') ? 'premium' : types.includes('essentials') ? 'essentials' : 'none'
}

/** How many licences of a module the organization holds, whatever their tier. */
export const seatsOf = ({ licenses }: Subscription, module: Module): number =>
  licenses
    .filter(({ licenseName }) =>
      licenseCatalogue.some((each) => each.module === module && each.licenseName === licenseName),
    )
    .reduce((sum, { quantity }) => sum + quantity, 0)

const PAID: readonly Module[] = ['engage', 'secure']

/** SHELL-12: any Engage or Secure licence that was not given for one's own use brings the licensing report. */
export const hasLicensingReport = ({ licenses }: Subscription): boolean =>
  licenseCatalogue.some(
    ({ licenseName, module, parentCheck }) =>
      PAID.includes(module) &&
      !parentCheck &&
      licenses.some((held) => held.licenseName === licenseName && held.quantity > 0),
  )

/** What is bought beside licences, in the app's own names (PERM-26). */
export const subscriptionFlags = ({
  hasPbSub,
  hasMfaOnlySubscription,
  hasEngageAutopilotSubscription,
  hasMultiCspSubscription,
}: Subscription) => ({
  hasValidPostureBaselineSubscription: hasPbSub,
  hasMfaOnlySubscription,
  hasEngageAutopilotSubscription,
  hasMultiCspSubscription,
})

/** What must be bought before a screen, a part of one or a call works (PERM-19, PERM-21, SHELL-35). */
export const GATES = [
  'ratings',
  'exceptions',
  'dashboards',
  'mailboxActions',
  'groupActions',
  'policyManagement',
  'secureAutopilot',
  'postureBaseline',
  'engageAutopilot',
  'multiCsp',
] as const
export type Gate = (typeof GATES)[number]

type Condition = (subscription: Subscription) => boolean
const premium =
  (module: Module): Condition =>
  (subscription) =>
    tierOf(subscription, module) === 'premium'
const postureBaseline: Condition = (subscription) =>
  subscriptionFlags(subscription).hasValidPostureBaselineSubscription
// Autopilot of Secure is what the posture baseline subscription brings.
const secureAutopilot = postureBaseline

const gates: Record<Gate, Condition> = {
  ratings: premium('discover'),
  exceptions: premium('discover'),
  dashboards: premium('discover'),
  mailboxActions: premium('engage'),
  groupActions: premium('engage'),
  policyManagement: (subscription) => premium('secure')(subscription) || secureAutopilot(subscription),
  secureAutopilot,
  postureBaseline,
  engageAutopilot: (subscription) => subscriptionFlags(subscription).hasEngageAutopilotSubscription,
  multiCsp: (subscription) => subscriptionFlags(subscription).hasMultiCspSubscription,
}

export const passes = (gate: Gate, subscription: Subscription): boolean => gates[gate](subscription)
