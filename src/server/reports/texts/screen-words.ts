import type { Language } from '#shared/domain/language/languages.ts'

/**
 * What the screens say of sources of alerts, checks, second factors and the posture, in a language: a report says the
 * same, and no second list of words can fall behind. Loaded by the first report in the language.
 */
export async function screenWords(language: Language) {
  const [alerts, checks, mfa, posture, tray] = await Promise.all([
    alertsIn[language](),
    checksIn[language](),
    mfaIn[language](),
    postureIn[language](),
    trayIn[language](),
  ])
  return {
    alerts: alerts.alerts,
    checks: checks.checks,
    mfa: mfa.mfa,
    posture: posture.posture,
    tray: tray.tray,
  }
}
export type ScreenWords = Awaited<ReturnType<typeof screenWords>>

const alertsIn = {
  de: () => import('#client/texts/alerts/de.ts'),
  en: () => import('#client/texts/alerts/en.ts'),
  es: () => import('#client/texts/alerts/es.ts'),
  fr: () => import('#client/texts/alerts/fr.ts'),
  ja: () => import('#client/texts/alerts/ja.ts'),
  zh: () => import('#client/texts/alerts/zh.ts'),
} as const

const checksIn = {
  de: () => import('#client/texts/checks/de.ts'),
  en: () => import('#client/texts/checks/en.ts'),
  es: () => import('#client/texts/checks/es.ts'),
  fr: () => import('#client/texts/checks/fr.ts'),
  ja: () => import('#client/texts/checks/ja.ts'),
  zh: () => import('#client/texts/checks/zh.ts'),
} as const

const mfaIn = {
  de: () => import('#client/texts/mfa/de.ts'),
  en: () => import('#client/texts/mfa/en.ts'),
  es: () => import('#client/texts/mfa/es.ts'),
  fr: () => import('#client/texts/mfa/fr.ts'),
  ja: () => import('#client/texts/mfa/ja.ts'),
  zh: () => import('#client/texts/mfa/zh.ts'),
} as const

const postureIn = {
  de: () => import('#client/texts/posture/de.ts'),
  en: () => import('#client/texts/posture/en.ts'),
  es: () => import('#client/texts/posture/es.ts'),
  fr: () => import('#client/texts/posture/fr.ts'),
  ja: () => import('#client/texts/posture/ja.ts'),
  zh: () => import('#client/texts/posture/zh.ts'),
} as const

const trayIn = {
  de: () => import('#client/texts/tray/de.ts'),
  en: () => import('#client/texts/tray/en.ts'),
  es: () => import('#client/texts/tray/es.ts'),
  fr: () => import('#client/texts/tray/fr.ts'),
  ja: () => import('#client/texts/tray/ja.ts'),
  zh: () => import('#client/texts/tray/zh.ts'),
} as const
