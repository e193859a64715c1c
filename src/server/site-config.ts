import { pricesIn } from '#shared/domain/billing/price-list.ts'
import type { SiteConfig } from '#shared/contract/site-config.ts'
import type { Configuration } from './platform/configuration.ts'
import { TRIAL_EMAIL } from './demo/seed-trial.ts'

type Name = SiteConfig['site']

/** What a site says of itself to everybody. */
export function siteConfigOf(
  name: Name,
  configuration: Configuration,
  { captcha, sso, portal }: { captcha: boolean; sso: boolean; portal: string | null },
): SiteConfig {
  const { USER_POOL_URL, USER_POOL_CLIENT_ID, SUPPORT_EMAIL, SALES_EMAIL } = configuration
  const { BACKUP_URL, SECURITY_TRAINING_URL, ASSISTANT_URL, SUPPORT_CHAT_URL } = configuration
  const email = trialEmailOf(name, configuration)
  return {
    site: name,
    pool: { url: USER_POOL_URL ?? '/identity/', clientId: USER_POOL_CLIENT_ID },
    captcha,
    sso,
    trial: email === undefined ? null : { email },
    assistant: ASSISTANT_URL !== undefined,
    billing: { portal, prices: pricesIn(configuration.BILLING_PRICES) },
    supportEmail: SUPPORT_EMAIL,
    chatUrl: SUPPORT_CHAT_URL ?? null,
    salesEmail: SALES_EMAIL,
    solutions: { backup: BACKUP_URL ?? null, security_training: SECURITY_TRAINING_URL ?? null },
    otherSite: otherSiteOf(name, configuration),
  }
}

/** The shared trial account; the server signs people in to it, so only the embedded pool can have it. */
export function trialEmailOf(
  name: Name,
  { USER_POOL_URL, TRIAL_EMAIL: given }: Pick<Configuration, 'USER_POOL_URL' | 'TRIAL_EMAIL'>,
): string | undefined {
  if (USER_POOL_URL) return undefined
  return given ?? (name === 'test' ? TRIAL_EMAIL : undefined)
}

/** Where the other of the two sites is: in this process, or where its address is named. */
function otherSiteOf(name: Name, { SITE, LIVE_URL, TEST_URL, liveUrl, testUrl }: Configuration) {
  if (SITE === 'both') return name === 'live' ? testUrl : liveUrl
  return (name === 'live' ? TEST_URL : LIVE_URL) ?? null
}
