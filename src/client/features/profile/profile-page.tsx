import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { fullName } from '#shared/domain/users/user.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Page } from '#client/ui/page.tsx'
import { LookForm, type LookFormProps } from './look-form.tsx'
import { NamesForm } from './names-form.tsx'
import { OwnDevices } from './own-devices.tsx'
import { PictureForm } from './picture-form.tsx'
import { PageSection } from '#client/ui/page-section.tsx'

const Sections = chakra('div', { base: { display: 'grid', gap: 3.5, maxW: '72rem' } })

interface ProfilePageProps extends LookFormProps {
  /** How the person signs in: these two ask the user pool. */
  password: ReactNode
  secondFactor: ReactNode
}

/** What a person is, knows and sets about themselves (ORG-21). */
export function ProfilePage(props: ProfilePageProps) {
  const { password, secondFactor } = props
  const isOnline = useIsOnline()
  const { login } = useDevice()
  const user = login.userData
  const t = useTexts('profile')
  const words = useTexts('words')
  const errors = useTexts('errors')
  // Nobody's own: the server and the user pool refuse all of it.
  const readOnlyReason = useReadOnlyReason()
  const isShared = readOnlyReason !== undefined
  const disabledReason = readOnlyReason ?? (isOnline ? undefined : t('offline'))
  const fixedReason = user.untouchable ? errors('untouchableUser') : disabledReason
  return (
    <Page {...usePlace()} purpose={t('purpose')}>
      <Sections>
        {fixedReason === undefined ? null : <Callout tone="info">{fixedReason}</Callout>}
        <PageSection title={t('names.title')}>
          <NamesForm seen={user} email={user.email} disabledReason={fixedReason} />
        </PageSection>
        <PageSection title={t('picture.title')} help={t('picture.help')}>
          <PictureForm
            name={fullName(user) || user.email}
            picture={user.avatar}
            disabledReason={fixedReason}
          />
        </PageSection>
        {isShared ? null : (
          <>
            <PageSection title={words('password')} help={t('password.help')}>
              {password}
            </PageSection>
            <PageSection title={t('secondFactor.title')}>{secondFactor}</PageSection>
          </>
        )}
        <PageSection title={t('look.title')} help={t('look.help')}>
          <LookForm {...props} />
        </PageSection>
        {isShared ? null : (
          <PageSection title={t('devices.title')} help={t('devices.help')}>
            <OwnDevices disabledReason={disabledReason} />
          </PageSection>
        )}
      </Sections>
    </Page>
  )
}
