import type { DevicePolicies, DevicePolicySummary } from '#shared/domain/intune/device-policies.ts'
import type { Platform } from '#shared/domain/intune/device-policy.ts'
import { describeDeviceFinding } from '#shared/domain/intune/describe-device-finding.ts'
import type { DeviceFinding } from '#shared/domain/intune/validate-device-policy.ts'
import { type useTexts, useWholeSection } from '#client/texts/texts.ts'
import {
  type DevicePolicyRow,
  type FigureName,
  type IntuneArea,
  type NamedGroup,
  unreadSets,
} from './device-policy-rows.ts'
import type { PlatformChoice } from './intune-address.ts'
import type { Whom } from './whom.ts'

export type IntuneTexts = ReturnType<typeof useTexts<'intune'>>

/** Names that no language translates. */
const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  windows: 'Windows',
  macOS: 'macOS',
  iOS: 'iOS/iPadOS',
  android: 'Android',
  linux: 'Linux',
}

export const platformText = (platform: PlatformChoice, t: IntuneTexts): string =>
  platform === 'other' ? t('otherPlatform') : PLATFORM_NAMES[platform]

export const figureText = (name: FigureName, t: IntuneTexts): string =>
  name === 'policies' || name === 'nobody' ? t(`figures.${name}`) : platformText(name, t)

/** The words of findings, in the language of the person. */
export function useFindingText(): (finding: DeviceFinding) => string {
  const { policy } = useWholeSection('intune')
  return (finding) => describeDeviceFinding(policy, finding)
}

/** A group by its name, or by the beginning of its id. */
export const groupText = ({ id, name }: NamedGroup, t: IntuneTexts): string =>
  name ?? t('whom.group', { id: id.slice(0, 8) })

/** Each of those whom a policy is for. */
export const includedTexts = (
  { everyDevice, everyUser, include }: Omit<Whom, 'exclude' | 'isAssigned'>,
  t: IntuneTexts,
): string[] => [
  ...(everyDevice ? [t('whom.everyDevice')] : []),
  ...(everyUser ? [t('whom.everyUser')] : []),
  ...include.map((group) => groupText(group, t)),
]

/** Whom a policy is for, in one line. */
export function whomText(row: DevicePolicyRow, t: IntuneTexts): string {
  const { policy, include, exclude, isAssigned } = row
  const { everyDevice, everyUser } = policy.targets
  return targetsText({ everyDevice, everyUser, include, exclude, isAssigned }, t, policy.has_more_targets)
}

/** The same of anybody; `hasMore`: it is for others, with a filter. */
export function targetsText(whom: Whom, t: IntuneTexts, hasMore = false): string {
  const included = includedTexts(whom, t)
  const without = whom.exclude.map((group) => groupText(group, t)).join(', ')
  return [
    ...(whom.isAssigned ? included : [t('whom.nobody')]),
    ...(hasMore ? [t(included.length > 0 ? 'whom.filtered' : 'whom.others')] : []),
    ...(without === '' ? [] : [t('whom.without', { names: without })]),
  ].join(', ')
}

type Action = DevicePolicySummary['actions'][number]

const HOURS = 24

/** What follows when a device does not comply, and when. */
export function actionText({ action, graceHours }: Pick<Action, 'action' | 'graceHours'>, t: IntuneTexts) {
  const name = t(`actions.${action}`)
  if (graceHours === 0) return t('when.atOnce', { name })
  const isOfDays = graceHours > HOURS && graceHours % HOURS === 0
  return isOfDays
    ? t('when.days', { name, count: graceHours / HOURS })
    : t('when.hours', { name, count: graceHours })
}

/** What follows, the soonest first. */
export const actionTexts = ({ actions }: Pick<DevicePolicySummary, 'actions'>, t: IntuneTexts): string[] =>
  actions.toSorted((a, b) => a.graceHours - b.graceHours).map((action) => actionText(action, t))

/** What of a company could not be read, and why. */
export const unreadSentences = (
  own: Pick<DevicePolicies, 'unread'>,
  area: IntuneArea,
  t: IntuneTexts,
): string[] =>
  unreadSets(own, area).map(({ reason, sets }) =>
    t('unread.sets', {
      sets: sets.map((set) => t(`kinds.${set}`)).join(', '),
      reason: t(`reasons.${reason}`),
    }),
  )
