import type { Detection } from '../../detection.ts'
import { propertyOf } from '../../facts.ts'
import { dayOf, nameOf } from '../../who.ts'
import { onGoogle } from './google-activity.ts'

const APPS_PAGE = 'https://support.google.com/a/answer/7281227'

/** Scopes that read or send what somebody has, or change the directory. https://developers.google.com/identity/protocols/oauth2/scopes */
const RISKY_SCOPE =
  /https:\/\/mail\.google\.com\/|\/auth\/(gmail\.(?!addons|labels|metadata)|drive(\.readonly)?(?![\w.])|admin\.|contacts|cloud-platform|apps\.groups|chat\.messages|script\.)/i

/** What apps may do in the name of people, or of everybody. */
export const googleApps: readonly Detection[] = [
  onGoogle({
    id: 'google-api-client-authorized',
    names: ['AUTHORIZE_API_CLIENT_ACCESS'],
    sources: ['googleAdmin'],
    guide: 'googleApp',
    // It reads and writes as anybody of the company, without a password and without being seen.
    severity: 'high',
    link: 'https://support.google.com/a/answer/162106',
  }),
  onGoogle({
    id: 'google-app-trusted',
    names: ['ADD_TO_TRUSTED_OAUTH2_APPS'],
    sources: ['googleAdmin'],
    guide: 'googleApp',
    severity: 'medium',
    link: APPS_PAGE,
  }),
  onGoogle({
    id: 'google-app-given-access',
    names: ['authorize'],
    sources: ['googleTokens'],
    guide: 'googleApp',
    // Most apps ask for no more than who somebody is: only what reads or writes their data is told.
    severity: 'medium',
    link: APPS_PAGE,
    judge(event) {
      if (!RISKY_SCOPE.test(propertyOf(event.details, 'scope') ?? '')) return undefined
      const app = propertyOf(event.details, 'client_id') ?? propertyOf(event.details, 'app_name') ?? ''
      // A new token is written every time that an app asks for one.
      return { subject: [nameOf(event.account) ?? event.key, app, dayOf(event.at)] }
    },
  }),
]
