import { defineCheck } from '../check.ts'
import { settingChanged, switchOf, templates, valueOf } from '../settings/group-setting.ts'
import { whereSynchronized } from '../settings/synchronized-directory.ts'
import { allOf, choice, switched } from '../verdict.ts'

// https://learn.microsoft.com/entra/identity/authentication/concept-password-ban-bad-on-premises
export const onPremisesPasswordsProtected = defineCheck({
  id: 'on-premises-passwords-protected',
  code: 'ENT-19',
  area: 'entra',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['groupSettings', 'organization'],
  anchors: { cis: ['5.2.3.3'] },
  target: { EnableBannedPasswordCheckOnPremises: true, BannedPasswordCheckOnPremisesMode: 'Enforce' },
  evaluate: ({ groupSettings, organization }) =>
    whereSynchronized(organization, () => {
      const { passwords } = templates
      return allOf(
        switched(
          true,
          switchOf(valueOf(groupSettings, passwords, 'EnableBannedPasswordCheckOnPremises', 'true')),
        ),
        // Without a setting the vendor only watches, which protects nobody.
        choice(valueOf(groupSettings, passwords, 'BannedPasswordCheckOnPremisesMode', 'Audit'), {
          good: ['Enforce'],
          bad: ['Audit'],
        }),
      )
    }),
  remedy: ({ groupSettings }) =>
    settingChanged(groupSettings, templates.passwords, {
      EnableBannedPasswordCheckOnPremises: 'True',
      BannedPasswordCheckOnPremisesMode: 'Enforce',
    }),
})
