import type { PlayedStory } from '../tenant/feeds.ts'
import type { Tenant } from '../tenant/state.ts'
import { conditionalAccessOff } from './conditional-access-off.ts'
import { consentPhishing } from './consent-phishing.ts'
import { foreignSignIn } from './foreign-sign-in.ts'
import { forwardingInboxRule } from './forwarding-inbox-rule.ts'
import { mailboxForwarding } from './mailbox-forwarding.ts'
import { mfaFatigue } from './mfa-fatigue.ts'
import { passwordSpray } from './password-spray.ts'
import { quarantineRequest } from './quarantine-request.ts'
import { restrictedSender } from './restricted-sender.ts'
import { rogueApp } from './rogue-app.ts'
import { roleAtNight } from './role-at-night.ts'
import { createStage } from './stage.ts'
import type { Story } from './story.ts'

const MINUTE = 60_000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const KEPT = 10

export const stories: readonly Story[] = [
  passwordSpray,
  foreignSignIn,
  forwardingInboxRule,
  consentPhishing,
  roleAtNight,
  conditionalAccessOff,
  mfaFatigue,
  mailboxForwarding,
  rogueApp,
  restrictedSender,
  quarantineRequest,
]

interface PlayParts {
  /** Milliseconds since 1970, both. Without a beginning the story has just ended, or is to happen in the next night. */
  beginsAt?: number | undefined
  now: number
  /** Whether the feeds are as late as the real ones. */
  isDelayed: boolean
}

/** Plays a story in a tenant, and gives what it has written, also of what appears later. */
export function playStory(
  tenant: Tenant,
  story: Story,
  { beginsAt, now, isDelayed }: PlayParts,
): PlayedStory {
  const begins = beginsAt ?? usualBeginning(story, now)
  const { stage, written } = createStage({ tenant, storyId: story.id, beginsAt: begins, now, isDelayed })
  story.play(stage)
  const played = { title: story.title, at: begins, written }
  tenant.feeds.played = [played, ...tenant.feeds.played].slice(0, KEPT)
  return played
}

function usualBeginning({ lasts, hour }: Story, now: number): number {
  if (hour === undefined) return now - lasts * MINUTE
  // Not last night: whoever has read the feeds since then would not look back so far.
  const today = Math.floor(now / DAY) * DAY + hour * HOUR
  return today >= now ? today : today + DAY
}
