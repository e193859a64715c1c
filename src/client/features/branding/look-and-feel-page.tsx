import { chakra } from '@chakra-ui/react'
import type { FormEvent } from 'react'
import { type BrandingFields, noBranding } from '#shared/domain/branding/branding.ts'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { saveBranding, watchBranding } from '#client/data/nouns/branding.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { FormFoot } from '#client/parts/form/form-foot.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Page } from '#client/ui/page.tsx'
import { PageSection } from '#client/ui/page-section.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { PictureField } from './picture-field.tsx'

const Form = chakra('form', { base: { display: 'grid', gap: 3.5, maxW: '72rem' } })

/** The organization's logo and favicon, in the app and in its mails (ORG-13 to ORG-15). */
export function LookAndFeelPage() {
  const t = useTexts('branding')
  const place = usePlace()
  const view = useWatched(watchBranding)
  return (
    <Page {...place} purpose={t('purpose')}>
      {view === undefined ? null : <BrandingForm seen={view?.row ?? null} />}
    </Page>
  )
}

function BrandingForm({ seen }: { seen: BrandingFields | null }) {
  const device = useDevice()
  const t = useTexts('branding')
  const words = useTexts('words')
  const disabledReason = useFixedReason()
  const form = useForm({ seen: fieldsOf(seen ?? noBranding), judge: () => ({}), isLive: true })
  const { values, set, changes, isChanged, isSaving, submit, restart } = form
  const isFixed = disabledReason !== undefined
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isFixed || !isChanged) return
    if (!(await submit(() => saveBranding(device, seen, changes)))) return
    restart(values)
    showToast({ tone: 'ok', text: t('saved') })
  }
  return (
    <Form noValidate onSubmit={(event: FormEvent) => void save(event)}>
      <FormFields form={form}>
        {isFixed ? <Callout tone="info">{disabledReason}</Callout> : null}
        <PageSection title={t('logo.title')} help={t('logo.help')}>
          <PictureField
            name="logo_light"
            picture={values.logo_light}
            isPublished={values.publish_logo}
            disabledReason={disabledReason}
            onPicture={(logo_light) => set({ logo_light, publish_logo: logo_light !== null })}
            onPublish={(publish_logo) => set({ publish_logo })}
          />
        </PageSection>
        <PageSection title={t('favicon.title')} help={t('favicon.help')}>
          <PictureField
            name="favicon"
            picture={values.favicon}
            isPublished={values.publish_favicon}
            disabledReason={disabledReason}
            onPicture={(favicon) => set({ favicon, publish_favicon: favicon !== null })}
            onPublish={(publish_favicon) => set({ publish_favicon })}
          />
        </PageSection>
        <PageSection title={t('preview.title')} help={t('preview.help')}>
          <BrandPreview fields={values} />
        </PageSection>
      </FormFields>
      <FormFoot>
        <Button
          type="submit"
          variant="primary"
          busy={isSaving}
          disabledReason={disabledReason ?? (isChanged ? undefined : words('unchanged'))}
        >
          {words('save')}
        </Button>
        {isChanged ? <Button onClick={() => restart()}>{t('discard')}</Button> : null}
      </FormFoot>
    </Form>
  )
}

const fieldsOf = ({
  logo_light,
  publish_logo,
  favicon,
  publish_favicon,
}: BrandingFields): BrandingFields => ({
  logo_light,
  publish_logo,
  favicon,
  publish_favicon,
})

/** Why this person changes nothing here; undefined where they may. */
function useFixedReason(): string | undefined {
  const t = useTexts('branding')
  const errors = useTexts('errors')
  const { login } = useDevice()
  const { permissions } = useAccess()
  const readOnlyReason = useReadOnlyReason()
  if (readOnlyReason) return readOnlyReason
  if (!reaches(permissions.lookAndFeel, 'manage')) return t('noManage')
  return mayChangeOrganization(login.userData) ? undefined : errors('noPermission')
}
