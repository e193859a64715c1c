import { type Decision, decide } from '#sandbox/google-workspace/policy-state.ts'
import type { Workspace } from '#sandbox/google-workspace/state.ts'
import { createRandom } from './random.ts'

/** What administrators set who look after their workspace. */
const WISE: readonly Omit<Decision, 'orgUnit'>[] = [
  {
    setting: 'security.two_step_verification_enforcement',
    value: { enforcedFrom: '2025-03-03T08:00:00.000Z' },
  },
  {
    setting: 'security.two_step_verification_enforcement_factor',
    value: { allowedSignInFactorSet: 'NO_TELEPHONY' },
  },
  { setting: 'security.two_step_verification_grace_period', value: { enrollmentGracePeriod: '604800s' } },
  { setting: 'security.session_controls', value: { webSessionDuration: '43200s' } },
  { setting: 'security.password', value: { minimumLength: 12 } },
  { setting: 'api_controls.unconfigured_third_party_apps', value: { accessLevel: 'BLOCK_ALL_SCOPES' } },
  { setting: 'workspace_marketplace.apps_access_options', value: { accessLevel: 'ALLOW_LISTED_APPS' } },
  { setting: 'takeout.service_status', value: { serviceState: 'DISABLED' } },
  { setting: 'gmail.spoofing_and_authentication', value: { detectUnauthenticatedEmails: true } },
  {
    setting: 'gmail.links_and_external_images',
    value: { enableAggressiveWarningsOnUntrustedLinks: true },
  },
  { setting: 'gmail.imap_access', value: { enableImapAccess: false } },
  { setting: 'gmail.pop_access', value: { enablePopAccess: false } },
  { setting: 'gmail.auto_forwarding', value: { enableAutoForwarding: false } },
  {
    setting: 'drive_and_docs.external_sharing',
    value: { externalSharingMode: 'ALLOWLISTED_DOMAINS', allowPublishingFiles: false },
  },
  {
    setting: 'calendar.primary_calendar_max_allowed_external_sharing',
    value: { maxAllowedExternalSharing: 'EXTERNAL_FREE_BUSY_ONLY' },
  },
  {
    setting: 'calendar.secondary_calendar_max_allowed_external_sharing',
    value: { maxAllowedExternalSharing: 'EXTERNAL_FREE_BUSY_ONLY' },
  },
  { setting: 'chat.external_chat_restriction', value: { externalChatRestriction: 'TRUSTED_DOMAINS' } },
]

/** What somebody once asked for, and nobody took back. */
const CONCESSIONS: readonly Decision[] = [
  {
    setting: 'security.two_step_verification_enforcement_factor',
    value: { allowedSignInFactorSet: 'ALL' },
    orgUnit: '/Studio',
  },
  { setting: 'gmail.imap_access', value: { enableImapAccess: true }, orgUnit: '/Studio' },
  {
    setting: 'drive_and_docs.external_sharing',
    value: { externalSharingMode: 'ALLOWED', allowPublishingFiles: true },
    orgUnit: '/Studio',
  },
  { setting: 'security.less_secure_apps', value: { allowLessSecureApps: true }, orgUnit: '/Studio' },
  { setting: 'security.user_account_recovery', value: { enableAccountRecovery: true } },
]

/** How much of it is done, from company to company: some look after their workspace, some never did. */
const CARE = [0.8, 0.35, 0.95, 0.1, 0.6] as const

/** Sets in a workspace of the demo what its administrators have decided. */
export function decideAsCompany(workspace: Workspace, place: number): void {
  const random = createRandom(4706 + place)
  const care = CARE[place % CARE.length] ?? 0
  for (const decision of WISE) if (random.chance(care)) decide(workspace, decision)
  for (const concession of CONCESSIONS) if (random.chance(0.5)) decide(workspace, concession)
}
