import { siteConfigSchema } from '#shared/contract/site-config.ts'
import { confirmSoftwareToken } from '#client/data/user-pool/software-token.ts'
import { OwnPasswordForm } from '#client/features/auth/own-password/own-password-form.tsx'
import { OwnSecondFactor } from '#client/features/auth/own-second-factor/own-second-factor.tsx'
import { ProfilePage } from '#client/features/profile/profile-page.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { openPool } from '../auth/open-pool.ts'
import { leaveKeeping } from '../session/leave-keeping.ts'
import { useLook } from '../look.tsx'
import {
  changeOwnPassword,
  endSecondFactor,
  loadOwnSecret,
  readSecondFactor,
} from '../session/own-account-calls.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { useLock } from '../lock/use-lock.ts'

/** The profile with the forms of the sign-in in it, which ask the user pool. */
export function OwnProfilePage() {
  const { login } = useDevice()
  const lock = useLock()
  const look = useLook()
  const isOnline = useIsOnline()
  const t = useTexts('profile')
  const { email } = login.userData
  const { supportEmail } = siteConfigSchema.parse(lock.config)

  return (
    <ProfilePage
      colorMode={look.colorMode}
      onColorMode={look.choose}
      density={look.density}
      onDensity={look.chooseDensity}
      password={
        <OwnPasswordForm
          email={email}
          supportEmail={supportEmail}
          onChange={changeOwnPassword}
          onChanged={() => leaveKeeping(lock, '/auth/login?message=password_changed')}
        />
      }
      secondFactor={
        <OwnSecondFactor
          email={email}
          supportEmail={supportEmail}
          isRequired={login.mfaRequired}
          disabledReason={isOnline ? undefined : t('offline')}
          onRead={readSecondFactor}
          onLoadSecret={loadOwnSecret}
          onConfirm={async (setup, code) => confirmSoftwareToken(await openPool(), setup, code)}
          onTurnOff={(password) => endSecondFactor(email, password)}
        />
      }
    />
  )
}
