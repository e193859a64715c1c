import { SECURE_MODULES, type Seat } from '#shared/domain/licenses/seat.ts'
import { licenseName } from '../license-words.ts'
import type { Descriptions } from './description.ts'

export const licenseDescriptions: Descriptions<
  | 'license.assign'
  | 'license.autoAssign'
  | 'license.enableSecure'
  | 'license.remove'
  | 'subscription.renewOn'
  | 'subscription.tryDiscover'
> = {
  'license.assign': ({ modules }, { subject }, { tray: t, locale }) =>
    t('describe.assignLicenses', { licenses: namesOf(modules, locale), subject }),
  'license.remove': ({ modules }, { subject }, { tray: t, locale }) =>
    t('describe.removeLicenses', { licenses: namesOf(modules, locale), subject }),
  'license.autoAssign': ({ moduleNumber, on }, { subject }, { tray: t }) =>
    t(on ? 'describe.autoAssignOn' : 'describe.autoAssignOff', {
      license: licenseName(moduleNumber),
      subject,
    }),
  'license.enableSecure': ({ tier }, { subject }, { tray: t }) =>
    tier === 'none'
      ? t('describe.secureOff', { subject })
      : t('describe.secureOn', { license: licenseName(SECURE_MODULES[tier]), subject }),
  'subscription.tryDiscover': (_args, _about, { tray: t }) => t('describe.tryDiscover'),
  'subscription.renewOn': ({ renewsOn }, _about, { tray: t, locale }) =>
    renewsOn === null
      ? t('describe.renewOff')
      : t('describe.renewOn', {
          date: new Date(renewsOn).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
        }),
}

const namesOf = (modules: readonly Seat[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    modules.map(({ moduleNumber }) => licenseName(moduleNumber)),
  )
